import { plainHeader } from './columns.ts';
import type { KnownIssueColumn } from './columns.ts';
import type { TestCaseColumn } from './test-case-columns.ts';

/** What one tool writes. Headers in letters and digits alone, the likeliest first. */
export type Dialect = {
  readonly name: string;
  /** Known where all headers of one of these lists are there. */
  readonly knownBy: readonly (readonly string[])[];
  readonly columns: Partial<Record<TestCaseColumn, readonly string[]>>;
  readonly issues?: Partial<Record<KnownIssueColumn, readonly string[]>>;
  /** Counters and bookkeeping, which say nothing to a tester. */
  readonly leftOut?: readonly string[];
  /** Columns that hold parts of one text; the first one's header stays. */
  readonly joined?: readonly (readonly string[])[];
  /** What is entered in a step. */
  readonly data?: string;
  /** Rows that only define suites. */
  readonly suites?: { readonly id: string; readonly parent: string; readonly name: string };
  /** A column whose last part is the name and whose first parts are the section. */
  readonly path?: string;
  /** An outline: what has rows below it is a section, what has none is a case. */
  readonly outline?: { readonly depth: string; readonly text: string };
};

const made = ['createdby', 'createdon', 'updatedby', 'updatedon', 'created', 'updated', 'createdat', 'updatedat', 'lastmodifiedon'];

