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

export const testCaseColumnLabels: Readonly<Record<TestCaseColumn, string>> = {
  section: 'Section',
  code: 'Code',
  name: 'Name',
  prerequisites: 'Prerequisites',
  instruction: 'Instruction step',
  expectedResult: 'Expected result step',
  tags: 'Tags',
};

/** Other tools' names, letters and digits only, the likeliest first. */
export const testCaseSynonyms: Readonly<Record<TestCaseColumn, readonly string[]>> = {
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

export const tagsOf = (text: string): readonly string[] =>
  text
    .split(/[,;|\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
