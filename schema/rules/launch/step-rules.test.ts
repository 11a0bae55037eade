import { describe, expect, it } from 'vitest';
import { activities, applicationTypes, dimensionsFor, scopeQuestions } from '#schema/vocabulary/launch/options.ts';
import { riskFields, riskWords } from '#schema/vocabulary/launch/texts.ts';
import { fromKnownIssueInput } from './known-issues.ts';
import { caseRun, cases, exploratory, flagsWith, oneCase, plainFlags } from './requested-test.builders.ts';
import { emptyTargetingGroup, newRequestedTest } from './requested-test.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { isStepOpen, stepProblems, stepsFor, testProblems } from './step-rules.ts';

const auto = flagsWith({ autoLaunchingEnabled: true });
const sheets = flagsWith({ autoLaunchingEnabled: true, googleSheetsAutoImportEnabled: true });
const upload = flagsWith({ autoLaunchingEnabled: true, knownIssuesUploadEnabled: true });
const fast = flagsWith({ deliveryModeSelection: true });
const video = flagsWith({ videoRequirementEnabled: true });
const spreadsheet = 'https://docs.google.com/spreadsheets/d/1';

const said = (values: RequestedTestValues, flags = plainFlags) => testProblems(values, flags).map(({ path, message }) => [path, message]);
const fastRun = (more: Partial<RequestedTestValues> = {}) => caseRun({ moderationEnabled: 'false', ...more });
const standardOnly = 'Please select the standard delivery mode to be able to use this option.';

describe('a new requested test', () => {
  it('LA-156 LA-588: asks for three results a case', () => expect(newRequestedTest(1).numberOfResultsPerTestCaseNeeded).toBe('3'));
  it('LA-157: is named by its place', () => expect([newRequestedTest(1).name, newRequestedTest(4).name]).toEqual(['Test #1', 'Test #4']));
  it('validates in none of its steps', () =>
    expect(stepsFor(plainFlags).filter((step) => stepProblems(step, newRequestedTest(1), plainFlags).length === 0)).toEqual([
      'scope',
      'review',
    ]));
});

