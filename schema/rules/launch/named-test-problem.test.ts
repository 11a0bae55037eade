import { describe, expect, it } from 'vitest';
import { namedTestProblem } from './named-problem.ts';
import { fromKnownIssueInput } from './known-issues.ts';
import { caseRun, cases, exploratory, flagsWith, oneCase, plainFlags } from './requested-test.builders.ts';
import { emptyTargetingGroup } from './requested-test.ts';
import type { RequestedTestValues, TestCase } from './requested-test.ts';
import type { LaunchFlags } from './flags.ts';
import { testProblems } from './step-rules.ts';

const listed = (values: RequestedTestValues, flags: LaunchFlags = plainFlags): readonly string[] =>
  testProblems(values, flags).map((found) => namedTestProblem(found, values, flags));
const long = 'x'.repeat(10_001);

describe('a problem in a list', () => {
  it('says which field it means, by its label', () => {
    expect(listed(exploratory({ applicationName: 'x'.repeat(101), accessToApplicationUrl: 'here', testGoal: long }))).toEqual([
      'Link to the application: Please provide a valid URL.',
      'Application name: Cannot be longer than 100 characters',
      'Goal of the test: Cannot be longer than 10000 characters',
    ]);
  });

  it('says which question it means, and which part of its answer', () => {
    const values = exploratory({ scopeRequirements: [], requiresKycIdentityCheck: 'true', kycIdentityCheckInstructions: long });
    expect(listed(values, flagsWith({ scopeRequirements: true })).slice(0, 2)).toEqual([
      'Do testers need to go through a KYC/identity check? Instructions: Cannot be longer than 10000 characters',
      'Which areas should testers focus on? Please answer this question.',
    ]);
  });

  it('tells apart what fast delivery does not take', () => {
    const values = caseRun({ moderationEnabled: 'false', requiresKycIdentityCheck: 'true', customTargetingRequirements: 'Left-handed' });
    const found = listed({ ...values, kycIdentityCheckInstructions: 'A passport.' }, flagsWith({ deliveryModeSelection: true }));
    expect(found).toEqual([
      'Do any test cases involve a KYC/identity check? Please select the standard delivery mode to be able to use this option.',
      'Custom targeting requirements: Please select the standard delivery mode to be able to use this option.',
    ]);
  });

  it('says which entry it means, by its number', () => {
    const issue = fromKnownIssueInput([]);
    const values = caseRun({
      testCases: cases(60).with(41, oneCase(42, { name: 'Pay\0' })),
      knownIssuesSource: 'upload',
      knownIssuesUrl: 'https://docs.google.com/spreadsheets/d/1',
      knownIssues: [issue, { ...issue, title: long }],
      requiresTestData: 'true',
      testDataPool: [{ Card: '4111' }, { Card: '4242' }, { Card: '\0' }],
      targetingGroups: [emptyTargetingGroup],
    });
    const flags = flagsWith({ autoLaunchingEnabled: true, knownIssuesUploadEnabled: true, uniqueTestData: true });
    expect(listed(values, flags)).toEqual([
      'Test case 42: Contains a character that cannot be stored.',
      'Known issue 2: Cannot be longer than 10000 characters',
      'Group 1: Please select at least one option.',
      'Test data row 3: Contains a character that cannot be stored.',
    ]);
  });

  it('says which test case has no name, and which two have one code', () => {
    const long = 'Pay '.repeat(30);
    const found = (...testCases: readonly TestCase[]) => listed(caseRun({ testCases }));
    expect(found(oneCase(1), oneCase(2, { name: '' }))).toEqual(['Test case 2: Please provide the name of the test case.']);
    expect(found(oneCase(1, { name: long }), oneCase(2, { code: 'C'.repeat(70) }), oneCase(3, { code: 'C'.repeat(70) }))).toEqual([
      `Test case 3 “Case 3” has the code ${'C'.repeat(60)}… of test case 2 “Case 2”. Each test case needs its own code.`,
    ]);
    expect(found(oneCase(1, { name: long }), oneCase(1))).toEqual([
      `Test case 2 “Case 1” has the code C-1 of test case 1 “${'Pay '.repeat(15)}…”. Each test case needs its own code.`,
    ]);
  });

  it('leaves alone what names its field itself', () => {
    expect(listed(exploratory({ testGoal: '', inScope: '' }))).toEqual(['Please provide the scope', 'Please provide the goal of the test']);
  });
});
