import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { testCaseColumnLabels, testCaseColumns } from './test-case-columns.ts';
import type { TestCaseColumn } from './test-case-columns.ts';
import * as v from 'valibot';
import { importKinds } from '#schema/vocabulary/launch/import-kinds.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';

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

export const keysOf = <Key extends string>(record: Readonly<Record<Key, string>>): readonly Key[] => Object.keys(record) as Key[];

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
export const mayRepeat: readonly ColumnTarget[] = ['additional', 'keep', 'leave_out'];

/** A field chosen twice, or a required one missing. */
export function mappingFaults(kind: ImportKind, mapping: ColumnMapping): readonly string[] {
  const single = mapping.filter((target) => !mayRepeat.includes(target));
  const twice = [...new Set(single.filter((target, index) => single.indexOf(target) !== index))];
  return [
    ...twice.map((target) => `Two columns are mapped to ${columnTargetLabels[target]}. Choose one.`),
    ...(mapping.includes(required[kind].target) ? [] : [required[kind].message]),
  ];
}

/** Letters and digits alone. */
export const plainHeader = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const ownHeaders = Object.values(testCaseColumns) as readonly string[];
/** A file we exported: it says what its columns and cells are. */
export const isOwnFile = (headers: readonly string[]): boolean => ownHeaders.every((header, index) => headers[index] === header);

export const rememberable = (headers: readonly string[], mapping: ColumnMapping): RememberedColumns =>
  headers.flatMap((header, index) => {
    const target = mapping[index];
    return header === '' || header.length > importLimits.header || target === undefined ? [] : [{ header, target }];
  });

const column = v.object({
  header: v.pipe(
    v.string(),
    v.minLength(1, 'A column needs a header.'),
    v.maxLength(importLimits.header, launchMessages.tooLong(importLimits.header)),
  ),
  target: v.string(),
});

export const importMappingRule = v.pipe(
  v.object({
    kind: v.picklist(importKinds),
    columns: v.pipe(
      v.array(column),
      v.minLength(1, 'Give at least one column.'),
      v.maxLength(importLimits.columns, `At most ${importLimits.columns} columns can be remembered at once.`),
      v.check((columns) => new Set(columns.map(({ header }) => header)).size === columns.length, 'Two columns have the same header.'),
    ),
  }),
  v.check(
    ({ kind, columns }) => columns.every(({ target }) => columnTargets[kind].some((one) => one === target)),
    launchMessages.notOffered,
  ),
);
export type ImportMappingInput = v.InferOutput<typeof importMappingRule>;
