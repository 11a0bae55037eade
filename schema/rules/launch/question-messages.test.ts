import { describe, expect, it } from 'vitest';
import { scopeQuestions } from '#schema/vocabulary/launch/options.ts';
import { riskFields } from '#schema/vocabulary/launch/texts.ts';
import { fromKnownIssueInput } from './known-issues.ts';
import { caseRun, exploratory, flagsWith, plainFlags } from './requested-test.builders.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { auto, said } from './step-rules.builders.ts';
import type { Told } from './step-rules.builders.ts';

const upload = flagsWith({ autoLaunchingEnabled: true, knownIssuesUploadEnabled: true });

describe('messages of the questions of a test, word for word', () => {
  it.each<Told>([
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
