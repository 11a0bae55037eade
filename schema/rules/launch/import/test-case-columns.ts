import type { Sheet } from './sheet.ts';

/** The fields a column of a test case file can hold, with the header of the file we write. */
export const testCaseColumns = {
  section: 'Section',
  code: 'Code',
  name: 'Name',
  prerequisites: 'Prerequisites',
  instruction: 'Instruction',
  expectedResult: 'Expected result',
  tags: 'Tags',
} as const;
export type TestCaseColumn = keyof typeof testCaseColumns;

/** Where a column of the file goes. */
export type ColumnTarget = TestCaseColumn | 'additional' | 'leave_out';
export type ColumnMapping = readonly ColumnTarget[];
export const columnTargets: readonly ColumnTarget[] = [...(Object.keys(testCaseColumns) as TestCaseColumn[]), 'additional', 'leave_out'];
export const columnTargetLabels: Readonly<Record<ColumnTarget, string>> = {
  section: 'Section',
  code: 'Code',
  name: 'Name',
  prerequisites: 'Prerequisites',
  instruction: 'Instruction step',
  expectedResult: 'Expected result step',
  tags: 'Tags',
  additional: 'Additional information',
  leave_out: 'Leave out',
};

const synonyms: Readonly<Record<TestCaseColumn, readonly string[]>> = {
  section: ['section', 'area', 'module', 'suite', 'folder', 'feature', 'sectionhierarchy'],
  code: ['code', 'id', 'caseid', 'testcaseid', 'testid', 'key', 'issuekey', 'testcasecode', 'number', 'no'],
  name: ['name', 'title', 'testcase', 'testcasename', 'testcasetitle', 'casename', 'summary', 'testname', 'scenario'],
  prerequisites: ['prerequisites', 'prerequisite', 'preconditions', 'precondition', 'beforeyoustart', 'setup'],
  instruction: [
    'instruction',
    'instructions',
    'instructionstep',
    'action',
    'step',
    'steps',
    'stepsstep',
    'teststep',
    'teststeps',
    'stepaction',
    'stepdescription',
    'whattodo',
  ],
  expectedResult: [
    'expectedresult',
    'expectedresults',
    'expected',
    'expectedoutcome',
    'expectedresultstep',
    'resultshouldbe',
    'stepsexpectedresult',
    'stepexpectedresult',
  ],
  tags: ['tags', 'tag', 'labels', 'label', 'keywords'],
};

const plain = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The mapping a person would most likely choose: our own headers first, then what other tools call them. */
export function guessMapping(sheet: Sheet): ColumnMapping {
  const headers = sheet.headers.map(plain);
  const chosen = new Map<number, TestCaseColumn>();
  const fields = Object.keys(testCaseColumns) as TestCaseColumn[];
  const take = (field: TestCaseColumn, wanted: string): boolean => {
    if ([...chosen.values()].includes(field)) return true;
    const index = headers.findIndex((header, at) => header === wanted && !chosen.has(at));
    if (index >= 0) chosen.set(index, field);
    return index >= 0;
  };
  for (const field of fields) take(field, plain(testCaseColumns[field]));
  for (const field of fields) synonyms[field].some((wanted) => take(field, wanted));
  const filled = (index: number): boolean => sheet.rows.some((row) => (row.cells[index] ?? '') !== '');
  return sheet.headers.map((_, index) => chosen.get(index) ?? (filled(index) ? 'additional' : 'leave_out'));
}

/** Why a mapping cannot be used: a field chosen twice, or no column that starts a case. */
export function mappingFaults(mapping: ColumnMapping): readonly string[] {
  const single = mapping.filter((target) => target !== 'additional' && target !== 'leave_out');
  const twice = [...new Set(single.filter((target, index) => single.indexOf(target) !== index))];
  return [
    ...twice.map((target) => `Two columns are mapped to ${columnTargetLabels[target]}. Choose one.`),
    ...(mapping.includes('name') ? [] : ['Choose the column that holds the name of the test case.']),
  ];
}
