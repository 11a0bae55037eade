// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ShownRestore } from '#machines/flows/shared/organization-archives.ts';
import { RestoresView } from './restore.view.tsx';

afterEach(cleanup);

const restore: ShownRestore = {
  id: 'r1',
  state: 'checked',
  name: 'NW-2026-11-20.zip',
  sizeBytes: 2_097_152,
  found: [
    { label: 'Organization', value: 'Northwind (NW)' },
    { label: 'Rows', value: '1,204 in 40 tables' },
  ],
  reason: null,
  done: 0,
  total: 0,
  restoredId: null,
  askedBy: 'Olga Petrova',
  askedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-22T10:00:00.000Z',
};

const show = (restores: readonly ShownRestore[], isSending = false) => {
  const chosen: string[] = [];
  render(
    <RestoresView
      restores={restores}
      isSending={isSending}
      onChoose={(file) => void chosen.push(file.name)}
      renderActs={({ id }) => <button type="button">Restore {id}</button>}
    />,
  );
  return chosen;
};
const rows = () => [...screen.getByRole('table', { name: 'Archives' }).querySelectorAll('tbody tr')].map((row) => row.textContent);

it('says what a checked archive brings, and that nothing was changed', () => {
  const chosen = show([restore]);
  expect(screen.getByRole('region', { name: 'What it brings' }).textContent).toContain('Rows1,204 in 40 tables');
  expect(rows()[0]).toMatch(/NW-2026-11-20\.zip2\.0 MiB, Olga Petrova.*CheckedNothing was changed yet\..*Restore r1/u);
  fireEvent.change(screen.getByLabelText('Archive of an organization', { selector: 'input' }), { target: { files: [] } });
  expect(chosen).toEqual([]);
  expect(screen.getByText(/Another archive is open below/u)).toBeDefined();
});

it('says how far it is, why it was refused, and where the organization is then', () => {
  show([
    { ...restore, state: 'restoring', done: 30, total: 40 },
    { ...restore, id: 'r2', state: 'refused', found: [], reason: 'NW cannot be restored here: Northwind has the code NW.' },
    { ...restore, id: 'r3', state: 'restored', restoredId: 'o1' },
  ]);
  const [first, second, third] = rows();
  expect([first, second, third].map((row) => /75%|has the code NW\.|Northwind \(NW\)/u.exec(row ?? '')?.[0])).toEqual([
    '75%',
    'has the code NW.',
    'Northwind (NW)',
  ]);
  expect(screen.getByRole('link', { name: 'Northwind (NW)' }).getAttribute('href')).toBe('/operator/organizations/o1');
});

it('takes a file where none is open, and says that there was none yet', () => {
  const chosen = show([]);
  expect(screen.getByText('No archive yet')).toBeDefined();
  const input = screen.getByLabelText('Archive of an organization', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'NW.zip')] } });
  expect(chosen).toEqual(['NW.zip']);
});

it('takes no second file while one is on its way', () => {
  show([{ ...restore, state: 'awaiting', found: [], sizeBytes: null }], true);
  expect(screen.getByText('The archive is on its way')).toBeDefined();
  expect(rows()[0]).toContain('Not arrived');
});
