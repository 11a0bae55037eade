import * as v from 'valibot';
import type { CustomerRequestInput } from './customer-request.ts';
import type { RequestedTestInput } from './requested-test-input.ts';

const text = v.nullish(v.string(), null);
const emptyText = v.nullish(v.string(), '');
const answer = v.nullish(v.boolean(), null);
const ids = v.nullish(v.array(v.string()), () => []);
const codeValues = v.array(v.object({ code: v.string(), value: v.string() }));

const testCase = v.object({
  section: emptyText,
  code: emptyText,
  name: v.string(),
  prerequisites: emptyText,
  steps: v.array(v.object({ instruction: v.string(), expectedResult: emptyText })),
  additionalInformation: v.nullish(codeValues, () => []),
  tags: ids,
  requireVideoAttachment: v.nullish(v.boolean(), false),
});

const requestedTest = v.object({
  name: v.string(),
  activity: v.string(),
  applicationType: v.string(),
  applicationName: text,
  applicationVersion: text,
  accessToApplicationUrl: v.string(),
  requiresAccessToSecureEnvironment: answer,
  accessToSecureEnvironmentInstructions: text,
  requiresPredefinedUserAccounts: answer,
  predefinedUserAccountsInstructions: text,
  requiresFinancialTransactions: answer,
  financialTransactionsInstructions: text,
  requiresKycIdentityCheck: answer,
  kycIdentityCheckInstructions: text,
  requiresPersonalIdentifyingInformation: answer,
  personalIdentifyingInformationInstructions: text,
  requiresMovingToDifferentLocation: answer,
  movingToDifferentLocationInstructions: text,
  hasKnownIssuesList: answer,
  knownIssuesListUrl: text,
  knownIssuesSource: text,
  knownIssuesUrl: text,
  knownIssues: v.nullish(v.array(codeValues), () => []),
  kilStartingFromTestCycleCode: text,
  testCases: v.nullish(v.array(testCase), () => []),
  testCasesUrl: text,
  testCasesSource: text,
  numberOfResultsPerTestCaseNeeded: v.nullish(v.number(), null),
  inScope: text,
  outOfScope: text,
  scopeRequirements: v.nullish(v.array(v.object({ content: v.string(), answers: v.array(v.string()), other: emptyText })), () => []),
  testGoal: text,
  moderationEnabled: v.nullish(v.boolean(), true),
  videoRequired: answer,
  videoRequirementStrategy: v.nullish(v.string(), 'none'),
  customTargetingRequirements: text,
  targetingGroups: v.nullish(
    v.array(
      v.object({
        countryIds: ids,
        languageIds: ids,
        mobileDeviceIds: ids,
        operatingSystemVersionIds: ids,
        operatingSystemDeviceTypeIds: ids,
        internetBrowserIds: ids,
      }),
    ),
    () => [],
  ),
  requiresTestData: answer,
  testDataPool: v.nullish(v.array(v.record(v.string(), v.string())), () => []),
});

const customerRequest = v.object({
  name: v.string(),
  scheduleAt: text,
  recurringDay: v.nullish(v.number(), null),
  recurringTime: text,
  userTimezone: text,
  sdlcStage: text,
  draftId: text,
  requestedTests: v.array(requestedTest),
});

/** A request from the wire with everything left out filled in, or the dotted path of what has another shape. */
export function readCustomerRequestInput(wire: unknown): { readonly input: CustomerRequestInput } | { readonly misshapen: string } {
  const read = v.safeParse(customerRequest, wire);
  if (read.success) return { input: read.output };
  return { misshapen: v.getDotPath(read.issues[0])?.replace(/\.(\d+)(?=\.|$)/g, '[$1]') ?? '' };
}

/** One test from the wire with everything left out filled in; throws on another shape. */
export const readRequestedTestInput = (wire: unknown): RequestedTestInput => v.parse(requestedTest, wire);
