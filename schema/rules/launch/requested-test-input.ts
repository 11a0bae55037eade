import { noEarlierTest } from '#schema/vocabulary/launch/options.ts';
import type { TargetingDimension } from '#schema/vocabulary/launch/options.ts';
import type { LaunchFlags } from './flags.ts';
import { toKnownIssueInput } from './known-issues.ts';
import type { CodeValue } from './known-issues.ts';
import { holdsTestCases, isFastDelivery, knownIssuesWay, offersVideoPerCase, questionsFor } from './modes.ts';
import { includesTestCases } from './requested-test.ts';
import type { RequestedTestValues, ScopeAnswer, TargetingGroup, TargetingOption, TestCase, YesNo } from './requested-test.ts';
import { yesNoQuestions } from './scope-rules.ts';
import { offeredDimensions, offersVersion } from './step-rules.ts';

type Text = string | null;
type Answer = boolean | null;

/** A targeting group as it is sent: ids only. */
export type TargetingGroupInput = Readonly<
  Record<
    'countryIds' | 'languageIds' | 'operatingSystemDeviceTypeIds' | 'operatingSystemVersionIds' | 'mobileDeviceIds' | 'internetBrowserIds',
    readonly string[]
  >
>;

/** A requested test as it is sent; what does not apply is null or empty. */
export type RequestedTestInput = {
  readonly name: string;
  readonly activity: string;
  readonly applicationType: string;
  readonly applicationName: Text;
  readonly applicationVersion: Text;
  readonly accessToApplicationUrl: string;
  readonly requiresAccessToSecureEnvironment: Answer;
  readonly accessToSecureEnvironmentInstructions: Text;
  readonly requiresPredefinedUserAccounts: Answer;
  readonly predefinedUserAccountsInstructions: Text;
  readonly requiresFinancialTransactions: Answer;
  readonly financialTransactionsInstructions: Text;
  readonly requiresKycIdentityCheck: Answer;
  readonly kycIdentityCheckInstructions: Text;
  readonly requiresPersonalIdentifyingInformation: Answer;
  readonly personalIdentifyingInformationInstructions: Text;
  readonly requiresMovingToDifferentLocation: Answer;
  readonly movingToDifferentLocationInstructions: Text;
  readonly hasKnownIssuesList: Answer;
  readonly knownIssuesListUrl: Text;
  readonly knownIssuesSource: Text;
  readonly knownIssuesUrl: Text;
  readonly knownIssues: readonly (readonly CodeValue[])[];
  readonly kilStartingFromTestCycleCode: Text;
  readonly testCases: readonly TestCase[];
  readonly testCasesUrl: Text;
  readonly testCasesSource: Text;
  readonly numberOfResultsPerTestCaseNeeded: number | null;
  readonly inScope: Text;
  readonly outOfScope: Text;
  readonly scopeRequirements: readonly ScopeAnswer[];
  readonly testGoal: Text;
  readonly moderationEnabled: boolean;
  readonly videoRequired: Answer;
  readonly videoRequirementStrategy: string;
  readonly customTargetingRequirements: Text;
  readonly targetingGroups: readonly TargetingGroupInput[];
  readonly requiresTestData: Answer;
  readonly testDataPool: readonly Readonly<Record<string, string>>[];
};

/** The name of each targeting dimension's list of ids. */
export const idLists = {
  countries: 'countryIds',
  languages: 'languageIds',
  operatingSystemDeviceTypes: 'operatingSystemDeviceTypeIds',
  operatingSystemVersions: 'operatingSystemVersionIds',
  devices: 'mobileDeviceIds',
  internetBrowsers: 'internetBrowserIds',
} as const satisfies Readonly<Record<TargetingDimension, keyof TargetingGroupInput>>;

const textOrNull = (text: string): Text => text.trim() || null;
const answerOrNull = (given: YesNo): Answer => (given === '' ? null : given === 'true');
const idsOf = (options: readonly TargetingOption[]): readonly string[] => options.map(({ id }) => id);

/** A targeting group as ids, of the dimensions that are offered. */
export function toGroupInput(group: TargetingGroup, offered: readonly TargetingDimension[]): TargetingGroupInput {
  const ids = (dimension: TargetingDimension): readonly string[] => (offered.includes(dimension) ? idsOf(group[dimension]) : []);
  return {
    countryIds: ids('countries'),
    languageIds: ids('languages'),
    operatingSystemDeviceTypeIds: ids('operatingSystemDeviceTypes'),
    operatingSystemVersionIds: ids('operatingSystemVersions'),
    mobileDeviceIds: ids('devices'),
    internetBrowserIds: ids('internetBrowsers'),
  };
}

