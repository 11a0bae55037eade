import type { FailedCondition } from '#schema/vocabulary/test.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { creditsMissing } from '#schema/rules/credits.ts';
import type { RequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';

export type AutoLaunchFacts = {
  readonly autoLaunchingEnabled: boolean;
  readonly matchingTesters: readonly number[];
  /** Null where the organization does not pay by credits. */
  readonly credits?: { readonly price: number; readonly balance: number } | null;
};

export type AutoLaunch =
  | { readonly status: 'ready_to_launch' | 'launched_automatically'; readonly failedConditions: readonly [] }
  | { readonly status: 'requires_manual_evaluation'; readonly failedConditions: readonly FailedCondition[] };

type Evaluated = Pick<
  RequestedTestInput,
  | 'activity'
  | 'testCases'
  | 'testCasesSource'
  | 'numberOfResultsPerTestCaseNeeded'
  | 'customTargetingRequirements'
  | 'targetingGroups'
  | 'requiresAccessToSecureEnvironment'
  | 'requiresPredefinedUserAccounts'
  | 'requiresFinancialTransactions'
  | 'requiresKycIdentityCheck'
  | 'requiresPersonalIdentifyingInformation'
  | 'requiresMovingToDifferentLocation'
>;

const special = {
  requiresAccessToSecureEnvironment: 'access to a secure environment',
  requiresPredefinedUserAccounts: 'pre-defined user accounts',
  requiresFinancialTransactions: 'financial transactions',
  requiresKycIdentityCheck: 'a KYC/identity check',
  requiresPersonalIdentifyingInformation: 'personal identifying information',
  requiresMovingToDifferentLocation: 'moving to a different location',
} as const;

export const testersNeeded = (test: Pick<Evaluated, 'activity' | 'numberOfResultsPerTestCaseNeeded'>): number =>
  test.activity === 'test_case_run'
    ? (test.numberOfResultsPerTestCaseNeeded ?? launchLimits.resultsPerTestCase.preset)
    : launchLimits.exploratoryTesters;

function specialConditions(test: Evaluated): readonly FailedCondition[] {
  const needed = (Object.keys(special) as (keyof typeof special)[]).filter((field) => test[field] === true).map((field) => special[field]);
  return needed.length === 0 ? [] : [{ code: 'special_requirements', message: `The test needs ${needed.join(', ')}.` }];
}

function testerConditions(test: Evaluated, matching: readonly number[]): readonly FailedCondition[] {
  if (test.targetingGroups.length === 0) return [{ code: 'targeting_groups', message: 'The test has no targeting group.' }];
  const needed = testersNeeded(test);
  return test.targetingGroups.flatMap((_, index): readonly FailedCondition[] => {
    const found = matching[index] ?? 0;
    return found >= needed
      ? []
      : [{ code: 'matching_testers', message: `Targeting group ${index + 1} matches ${found} of ${needed} testers needed.` }];
  });
}

function creditConditions({ credits = null }: AutoLaunchFacts): readonly FailedCondition[] {
  const message = credits === null ? null : creditsMissing(credits.price, credits.balance);
  return message === null ? [] : [{ code: 'credits', message }];
}

function failedConditions(test: Evaluated, facts: AutoLaunchFacts): readonly FailedCondition[] {
  const runnable = test.activity === 'test_case_run' || test.activity === 'exploratory';
  const caseless = test.testCases.length === 0 && (test.activity === 'test_case_run' || test.testCasesSource !== null);
  const custom = test.customTargetingRequirements !== null && test.customTargetingRequirements.trim() !== '';
  return [
    ...(runnable ? [] : [{ code: 'activity', message: `The activity is ${test.activity.replaceAll('_', ' ')}.` } as const]),
    ...(caseless ? [{ code: 'test_cases', message: 'The test cases are not part of the request.' } as const] : []),
    ...specialConditions(test),
    ...(custom
      ? [{ code: 'custom_targeting', message: 'The test has custom targeting requirements.' } as const]
      : testerConditions(test, facts.matchingTesters)),
    ...creditConditions(facts),
  ];
}

/** Whether a requested test starts automatically, waits for a manager, or needs one to look at it. */
export function evaluateAutoLaunch(test: Evaluated, facts: AutoLaunchFacts): AutoLaunch {
  if (!facts.autoLaunchingEnabled) return { status: 'ready_to_launch', failedConditions: [] };
  const failed = failedConditions(test, facts);
  return failed.length === 0
    ? { status: 'launched_automatically', failedConditions: [] }
    : { status: 'requires_manual_evaluation', failedConditions: failed };
}