describe('messages of the wizard, word for word', () => {
  it.each<[string, RequestedTestValues, typeof plainFlags, readonly (readonly string[])[]]>([
    ['LA-368: no activity', exploratory({ activity: '' }), plainFlags, [['activity', 'Please select an activity.']]],
    [
      'LA-369: no application type',
      exploratory({ applicationType: '' }),
      plainFlags,
      [['applicationType', 'Please provide the type of application.']],
    ],
    [
      'LA-370: no link',
      exploratory({ accessToApplicationUrl: ' ' }),
      plainFlags,
      [['accessToApplicationUrl', 'Please provide a link to the application.']],
    ],
    [
      'LA-371: no valid link',
      exploratory({ accessToApplicationUrl: 'shop' }),
      plainFlags,
      [['accessToApplicationUrl', 'Please provide a valid URL.']],
    ],
    ['LA-311: no test case', caseRun({ testCases: [] }), plainFlags, [['testCases', 'Please provide at least one test case.']]],
    [
      'LA-312: no test case behind a spreadsheet',
      caseRun({ testCases: [], testCasesSource: 'url', testCasesUrl: spreadsheet }),
      sheets,
      [['testCases', 'Please provide at least one test case.']],
    ],
    [
      'LA-313: a link is enough without auto-launching',
      caseRun({ testCases: [], testCasesSource: 'url', testCasesUrl: spreadsheet }),
      flagsWith({ googleSheetsAutoImportEnabled: true }),
      [],
    ],
    [
      'LA-313: a link is enough without auto-import',
      caseRun({ testCases: [], testCasesSource: 'url', testCasesUrl: 'https://a.example' }),
      auto,
      [],
    ],
    [
      'LA-315 LA-586 LA-611: 26 cases in fast delivery',
      fastRun({ testCases: cases(26) }),
      fast,
      [['testCases', 'Please select the standard delivery mode to be able to use more than 25 test cases.']],
    ],
    ['LA-315: 25 cases in fast delivery', fastRun({ testCases: cases(25) }), fast, []],
    [
      'LA-316: a link in fast delivery',
      fastRun({ testCasesSource: 'url', testCasesUrl: 'https://a.example' }),
      fast,
      [['testCasesUrl', standardOnly]],
    ],
    [
      'LA-317: transactions in fast delivery',
      fastRun({ requiresFinancialTransactions: 'true', financialTransactionsInstructions: 'x' }),
      fast,
      [['requiresFinancialTransactions', standardOnly]],
    ],
    [
      'LA-318: identity check in fast delivery',
      fastRun({ requiresKycIdentityCheck: 'true', kycIdentityCheckInstructions: 'x' }),
      fast,
      [['requiresKycIdentityCheck', standardOnly]],
    ],
    [
      'LA-319: personal information in fast delivery',
      fastRun({ requiresPersonalIdentifyingInformation: 'true', personalIdentifyingInformationInstructions: 'x' }),
      fast,
      [['requiresPersonalIdentifyingInformation', standardOnly]],
    ],
    [
      'LA-320: moving in fast delivery',
      fastRun({ requiresMovingToDifferentLocation: 'true', movingToDifferentLocationInstructions: 'x' }),
      fast,
      [['requiresMovingToDifferentLocation', standardOnly]],
    ],
    [
      'LA-373 LA-610: custom targeting in fast delivery',
      fastRun({ customTargetingRequirements: 'x' }),
      fast,
      [['customTargetingRequirements', standardOnly]],
    ],
    ['LA-613: custom targeting in standard delivery', caseRun({ customTargetingRequirements: 'x' }), fast, []],
    [
      'LA-321: no number of results',
      caseRun({ numberOfResultsPerTestCaseNeeded: '' }),
      plainFlags,
      [['numberOfResultsPerTestCaseNeeded', 'Please provide the number of results you need for each test case.']],
    ],
    [
      'LA-322: letters for a number',
      caseRun({ numberOfResultsPerTestCaseNeeded: '3a' }),
      plainFlags,
      [['numberOfResultsPerTestCaseNeeded', 'Must be a valid integer']],
    ],
    [
      'LA-322: a negative number',
      caseRun({ numberOfResultsPerTestCaseNeeded: '-1' }),
      plainFlags,
      [['numberOfResultsPerTestCaseNeeded', 'Must be a valid integer']],
    ],
    [
      'LA-323 LA-587: no results',
      caseRun({ numberOfResultsPerTestCaseNeeded: '0' }),
      plainFlags,
      [['numberOfResultsPerTestCaseNeeded', 'Number of results must be between 1 and 1001']],
    ],
    [
      'LA-323 LA-587: 1002 results',
      caseRun({ numberOfResultsPerTestCaseNeeded: '1002' }),
      plainFlags,
      [['numberOfResultsPerTestCaseNeeded', 'Number of results must be between 1 and 1001']],
    ],
    ['LA-323: 1001 results', caseRun({ numberOfResultsPerTestCaseNeeded: '1001' }), plainFlags, []],
    ['LA-323: 1 result', caseRun({ numberOfResultsPerTestCaseNeeded: '1' }), plainFlags, []],
    ['LA-324: results of another activity', exploratory({ numberOfResultsPerTestCaseNeeded: '' }), plainFlags, []],
    [
      'LA-328: no link to cases',
      caseRun({ testCasesSource: 'url' }),
      plainFlags,
      [['testCasesUrl', 'Please provide a link to test cases.']],
    ],
    [
      'LA-329: no valid link to cases',
      caseRun({ testCasesSource: 'url', testCasesUrl: 'x' }),
      plainFlags,
      [['testCasesUrl', 'Please provide a valid URL.']],
    ],
    ['LA-326: no spreadsheet', caseRun({ testCasesSource: 'url' }), sheets, [['testCasesUrl', 'Please provide test cases url.']]],
    [
      'LA-327: another address than a spreadsheet',
      caseRun({ testCasesSource: 'url', testCasesUrl: 'https://a.example' }),
      sheets,
      [['testCasesUrl', 'Please provide a valid Google Spreadsheet URL.']],
    ],
    [
      'LA-331: accounts unanswered',
      exploratory({ requiresPredefinedUserAccounts: '' }),
      plainFlags,
      [['requiresPredefinedUserAccounts', 'Please specify whether testers need to use pre-defined user accounts created by you.']],
    ],
    [
      'LA-332: accounts without instructions',
      exploratory({ requiresPredefinedUserAccounts: 'true' }),
      plainFlags,
      [['predefinedUserAccountsInstructions', 'Please provide instructions for using pre-defined user accounts.']],
    ],
    [
      'LA-333: accounts with unique test data',
      exploratory({ requiresPredefinedUserAccounts: '' }),
      flagsWith({ uniqueTestData: true }),
      [],
    ],
    [
      'LA-334: account instructions with unique test data',
      exploratory({ requiresPredefinedUserAccounts: 'true' }),
      flagsWith({ uniqueTestData: true }),
      [],
    ],
    [
      'LA-335: environment unanswered',
      exploratory({ requiresAccessToSecureEnvironment: '' }),
      plainFlags,
      [['requiresAccessToSecureEnvironment', 'Please specify whether testers need access to a secure environment.']],
    ],
    [
      'LA-336: environment without instructions',
      exploratory({ requiresAccessToSecureEnvironment: 'true' }),
      plainFlags,
      [['accessToSecureEnvironmentInstructions', 'Please provide instructions for accessing the secure environment.']],
    ],
    [
      'LA-338: transactions unanswered',
      caseRun({ requiresFinancialTransactions: '' }),
      plainFlags,
      [['requiresFinancialTransactions', 'Please specify whether test cases require financial transactions.']],
    ],
    [
      'LA-339: identity unanswered',
      caseRun({ requiresKycIdentityCheck: '' }),
      plainFlags,
      [['requiresKycIdentityCheck', 'Please specify whether test cases involve a KYC/identity check.']],
    ],
    [
      'LA-340: information unanswered',
      caseRun({ requiresPersonalIdentifyingInformation: '' }),
      plainFlags,
      [['requiresPersonalIdentifyingInformation', 'Please specify whether test cases require personal identifying information.']],
    ],
    [
      'LA-341: moving unanswered',
      caseRun({ requiresMovingToDifferentLocation: '' }),
      plainFlags,
      [['requiresMovingToDifferentLocation', 'Please specify whether test cases require moving to a different location.']],
    ],
    [
      'LA-346: transactions without instructions',
      exploratory({ requiresFinancialTransactions: 'true' }),
      plainFlags,
      [['financialTransactionsInstructions', 'Please provide instructions for payment method(s) that testers need to use.']],
    ],
    [
      'LA-347: identity without instructions',
      exploratory({ requiresKycIdentityCheck: 'true' }),
      plainFlags,
      [['kycIdentityCheckInstructions', 'Please provide instructions for KYC/Identity documents and data that are needed.']],
    ],
    [
      'LA-348: information without instructions',
      exploratory({ requiresPersonalIdentifyingInformation: 'true' }),
      plainFlags,
      [['personalIdentifyingInformationInstructions', 'Please provide instructions for information that testers need to provide.']],
    ],
    [
      'LA-349: moving without instructions',
      exploratory({ requiresMovingToDifferentLocation: 'true' }),
      plainFlags,
      [['movingToDifferentLocationInstructions', 'Please provide instructions explaining what testers need to do.']],
    ],
    [
      'LA-350: known issues unanswered',
      exploratory({ hasKnownIssuesList: '' }),
      plainFlags,
      [['hasKnownIssuesList', 'Please specify whether known issues list should be included.']],
    ],
    [
      'LA-351: known issues without a link',
      exploratory({ hasKnownIssuesList: 'true' }),
      plainFlags,
      [['knownIssuesListUrl', 'Please provide a link to the known issues list.']],
    ],
    [
      'LA-352: known issues without a valid link',
      exploratory({ hasKnownIssuesList: 'true', knownIssuesListUrl: 'x' }),
      plainFlags,
      [['knownIssuesListUrl', 'Please provide a valid URL.']],
    ],
    ['LA-353: known issues with auto-launching', exploratory({ hasKnownIssuesList: '' }), auto, []],
    [
      'LA-354 LA-356: no known issues uploaded',
      exploratory({ knownIssuesSource: 'upload' }),
      upload,
      [
        ['knownIssuesUrl', 'Please provide known issues url.'],
        ['knownIssues', 'Please import at least one known issue.'],
      ],
    ],
    [
      'LA-355: known issues elsewhere',
      exploratory({ knownIssuesSource: 'upload', knownIssuesUrl: 'https://a.example', knownIssues: [fromKnownIssueInput([])] }),
      upload,
      [['knownIssuesUrl', 'Please provide a valid Google Spreadsheet URL.']],
    ],
    ['LA-364: no goal', caseRun({ testGoal: '' }), plainFlags, [['testGoal', 'Please provide the goal of the test']]],
    ['LA-363: no scope in a case run', caseRun({ inScope: '', outOfScope: '' }), plainFlags, []],
    [
      'LA-365: video unanswered',
      exploratory({ videoRequired: '' }),
      video,
      [['videoRequired', 'Please specify whether video evidence is required.']],
    ],
    ['LA-461: video switched off', exploratory({ videoRequired: '' }), plainFlags, []],
    [
      'video without a way',
      caseRun({ videoRequired: 'true' }),
      video,
      [['videoRequirementStrategy', 'Please select how videos should be recorded.']],
    ],
    [
      'LA-366: video of no case',
      caseRun({ videoRequired: 'true', videoRequirementStrategy: 'per_case' }),
      video,
      [['videoRequirementStrategy', 'Please select at least one test case for video recording']],
    ],
    [
      'video of one case',
      caseRun({ videoRequired: 'true', videoRequirementStrategy: 'per_case', testCases: [oneCase(1, { requireVideoAttachment: true })] }),
      video,
      [],
    ],
    [
      'LA-372: no group',
      exploratory({ targetingGroups: [] }),
      plainFlags,
      [['targetingGroups', 'Please select at least one targeting group.']],
    ],
    [
      'an empty group',
      exploratory({ targetingGroups: [emptyTargetingGroup] }),
      plainFlags,
      [['targetingGroups[0]', 'Please select at least one option.']],
    ],
    [
      'LA-374: test data unanswered',
      exploratory({ requiresTestData: '' }),
      flagsWith({ uniqueTestData: true }),
      [['requiresTestData', 'Please specify whether testers need to use particular test data during the test.']],
    ],
    [
      'LA-375: no test data',
      exploratory({ requiresTestData: 'true' }),
      flagsWith({ uniqueTestData: true }),
      [['testDataPool', 'Please provide test data.']],
    ],
    ['LA-377: no name', exploratory({ name: ' ' }), plainFlags, [['name', 'Please provide the name of the test.']]],
    [
      'LA-591: a name of 101 characters',
      exploratory({ name: 'x'.repeat(101) }),
      plainFlags,
      [['name', 'Cannot be longer than 100 characters']],
    ],
    [
      'a text of 10,001 characters',
      exploratory({ testGoal: 'x'.repeat(10_001) }),
      plainFlags,
      [['testGoal', 'Cannot be longer than 10000 characters']],
    ],
    [
      'a character that cannot be stored',
      exploratory({ testGoal: 'a\0' }),
      plainFlags,
      [['testGoal', 'Contains a character that cannot be stored.']],
    ],
  ])('%s', (_, values, flags, messages) => expect(said(values, flags)).toEqual(messages));

  it.each(['exploratory', 'translation', 'localization'] as const)('LA-342 LA-343 LA-344 LA-345 LA-361 LA-362: %s', (activity) => {
    const unanswered = Object.fromEntries(riskFields.map((field) => [field, '' as const]));
    expect(said(exploratory({ activity, inScope: '', outOfScope: '', ...unanswered }))).toEqual([
      ['inScope', 'Please provide the scope'],
      ['outOfScope', 'Please provide what is out of scope'],
      ['requiresFinancialTransactions', 'Please specify whether testers need to conduct financial transactions.'],
      ['requiresKycIdentityCheck', 'Please specify whether testers need to go through a KYC/identity check.'],
      ['requiresPersonalIdentifyingInformation', 'Please specify whether testers need to provide personal identifying information.'],
      ['requiresMovingToDifferentLocation', 'Please specify whether testers need to move to a different location during the test.'],
    ]);
  });

  it('LA-367 LA-463: a scope question answered Other needs its words', () => {
    const flags = flagsWith({ scopeRequirements: true });
    const [question] = scopeQuestions.localization;
    const content = question?.content ?? '';
    const test = (scopeRequirements: RequestedTestValues['scopeRequirements']) =>
      said(exploratory({ activity: 'localization', scopeRequirements }), flags);
    expect(test([])).toEqual([['scopeRequirements[0]', 'Please answer this question.']]);
    expect(test([{ content, answers: ['Other'], other: ' ' }])).toEqual([['scopeRequirements[0]', 'Please specify your answer.']]);
    expect(test([{ content, answers: ['Other'], other: 'Names' }])).toEqual([]);
    expect(said(exploratory({ activity: 'localization' }))).toEqual([]);
  });
});

