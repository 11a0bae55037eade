import { describe, expect, it } from 'vitest';
import { caseRun, cases, exploratory, flagsWith, plainFlags } from './requested-test.builders.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { auto, said } from './step-rules.builders.ts';
import type { Told } from './step-rules.builders.ts';

const sheets = flagsWith({ autoLaunchingEnabled: true, googleSheetsAutoImportEnabled: true });
const fast = flagsWith({ deliveryModeSelection: true });
const spreadsheet = 'https://docs.google.com/spreadsheets/d/1';
const fastRun = (more: Partial<RequestedTestValues> = {}) => caseRun({ moderationEnabled: 'false', ...more });
const standardOnly = 'Please select the standard delivery mode to be able to use this option.';

describe('messages of the cases of a test, word for word', () => {
  it.each<Told>([
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
  ])('%s', (_, values, flags, messages) => expect(said(values, flags)).toEqual(messages));
});
