// @vitest-environment happy-dom
import { importVocabularyMachine } from '#machines/flows/operator/acts.ts';
import { rowsOfTable } from '#schema/rules/operator/vocabulary.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ImportView } from './import.view.tsx';
import type { PreviewedRow } from './import.view.tsx';
import { fullName, usedBy } from './vocabulary.view.tsx';

afterEach(cleanup);

const never = () => undefined;
const drawn = (values: object, preview: readonly PreviewedRow[] | null = null, hasFailed = false) => {
  const actorRef = createActor(importVocabularyMachine, { input: undefined }).start();
  actorRef.send({ type: 'form.open', values: { kind: 'mobile_device', ...values } });
  render(
    <ImportView
      actorRef={actorRef}
      kind="mobile_device"
      preview={preview}
      hasFailed={hasFailed}
      onFile={never}
      onRemove={never}
      onRetry={never}
    />,
  );
};
const row = (verdict: PreviewedRow['verdict'], name: string, message: string | null = null): PreviewedRow => ({
  verdict,
  name,
  code: null,
  parent: 'Samsung',
  message,
});
const chosen = { fileName: 'phones.csv', rows: [{}] };

describe('an import of words', () => {
  it('names the columns of its kind, and cannot be sent without a file', () => {
    drawn({});
    expect(screen.getByText(/Columns: Name, Maker, Device type\. 2,000 rows at most\./u)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Import/u }).getAttribute('aria-disabled')).toBe('true');
  });

  it('counts what is new, renamed, unknown and as it is, and lists what it changes or leaves out with the reason', () => {
    drawn(chosen, [
      row('same', 'Galaxy S8'),
      row('new', 'Galaxy S26'),
      row('changed', 'Galaxy S9+', 'Until now galaxy s9+'),
      row('unknown', 'Pixel 12', 'There is no maker named Google.'),
    ]);
    for (const words of ['1 new', '1 renamed', '1 unknown', '1 as it is']) expect(screen.getByText(words)).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Galaxy S26 Samsungnew',
      'Galaxy S9+ SamsungUntil now galaxy s9+renamed',
      'Pixel 12 SamsungThere is no maker named Google.unknown',
    ]);
    expect(screen.getByRole('button', { name: 'Import 2 entries' }).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('says that a file holds nothing new, and sends nothing', () => {
    drawn(chosen, [row('same', 'Galaxy S8')]);
    expect(screen.getByText('Everything in this file is there. There is nothing to import.')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Import/u }).getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['why a file could not be read', { fileName: 'x.pdf', unread: 'This is a PDF.' }, null, false, 'This is a PDF.'],
    ['that it is looked at', chosen, null, false, 'Looking at the file'],
    ['that it could not be looked at', chosen, null, true, 'The file could not be looked at.'],
  ] as const)('says %s', (_, values, preview, hasFailed, words) => {
    drawn(values, preview, hasFailed);
    expect(screen.getByText(words)).toBeDefined();
  });
});

describe('rows of a table', () => {
  it.each([
    [
      'country',
      [
        ['Code', 'Name'],
        ['DE', 'Germany'],
        ['', ''],
      ],
      [['Germany', 'DE', null, null]],
    ],
    ['country', [['Our list'], ['Country', 'ISO code'], ['Brazil', 'BR']], [['Brazil', 'BR', null, null]]],
    [
      'mobile_device',
      [
        ['Manufacturer', 'Model', 'Type'],
        ['Samsung', 'Galaxy S26', 'Android smartphone'],
      ],
      [['Galaxy S26', null, 'Samsung', 'Android smartphone']],
    ],
    [
      'mobile_device',
      [
        ['Device', 'Maker', 'device_type'],
        ['Pixel 12', 'Google', 'Android smartphone'],
      ],
      [['Pixel 12', null, 'Google', 'Android smartphone']],
    ],
    [
      'operating_system_version',
      [
        ['OS', 'Version'],
        ['Android', 'Android 17'],
      ],
      [['Android 17', null, 'Android', null]],
    ],
    ['device_type', [['Device type'], ['Smart TV']], [['Smart TV', null, null, null]]],
    [
      'internet_browser',
      [['Ladybird'], ['Dillo']],
      [
        ['Ladybird', null, null, null],
        ['Dillo', null, null, null],
      ],
    ],
    ['internet_browser', [], []],
  ] as const)('of %s are found by the header, wherever it stands', (kind, table, expected) => {
    expect(rowsOfTable(kind, table).map(({ name, code, parent, deviceType }) => [name, code, parent, deviceType])).toEqual(expected);
  });
});

describe('an entry', () => {
  it('is called by its maker where it is a device', () => {
    expect(fullName({ kind: 'mobile_device', name: 'Galaxy S8', parent: 'Samsung' })).toBe('Samsung Galaxy S8');
    expect(fullName({ kind: 'operating_system_version', name: 'Android 17', parent: 'Android' })).toBe('Android 17');
  });

  it.each([
    [0, 0, null],
    [1, 0, '1 tester'],
    [0, 2, '2 tests'],
    [12, 1, '12 testers and 1 test'],
  ])('used by %i testers and %i tests says so', (testersCount, testsCount, words) => {
    expect(usedBy({ testersCount, testsCount })).toBe(words);
  });
});