describe('the steps of the wizard', () => {
  it('LA-076 LA-077 LA-078: are in order, Test data only with its feature', () => {
    expect(stepsFor(plainFlags)).toEqual(['activity', 'app', 'scope', 'targeting', 'review']);
    expect(stepsFor(flagsWith({ uniqueTestData: true }))).toEqual(['activity', 'app', 'scope', 'targeting', 'test-data', 'review']);
  });

  it('LA-079 LA-219: open while every earlier step validates', () => {
    const open = (values: RequestedTestValues) => stepsFor(plainFlags).filter((step) => isStepOpen(step, values, plainFlags));
    expect(open(newRequestedTest(1))).toEqual(['activity']);
    expect(open(exploratory({ testGoal: '' }))).toEqual(['activity', 'app', 'scope']);
    expect(open(exploratory())).toEqual(['activity', 'app', 'scope', 'targeting', 'review']);
    expect(open(exploratory({ accessToApplicationUrl: '' }))).toEqual(['activity', 'app']);
  });
});

it('LA-083 LA-084: every activity on every application type has its own dimensions', () => {
  const offered = activities.map((activity) => applicationTypes.map((type) => dimensionsFor(activity, type).join(' ')));
  const web = 'countries operatingSystemDeviceTypes operatingSystemVersions internetBrowsers';
  const mobile = 'countries operatingSystemDeviceTypes operatingSystemVersions devices';
  const local = (rest: string) => rest.replace('countries', 'countries languages');
  expect(offered).toEqual([
    [web, mobile, mobile],
    [web, mobile, mobile],
    [local(web), local(mobile), local(mobile)],
    [
      'countries languages operatingSystemDeviceTypes internetBrowsers',
      'countries languages operatingSystemVersions',
      'countries languages operatingSystemVersions',
    ],
  ]);
});

it('each question that depends on the activity has its own instructions', () => {
  expect(new Set(riskFields.map((field) => riskWords[field].instructions)).size).toBe(4);
});