function knownIssuesInput(values: RequestedTestValues, flags: LaunchFlags) {
  const way = knownIssuesWay(values, flags);
  const list = way === 'list';
  const upload = way === 'upload';
  return {
    hasKnownIssuesList: list ? answerOrNull(values.hasKnownIssuesList) : null,
    knownIssuesListUrl: list && values.hasKnownIssuesList === 'true' ? textOrNull(values.knownIssuesListUrl.trim()) : null,
    knownIssuesSource: list ? null : way,
    knownIssuesUrl: upload ? textOrNull(values.knownIssuesUrl.trim()) : null,
    knownIssues: upload ? values.knownIssues.map(toKnownIssueInput) : [],
    kilStartingFromTestCycleCode:
      way === 'recent' && values.kilStartingFromTestCycleCode !== noEarlierTest ? textOrNull(values.kilStartingFromTestCycleCode) : null,
  };
}

/** How the video choice is sent: none unless asked for, and the whole session when there is no case to choose. */
export function videoInput(values: RequestedTestValues, flags: LaunchFlags) {
  const required = flags.videoRequirementEnabled && values.videoRequired === 'true';
  const perCase = required && offersVideoPerCase(values, flags);
  const strategy = required ? (perCase ? values.videoRequirementStrategy : 'session') : 'none';
  const held = holdsTestCases(values, flags) ? values.testCases : [];
  return {
    videoRequired: flags.videoRequirementEnabled ? answerOrNull(values.videoRequired) : false,
    videoRequirementStrategy: strategy,
    testCases: required ? held : held.map((one) => (one.requireVideoAttachment ? { ...one, requireVideoAttachment: false } : one)),
  };
}

function questionsInput(values: RequestedTestValues, flags: LaunchFlags) {
  const asked = values.activity === '' ? [] : yesNoQuestions(values.activity, flags);
  const given = Object.fromEntries(
    asked.flatMap((question) => [
      [question.answer, answerOrNull(values[question.answer])],
      [question.instructions, values[question.answer] === 'true' ? textOrNull(values[question.instructions]) : null],
    ]),
  );
  return { ...noAnswers, ...given };
}

const noAnswers = {
  requiresAccessToSecureEnvironment: null,
  accessToSecureEnvironmentInstructions: null,
  requiresPredefinedUserAccounts: null,
  predefinedUserAccountsInstructions: null,
  requiresFinancialTransactions: null,
  financialTransactionsInstructions: null,
  requiresKycIdentityCheck: null,
  kycIdentityCheckInstructions: null,
  requiresPersonalIdentifyingInformation: null,
  personalIdentifyingInformationInstructions: null,
  requiresMovingToDifferentLocation: null,
  movingToDifferentLocationInstructions: null,
};

/** A test of the form as it is sent: answers as booleans, groups as ids, and nothing that does not apply. */
export function toRequestedTestInput(values: RequestedTestValues, flags: LaunchFlags): RequestedTestInput {
  const run = values.activity === 'test_case_run';
  const included = includesTestCases(values);
  const custom = textOrNull(values.customTargetingRequirements);
  const offered = offeredDimensions(values);
  const results = values.numberOfResultsPerTestCaseNeeded.trim();
  return {
    name: values.name.trim(),
    activity: values.activity,
    applicationType: values.applicationType,
    applicationName: textOrNull(values.applicationName),
    applicationVersion: offersVersion(values) ? textOrNull(values.applicationVersion) : null,
    accessToApplicationUrl: values.accessToApplicationUrl.trim(),
    ...questionsInput(values, flags),
    ...knownIssuesInput(values, flags),
    ...videoInput(values, flags),
    testCasesUrl: included && values.testCasesSource === 'url' ? textOrNull(values.testCasesUrl.trim()) : null,
    testCasesSource: included ? values.testCasesSource : null,
    numberOfResultsPerTestCaseNeeded: run && /^\d{1,9}$/.test(results) ? Number(results) : null,
    inScope: run ? null : textOrNull(values.inScope),
    outOfScope: run ? null : textOrNull(values.outOfScope),
    scopeRequirements: questionsFor(values, flags).flatMap(({ content, answers }) => {
      const given = values.scopeRequirements.find((answer) => answer.content === content);
      return given === undefined
        ? []
        : [
            {
              content,
              answers: given.answers.filter((one) => answers.includes(one)),
              other: given.answers.includes('Other') ? given.other.trim() : '',
            },
          ];
    }),
    testGoal: textOrNull(values.testGoal),
    moderationEnabled: !isFastDelivery(values, flags),
    customTargetingRequirements: custom,
    targetingGroups: custom === null ? values.targetingGroups.map((group) => toGroupInput(group, offered)) : [],
    requiresTestData: flags.uniqueTestData ? answerOrNull(values.requiresTestData) : null,
    testDataPool: flags.uniqueTestData && values.requiresTestData === 'true' ? values.testDataPool : [],
  };
}

/** A test of the form with its texts as they will be sent, for whoever looks at it before. */
export function asSent(values: RequestedTestValues, flags: LaunchFlags): RequestedTestValues {
  const input = toRequestedTestInput(values, flags);
  const given: Readonly<Record<string, unknown>> = values;
  const texts = Object.entries(input).filter(
    ([field, sent]) => typeof given[field] === 'string' && (typeof sent === 'string' || sent === null),
  );
  return {
    ...values,
    ...Object.fromEntries(texts.map(([field, sent]) => [field, sent ?? ''])),
    scopeRequirements: input.scopeRequirements,
  };
}
