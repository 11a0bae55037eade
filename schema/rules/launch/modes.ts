import { scopeQuestions } from '#schema/vocabulary/launch/options.ts';
import type { ScopeQuestion } from '#schema/vocabulary/launch/options.ts';
import type { LaunchFlags } from './flags.ts';
import { includesTestCases } from './requested-test.ts';
import type { RequestedTestValues } from './requested-test.ts';

export const offersDeliveryMode = (values: RequestedTestValues, flags: LaunchFlags): boolean =>
  flags.deliveryModeSelection && (values.activity === 'exploratory' || values.activity === 'test_case_run');

/** No moderation, no custom targeting, few cases. */
export const isFastDelivery = (values: RequestedTestValues, flags: LaunchFlags): boolean =>
  offersDeliveryMode(values, flags) && values.moderationEnabled === 'false';

export const importsSpreadsheet = (flags: LaunchFlags): boolean => flags.googleSheetsAutoImportEnabled && flags.autoLaunchingEnabled;

/** In the request itself, not only behind a link. */
export const holdsTestCases = (values: RequestedTestValues, flags: LaunchFlags): boolean =>
  includesTestCases(values) && (values.testCasesSource === 'csv' || importsSpreadsheet(flags));

export function knownIssuesWay(values: RequestedTestValues, flags: LaunchFlags): 'list' | 'upload' | 'recent' {
  if (!flags.autoLaunchingEnabled) return 'list';
  return flags.knownIssuesUploadEnabled && values.knownIssuesSource === 'upload' ? 'upload' : 'recent';
}

const noQuestions: readonly ScopeQuestion[] = [];

export const questionsFor = (values: RequestedTestValues, flags: LaunchFlags): readonly ScopeQuestion[] =>
  flags.scopeRequirements && values.activity !== '' ? scopeQuestions[values.activity] : noQuestions;

export const offersVideoPerCase = (values: RequestedTestValues, flags: LaunchFlags): boolean =>
  holdsTestCases(values, flags) && values.testCases.length > 0;

export const invitesFixedNumber = (values: RequestedTestValues): boolean => values.activity !== '' && values.activity !== 'test_case_run';
