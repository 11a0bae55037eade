import { counted } from '../counted.ts';
export const importKinds = ['test_cases', 'known_issues', 'test_data'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Where somebody chose otherwise than the reader finds by itself; else null. `header` is the number of a row. */
export type Reading = { readonly header: number | null; readonly delimiter: string | null; readonly encoding: string | null };
export const asFound: Reading = { header: null, delimiter: null, encoding: null };

type KindWords = { readonly title: string; readonly one: string; readonly many: string; readonly file: string; readonly example: string };

export const importWords: Readonly<Record<ImportKind, KindWords>> = {
  test_cases: {
    title: 'Import test cases',
    one: 'test case',
    many: 'test cases',
    file: 'Test case file',
    example: 'One row a step: Section, Code, Name, Prerequisites, Instruction, Expected result, Tags.',
  },
  known_issues: {
    title: 'Import known issues',
    one: 'known issue',
    many: 'known issues',
    file: 'Known issues file',
    example:
      'One row an issue, with the column Title. Issue Description, Actual results, Expected results, Reproduction steps, Issue Attachments and Project component may follow.',
  },
  test_data: {
    title: 'Import test data',
    one: 'row of test data',
    many: 'rows of test data',
    file: 'Test data file',
    example: 'A header row, and one row for each set of data.',
  },
};

/** '3 test cases', '1 known issue'. */
export const countedThings = (kind: ImportKind, count: number): string => counted(count, importWords[kind].one, importWords[kind].many);