/** In the order in which they are looked for: what needs more headers stands before what needs fewer. */
export const dialects: readonly Dialect[] = [
  {
    name: 'Azure Test Plans',
    knownBy: [['title', 'stepaction', 'stepexpected']],
    columns: {
      section: ['areapath'],
      code: ['id'],
      name: ['title'],
      instruction: ['stepaction'],
      expectedResult: ['stepexpected'],
      tags: ['tags'],
    },
    leftOut: ['teststep', 'workitemtype', 'assignedto', 'state', 'rev', 'scenario'],
  },
  {
    name: 'Azure DevOps work items',
    knownBy: [['id', 'workitemtype', 'title']],
    columns: {
      section: ['areapath'],
      code: ['id'],
      name: ['title'],
      instruction: ['steps'],
      expectedResult: ['stepsexpectedresult'],
      tags: ['tags'],
    },
    issues: { title: ['title'], issueDescription: ['description'], reproductionSteps: ['reprosteps'], projectComponent: ['areapath'] },
    leftOut: ['workitemtype', 'assignedto', 'state', 'rev', ...made],
  },
  {
    name: 'TestRail',
    knownBy: [
      ['id', 'title', 'sectionhierarchy'],
      ['id', 'title', 'stepsstep', 'stepsexpectedresult'],
      ['id', 'title', 'sectiondepth'],
    ],
    columns: {
      section: ['section', 'sectionhierarchy'],
      code: ['id'],
      name: ['title'],
      prerequisites: ['preconditions'],
      instruction: ['stepsstep', 'steps'],
      expectedResult: ['stepsexpectedresult', 'expectedresult'],
    },
    joined: [
      ['stepsstep', 'steps'],
      ['stepsexpectedresult', 'expectedresult'],
    ],
    leftOut: [...made, 'sectiondepth', 'sectionhierarchy', 'suiteid', 'template', 'forecast', 'automationtype', 'stepssharedstepid'],
  },
  {
    name: 'Qase',
    knownBy: [
      ['title', 'stepsactions', 'stepsresult'],
      ['title', 'suiteid', 'suiteparentid'],
      ['title', 'suite', 'steps', 'preconditions', 'severity'],
    ],
    columns: {
      section: ['suite'],
      code: ['v2id', 'id'],
      name: ['title'],
      prerequisites: ['preconditions'],
      instruction: ['stepsactions', 'steps'],
      expectedResult: ['stepsresult', 'stepsexpectedresult'],
      tags: ['tags'],
    },
    data: 'stepsdata',
    suites: { id: 'suiteid', parent: 'suiteparentid', name: 'suite' },
    leftOut: [
      'stepstype',
      'stepsdata',
      'status',
      'milestoneid',
      'suiteid',
      'suiteparentid',
      'suitewithoutcases',
      'ismuted',
      'isflaky',
      'automation',
    ],
  },
  {
    name: 'Zephyr Scale',
    knownBy: [
      ['name', 'testscriptstepbystepstep'],
      ['name', 'testscriptplaintext'],
    ],
    columns: {
      section: ['folder'],
      code: ['key'],
      name: ['name'],
      prerequisites: ['precondition'],
      instruction: ['testscriptstepbystepstep', 'testscriptplaintext', 'testscriptbdd'],
      expectedResult: ['testscriptstepbystepexpectedresult'],
      tags: ['labels'],
    },
    joined: [['testscriptstepbystepstep', 'testscriptplaintext', 'testscriptbdd']],
    data: 'testscriptstepbysteptestdata',
    leftOut: ['testscriptstepbysteptestdata', 'owner', 'estimatedtime', 'status', ...made],
  },
  {
    name: 'Zephyr Squad',
    knownBy: [
      ['issuekey', 'testsummary', 'teststep'],
      ['issuekey', 'summary', 'teststep'],
      ['issuekey', 'stepid', 'orderid'],
    ],
    columns: {
      section: ['foldername', 'component'],
      code: ['issuekey'],
      name: ['testsummary', 'summary'],
      instruction: ['teststep', 'step'],
      expectedResult: ['expectedresult', 'testresult'],
      tags: ['labels'],
    },
    data: 'testdata',
    leftOut: [
      'testdata',
      'issueid',
      'stepid',
      'orderid',
      'executionid',
      'executedby',
      'executedon',
      'executionstatus',
      'stepresult',
      ...made,
    ],
  },
  {
    name: 'Xray',
    knownBy: [
      ['tcid', 'summary', 'action'],
      ['issueid', 'testtype', 'action'],
      ['summary', 'customfieldmanualteststeps'],
      ['testkey', 'testsummary', 'action'],
    ],
    columns: {
      section: ['testrepo', 'testrepositorypath', 'customfieldtestrepositorypath'],
      code: ['issuekey', 'testkey', 'tcid', 'issueid'],
      name: ['summary', 'testsummary'],
      prerequisites: ['precondition', 'preconditions'],
      instruction: ['action', 'customfieldmanualteststeps'],
      expectedResult: ['expectedresult', 'result', 'customfieldmanualteststepsexpectedresult'],
      tags: ['labels'],
    },
    data: 'data',
    leftOut: ['data', 'testtype', 'customfieldtesttype', 'issuetype', 'issueid', 'status', 'creator', 'reporter', 'assignee', ...made],
  },
  {
    name: 'qTest',
    knownBy: [['name', 'teststepdescription', 'teststepexpectedresult']],
    columns: {
      section: ['module', 'modulename'],
      code: ['id', 'pid', 'testcaseid'],
      name: ['name', 'testcasename'],
      prerequisites: ['precondition', 'preconditions'],
      instruction: ['teststepdescription'],
      expectedResult: ['teststepexpectedresult'],
      tags: ['tags'],
    },
    leftOut: ['teststep', 'assignedto', 'status', ...made],
  },
  {
    name: 'PractiTest',
    knownBy: [
      ['name', 'stepname', 'stepdescription'],
      ['testname', 'stepname', 'stepdescription'],
    ],
    columns: {
      code: ['id', 'testid', 'displayid'],
      name: ['name', 'testname'],
      prerequisites: ['preconditions'],
      instruction: ['stepname', 'stepdescription'],
      expectedResult: ['stepexpectedresults', 'stepexpectedresult', 'expectedresults'],
      tags: ['tags'],
    },
    joined: [['stepname', 'stepdescription']],
    leftOut: ['stepposition', 'stepid', 'author', 'assignedto', ...made],
  },
  {
    name: 'Testmo',
    knownBy: [
      ['caseid', 'case', 'folder'],
      ['case', 'folder', 'stepsstep'],
    ],
    columns: {
      section: ['folder'],
      code: ['caseid'],
      name: ['case'],
      prerequisites: ['preconditions', 'precondition'],
      instruction: ['stepsstep', 'steps', 'description'],
      expectedResult: ['stepsexpected', 'expected'],
      tags: ['tags'],
    },
    leftOut: ['folderid', 'template', 'state', 'configurations', ...made],
  },
  {
    name: 'SquashTM',
    knownBy: [['tcownerpath', 'tcstepaction']],
    columns: {
      section: ['section'],
      code: ['tcreference', 'tcownerid'],
      name: ['tcownerpath'],
      prerequisites: ['tcprerequisite'],
      instruction: ['tcstepaction'],
      expectedResult: ['tcstepexpectedresult'],
    },
    path: 'tcownerpath',
    leftOut: ['action', 'tcstepid', 'tcstepnum', 'tcstepiscallstep', 'tcstepcalldataset', 'tcstepnbreq', 'tcstepnbattachment'],
  },
  {
    name: 'Kiwi TCMS',
    knownBy: [
      ['summary', 'text', 'category', 'casestatus'],
      ['id', 'summary', 'category', 'component', 'automated'],
    ],
    columns: { section: ['categoryname', 'category'], code: ['id'], name: ['summary'], instruction: ['text'], tags: ['tags'] },
    leftOut: [
      'category',
      'status',
      'casestatus',
      'casestatusname',
      'automated',
      'isautomated',
      'author',
      'authorusername',
      'defaulttester',
      'defaulttesterusername',
      'reviewer',
      'reviewerusername',
      'createdate',
      'lastmodified',
      ...made,
    ],
  },
  {
    name: 'Testomat.io',
    knownBy: [
      ['id', 'title', 'folder', 'emoji'],
      ['id', 'title', 'suite', 'emoji'],
    ],
    columns: {
      section: ['folder', 'suite'],
      code: ['id'],
      name: ['title'],
      prerequisites: ['preconditions', 'descriptionpreconditions'],
      instruction: ['steps', 'description'],
      expectedResult: ['expectedresult', 'expectedresults', 'stepsexpectedresult', 'descriptionexpectedresult'],
      tags: ['tags', 'labels'],
    },
    joined: [['tags', 'labels']],
    leftOut: ['emoji', 'status', 'owner', 'url', ...made],
  },
  {
    name: 'Testpad',
    knownBy: [
      ['indent', 'text'],
      ['indent', 'test'],
    ],
    columns: { section: ['section'], name: ['text', 'test'], tags: ['tags'], code: ['id', 'number'] },
    outline: { depth: 'indent', text: 'text' },
    leftOut: ['indent', 'result', 'results'],
  },
  {
    name: 'Jira',
    knownBy: [
      ['summary', 'issuekey', 'issuetype'],
      ['summary', 'key', 'issuetype'],
    ],
    columns: { section: ['components', 'component'], code: ['issuekey', 'key'], name: ['summary'], tags: ['labels'] },
    issues: {
      title: ['summary'],
      issueDescription: ['description'],
      actualResults: ['customfieldactualresult', 'customfieldactualresults'],
      expectedResults: ['customfieldexpectedresult', 'customfieldexpectedresults'],
      reproductionSteps: ['customfieldstepstoreproduce', 'customfieldreproductionsteps'],
      issueAttachments: ['attachment', 'attachments'],
      projectComponent: ['components', 'component'],
    },
    leftOut: ['issueid', 'parentid', 'issuetype', 'status', 'projectkey', 'projecttype', 'reporterid', 'assigneeid', 'creatorid', ...made],
  },
  {
    name: 'Linear',
    knownBy: [['id', 'team', 'title', 'status']],
    columns: { section: ['project'], code: ['id'], name: ['title'], tags: ['labels'] },
    issues: { title: ['title'], issueDescription: ['description'], projectComponent: ['project'] },
    leftOut: ['team', 'status', 'creator', 'assignee', ...made],
  },
  {
    name: 'GitHub issues',
    knownBy: [
      ['number', 'title', 'body'],
      ['number', 'title', 'labels', 'state'],
      ['title', 'body', 'labels'],
    ],
    columns: { code: ['number'], name: ['title'], tags: ['labels'] },
    issues: { title: ['title'], issueDescription: ['body'] },
    leftOut: ['state', 'author', 'assignees', 'url', 'id', ...made],
  },
];

export function dialectOf(headers: readonly string[]): Dialect | null {
  const there = new Set(headers.map(plainHeader));
  return dialects.find(({ knownBy }) => knownBy.some((list) => list.every((header) => there.has(header)))) ?? null;
}
