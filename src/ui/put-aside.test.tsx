// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Unread } from '#schema/rules/fit.ts';
import { PutAside } from './put-aside.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const price = { field: 'price', of: '', value: 'much' };
const notes = { field: 'notes', of: 'Spring', value: 'Ask Ann', reason: 'placeless' } as const;
const lost = 'Part of what was saved with this draft could not be opened.';

/** What is shown of entries, and the files that the browser is given for a press. */
function show(entries: readonly Unread[]) {
  const given: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${given.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const onForget = vi.fn<() => void>();
  const { container } = render(
    <PutAside noun="draft" whole="request" entries={entries} labels={{ price: 'Payout' }} onForget={onForget} />,
  );
  const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
  return { given, names, onForget, press, words: container.textContent ?? '' };
}

describe('what was put aside', () => {
  it('is said not to be opened only where it could not be', () => {
    expect(show([price]).words).toContain(`${lost} It is put aside and is not part of the request: Payout.`);
    cleanup();
    const { words, press, onForget } = show([notes, { ...notes, field: 'desiredOutcomes' }]);
    expect(words).toContain(
      'Part of what was copied is put aside. This request has no place for: Notes of Spring, Desired outcomes of Spring.',
    );
    expect(words).not.toContain('could not be opened');
    press('Throw it away');
    expect(onForget).toHaveBeenCalledOnce();
  });

  it('says both where one could not be opened and another has no place', () => {
    const { words } = show([price, notes]);
    expect(words).toContain(
      `${lost} It is put aside and is not part of the request: Payout. This request has no place for: Notes of Spring.`,
    );
  });

  it('is saved as a file with everything but the files in it, each of which is saved by its own name', async () => {
    const rows = new File(['Name\nPay'], 'cases.csv', { type: 'text/html' });
    const { given, names, press } = show([{ field: 'import', of: '', value: { rows: { file: rows, more: [new Blob(['x'])] } } }]);
    press('Save as a file');
    press('Save cases.csv');
    press('Save put-aside');
    expect(names).toEqual(['put-aside.json', 'cases.csv', 'put-aside']);
    expect(JSON.parse((await given[0]?.text()) ?? '')).toEqual([
      { field: 'import', of: '', value: { rows: { file: { file: 'cases.csv', size: 8 }, more: [{ file: 'put-aside', size: 1 }] } } },
    ]);
    expect([given[1]?.type, await given[1]?.text()]).toEqual(['application/octet-stream', 'Name\nPay']);
  });

  it.each([
    ['../../etc/passwd', '-..-etc-passwd'],
    ['C:\\Temp\\a|b?.csv', 'C--Temp-a-b-.csv'],
    ['cases\u202Evsc.exe', 'casesvsc.exe'],
    ['a\u0000\n\ud800.csv', 'a.csv'],
    ['con.csv', '_con.csv'],
    [' .htaccess. ', 'htaccess'],
    ['...', 'put-aside'],
    [`${'x'.repeat(300)}.csv`, `${'x'.repeat(96)}.csv`],
    [`${'x'.repeat(95)}😀.csv`, `${'x'.repeat(95)}.csv`],
  ])('is saved by a harmless name where it is called %j', (called, name) => {
    const { names, press } = show([{ field: 'file', of: '', value: new File(['x'], called) }]);
    press(`Save ${name}`);
    expect(names).toEqual([name]);
  });
});
