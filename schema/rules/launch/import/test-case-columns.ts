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
  section: ['section', 'area', 'module', 'suite', 'folder', 'feature', 'testsuite', 'sectionhierarchy', 'areapath', 'category'],
  code: ['code', 'id', 'caseid', 'testcaseid', 'testid', 'key', 'issuekey', 'testcasekey', 'testcasecode', 'tcid', 'number', 'no'],
  name: [
    'name',
    'title',
    'testcase',
    'testcasename',
    'testcasetitle',
    'casename',
    'summary',
    'testname',
    'testsummary',
    'testscenario',
    'scenario',
    'testcasedescription',
  ],
  prerequisites: ['prerequisites', 'prerequisite', 'preconditions', 'precondition', 'beforeyoustart', 'setup'],
  instruction: [
    'instruction',
    'instructions',
    'instructionstep',
    'stepaction',
    'stepsactions',
    'stepsstep',
    'action',
    'actions',
    'steps',
    'teststeps',
    'step',
    'teststep',
    'stepdescription',
    'teststepdescription',
    'testprocedure',
    'procedure',
    'stepstoexecute',
    'stepstoreproduce',
    'whattodo',
  ],
  expectedResult: [
    'expectedresult',
    'expectedresults',
    'expected',
    'expectedoutcome',
    'expectedresultstep',
    'expectedbehavior',
    'expectedbehaviour',
    'resultshouldbe',
    'stepsexpectedresult',
    'stepsexpected',
    'stepexpected',
    'stepexpectedresult',
    'stepexpectedresults',
    'teststepexpectedresult',
    'stepsresult',
  ],
  tags: ['tags', 'tag', 'labels', 'label', 'keywords'],
};

export const tagsOf = (text: string): readonly string[] =>
  text
    .split(/[,;|\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
