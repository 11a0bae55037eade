import { scopeQuestions } from '#schema/vocabulary/launch/options.ts';
import type { ScopeQuestion } from '#schema/vocabulary/launch/options.ts';
import type { LaunchFlags } from './flags.ts';
import { includesTestCases } from './requested-test.ts';
import type { RequestedTestValues } from './requested-test.ts';

/** Whether standard or fast delivery may be chosen for the test. */
export const offersDeliveryMode = (values: RequestedTestValues, flags: LaunchFlags): boolean =>
  flags.deliveryModeSelection && (values.activity === 'exploratory' || values.activity === 'test_case_run');

/** Fast delivery: no moderation, no custom targeting, few cases. */
export const isFastDelivery = (values: RequestedTestValues, flags: LaunchFlags): boolean =>
  offersDeliveryMode(values, flags) && values.moderationEnabled === 'false';

/** Whether cases are read from the spreadsheet behind the link. */
export const importsSpreadsheet = (flags: LaunchFlags): boolean => flags.googleSheetsAutoImportEnabled && flags.autoLaunchingEnabled;

/** Whether the test's cases stand in the request itself and not only behind a link. */
export const holdsTestCases = (values: RequestedTestValues, flags: LaunchFlags): boolean =>
  includesTestCases(values) && (values.testCasesSource === 'csv' || importsSpreadsheet(flags));

/** Which of the three ways to name known issues applies. */
export function knownIssuesWay(values: RequestedTestValues, flags: LaunchFlags): 'list' | 'upload' | 'recent' {
  if (!flags.autoLaunchingEnabled) return 'list';
  return flags.knownIssuesUploadEnabled && values.knownIssuesSource === 'upload' ? 'upload' : 'recent';
}

const noQuestions: readonly ScopeQuestion[] = [];

/** The scope questions shown for the test. */
export const questionsFor = (values: RequestedTestValues, flags: LaunchFlags): readonly ScopeQuestion[] =>
  flags.scopeRequirements && values.activity !== '' ? scopeQuestions[values.activity] : noQuestions;

/** Whether video may be asked for case by case. */
export const offersVideoPerCase = (values: RequestedTestValues, flags: LaunchFlags): boolean =>
  holdsTestCases(values, flags) && values.testCases.length > 0;

/** Whether the activity invites its fixed number of testers. */
export const invitesFixedNumber = (values: RequestedTestValues): boolean => values.activity !== '' && values.activity !== 'test_case_run';
