import { expect, it } from 'vitest';
import { buildImport } from '#schema/rules/launch/import/build-import.ts';
import { guessColumns } from '#schema/rules/launch/import/guess-columns.ts';
import type { Built } from '#schema/rules/launch/import/imported.ts';
import { sheetOf } from '#schema/rules/launch/import/sheet.builders.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { hasSought, previewLines } from './preview-lines.ts';

function built(kind: ImportKind, rows: readonly (readonly string[])[]): Built {
  const sheet = sheetOf(...rows);
  return buildImport({ kind, sheet, mapping: guessColumns(kind, sheet), present: [], updatesByCode: true, edits: {} });
}
const linesOf = (kind: ImportKind, ...rows: readonly (readonly string[])[]) => previewLines(built(kind, rows), new Set(), null);

it('shows the columns that do not fit side by side under their row, but for those that are mended there', () => {
  expect(
    linesOf('test_data', ['A', 'B', 'C', 'D', 'E', 'F', 'G'], ['1', '2', '3', '4', '5', '', '7'], ['1', '2', '3', '4', '5\0']),
  ).toMatchObject([
    {
      row: 2,
      cells: [{ text: '1' }, { text: '2' }, { text: '3' }, { text: '4' }],
      facts: [
        { label: 'E', text: '5' },
        { label: 'G', text: '7' },
      ],
    },
    { row: 3, facts: [], notes: [{ label: 'E' }] },
  ]);
});

it('shows what a case has beside its steps with its name', () => {
  const [thing, row] = linesOf('test_cases', ['Name', 'Prerequisites', 'Instruction', 'Owner'], ['Pay', 'A cart', 'Open', 'Ann']);
  const facts = [
    { label: 'Prerequisites', text: 'A cart' },
    { label: 'Owner', text: 'Ann' },
  ];
  expect([thing, row]).toMatchObject([{ thing: { facts } }, { cells: [{ text: 'Open' }], facts: [] }]);
});

it('keeps the rows with what is looked for', () => {
  const rows = [
    ['Name', 'Action', 'Expected'],
    ['Pay', 'Open', ''],
    ['Leave', 'Clo\0se', 'Closed'],
  ];
  const rowsWith = (only: 'error' | 'warning') =>
    previewLines(built('test_cases', rows), new Set(), only).flatMap((line) =>
      line.kind === 'row' ? [[line.row, hasSought(line, 'error'), hasSought(line, 'warning')]] : [],
    );
  expect([rowsWith('error'), rowsWith('warning')]).toEqual([[[3, true, false]], [[2, false, true]]]);
});
