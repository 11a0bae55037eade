import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { Sheet } from './sheet.ts';
import { testCaseColumnLabels, testCaseColumns, testCaseSynonyms } from './test-case-columns.ts';
import type { TestCaseColumn } from './test-case-columns.ts';

/** The names must match. */
export const knownIssueColumns = {
  title: 'Title',
  issueDescription: 'Issue Description',
  actualResults: 'Actual results',
  expectedResults: 'Expected results',
  reproductionSteps: 'Reproduction steps',
  issueAttachments: 'Issue Attachments',
  projectComponent: 'Project component',
} as const;
export type KnownIssueColumn = keyof typeof knownIssueColumns;

export type ColumnTarget = TestCaseColumn | KnownIssueColumn | 'additional' | 'keep' | 'leave_out';
export type ColumnMapping = readonly ColumnTarget[];
export type RememberedColumns = readonly { readonly header: string; readonly target: string }[];

const keysOf = <Key extends string>(record: Readonly<Record<Key, string>>): readonly Key[] => Object.keys(record) as Key[];

export const columnTargets: Readonly<Record<ImportKind, readonly ColumnTarget[]>> = {
  test_cases: [...keysOf(testCaseColumns), 'additional', 'leave_out'],
  known_issues: [...keysOf(knownIssueColumns), 'leave_out'],
  test_data: ['keep', 'leave_out'],
};

export const columnTargetLabels: Readonly<Record<ColumnTarget, string>> = {
  ...testCaseColumnLabels,
  ...knownIssueColumns,
  additional: 'Additional information',
  keep: 'Keep',
  leave_out: 'Leave out',
};

const required: Readonly<Record<ImportKind, { readonly target: ColumnTarget; readonly message: string }>> = {
  test_cases: { target: 'name', message: 'Choose the column that holds the name of the test case.' },
  known_issues: {
    target: 'title',
    message: 'Choose the column that holds the title of the issue. A file of known issues calls it "Title".',
  },
  test_data: { target: 'keep', message: 'Choose at least one column to keep.' },
};
const mayRepeat: readonly ColumnTarget[] = ['additional', 'keep', 'leave_out'];

/** A field chosen twice, or a required one missing. */
export function mappingFaults(kind: ImportKind, mapping: ColumnMapping): readonly string[] {
  const single = mapping.filter((target) => !mayRepeat.includes(target));
  const twice = [...new Set(single.filter((target, index) => single.indexOf(target) !== index))];
  return [
    ...twice.map((target) => `Two columns are mapped to ${columnTargetLabels[target]}. Choose one.`),
    ...(mapping.includes(required[kind].target) ? [] : [required[kind].message]),
  ];
}

const plain = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const ownHeaders = Object.values(testCaseColumns) as readonly string[];
/** A file we exported: remembered mappings do not apply. */
const isOwn = (sheet: Sheet): boolean => ownHeaders.every((header, index) => sheet.headers[index] === header);

/** Each target once, unless it may repeat. */
function chooser(sheet: Sheet) {
  const chosen = new Map<number, ColumnTarget>();
  const isFree = (target: ColumnTarget): boolean => mayRepeat.includes(target) || ![...chosen.values()].includes(target);
  return {
    chosen,
    take: (target: ColumnTarget, isIt: (header: string) => boolean): void => {
      if (!isFree(target)) return;
      const index = sheet.headers.findIndex((header, at) => !chosen.has(at) && isIt(header));
      if (index >= 0) chosen.set(index, target);
    },
  };
}

/** Remembered mappings first, then our own headers, then other tools' names. */
export function guessColumns(kind: ImportKind, sheet: Sheet, remembered: RememberedColumns = []): ColumnMapping {
  const { chosen, take } = chooser(sheet);
  if (kind !== 'test_cases' || !isOwn(sheet)) {
    for (const { header, target } of remembered) {
      const known = columnTargets[kind].find((one) => one === target);
      if (known !== undefined && header !== '') take(known, (one) => one === header);
    }
  }
  if (kind === 'test_cases') {
    const fields = keysOf(testCaseColumns);
    for (const field of fields) take(field, (header) => plain(header) === plain(testCaseColumns[field]));
    for (const field of fields) for (const wanted of testCaseSynonyms[field]) take(field, (header) => plain(header) === wanted);
  }
  if (kind === 'known_issues') for (const field of keysOf(knownIssueColumns)) take(field, (header) => header === knownIssueColumns[field]);
  const filled = (index: number): boolean => sheet.rows.some((row) => (row.cells[index] ?? '') !== '');
  const rest = (index: number): ColumnTarget => {
    if (kind === 'known_issues') return 'leave_out';
    if (kind === 'test_data') return sheet.headers[index] === '' && !filled(index) ? 'leave_out' : 'keep';
    return filled(index) ? 'additional' : 'leave_out';
  };
  return sheet.headers.map((_, index) => chosen.get(index) ?? rest(index));
}

export const rememberable = (headers: readonly string[], mapping: ColumnMapping): RememberedColumns =>
  headers.flatMap((header, index) => {
    const target = mapping[index];
    return header === '' || header.length > importLimits.header || target === undefined ? [] : [{ header, target }];
  });
