import { cutText } from '#schema/cut-text.ts';
import type { Activity, ApplicationType } from '#schema/vocabulary/launch/options.ts';
import { activities, applicationTypes } from '#schema/vocabulary/launch/options.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import { desiredOutcomeNames } from '#schema/vocabulary/desired-outcomes.ts';
import type { DesiredOutcome } from '#schema/vocabulary/desired-outcomes.ts';
import { asideOf } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { newRequestedTest } from './requested-test.ts';
import type { RequestedTestValues } from './requested-test.ts';
import type { SimpleRequestValues } from './simple-request.ts';

/** A test that was copied, and what of it does not fit any more. */
export type ClonedTest = { readonly values: RequestedTestValues; readonly unread: readonly Unread[] };

/** One test of an earlier test: from its request where it has one, else from the words of the test itself. */
export type CloneTest = ClonedTest & {
  readonly requestedTestId: string | null;
  readonly name: string;
  readonly testCases: number;
};

/** An earlier test to make a new one from: a request of several tests, or one run. */
export type CloneSource = {
  readonly kind: 'request' | 'run';
  readonly testId: string;
  readonly code: string;
  readonly name: string;
  readonly sdlcStage: SdlcStage | null;
  readonly tests: readonly CloneTest[];
  /** What does not go into what is made of it. */
  readonly unread: readonly Unread[];
};

type Words = string | null | undefined;
type Purpose = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly sdlcStage?: Words;
  readonly desiredOutcomes: readonly { readonly code: string }[];
  readonly customDesiredOutcomes?: Words;
};

/** An earlier advanced test as the portal gives it. */
export type EarlierRequest = Purpose & {
  readonly accessToApplication?: Words;
  readonly testObjective?: Words;
  readonly notes?: Words;
  readonly platformsToTestOn?: Words;
  readonly deviceRequirements?: Words;
  readonly testLocalisation?: Words;
  readonly testCasesUrl?: Words;
  readonly knownIssuesUrl?: Words;
  readonly capabilities: readonly string[];
  readonly requestedTests: readonly { readonly id: string; readonly name: string; readonly testCasesCount: number }[];
};

/** An earlier test run as the portal gives it. */
export type EarlierRun = Purpose & {
  readonly applicationUrl: string;
  readonly description: string;
  readonly credentialsAndAccessInstructions: string;
  readonly additionalUrlsAndResources: string;
  readonly environments: readonly { readonly platform: string }[];
  readonly activityType?: Words;
  readonly requestedTestId?: Words;
  readonly cases: { readonly totalCount: number };
};

const among = <T extends string>(offered: readonly T[], given: Words): T | null => offered.find((one) => one === given) ?? null;
const wordsOf = (given: Words): string => given ?? '';
const paragraphs = (...texts: readonly Words[]): string =>
  texts
    .map((text) => wordsOf(text).trim())
    .filter((text) => text !== '')
    .join('\n\n');
const nameOf = (name: string): string => cutText(name, launchLimits.name);

const outcomesOf = (outcomes: readonly { readonly code: string }[]): readonly DesiredOutcome[] =>
  outcomes.flatMap(({ code }) => (Object.hasOwn(desiredOutcomeNames, code) ? [code as DesiredOutcome] : []));

type Fields = Readonly<Record<string, unknown>>;
/** Puts aside what is filled in of some fields and cannot be read, by the name of its test. */
const asides = (name: string, fields: Fields): readonly Unread[] =>
  Object.entries(fields).flatMap(([field, value]) => asideOf(field, value).map((one) => ({ ...one, of: name })));
/** Puts aside what is filled in of fields that the other form does not have. */
const placeless = (name: string, fields: Fields): readonly Unread[] => asides(name, fields).map((one) => ({ ...one, reason: 'placeless' }));
const strayed = (offered: readonly string[], given: Words): Words => (among(offered, given) === null ? given : null);
const strayedOutcomes = (outcomes: readonly { readonly code: string }[]): readonly string[] =>
  outcomes.flatMap(({ code }) => (Object.hasOwn(desiredOutcomeNames, code) ? [] : [code]));

const purposeOf = ({ name, sdlcStage, desiredOutcomes, customDesiredOutcomes }: Purpose) => ({
  name: nameOf(name),
  sdlcStage: among(sdlcStages, sdlcStage),
  desiredOutcomes: outcomesOf(desiredOutcomes),
  customDesiredOutcomes: wordsOf(customDesiredOutcomes),
  unread: asides(name, { sdlcStage: strayed(sdlcStages, sdlcStage), desiredOutcomes: strayedOutcomes(desiredOutcomes) }),
});

/** An earlier advanced test in the simple form: every value but the schedule. */
export const simpleValuesOfRequest = (request: EarlierRequest): Partial<SimpleRequestValues> => ({
  ...purposeOf(request),
  accessToApplication: wordsOf(request.accessToApplication),
  testObjective: wordsOf(request.testObjective),
  notes: wordsOf(request.notes),
  platformsToTestOn: wordsOf(request.platformsToTestOn),
  deviceRequirements: wordsOf(request.deviceRequirements),
  isLocalised: wordsOf(request.testLocalisation) !== '',
  testLocalisation: wordsOf(request.testLocalisation),
  includesTestCases: wordsOf(request.testCasesUrl) !== '',
  testCasesUrl: wordsOf(request.testCasesUrl),
  includesKnownIssues: wordsOf(request.knownIssuesUrl) !== '',
  knownIssuesUrl: wordsOf(request.knownIssuesUrl),
  capabilities: request.capabilities,
  clonedFrom: {
    testId: request.id,
    code: request.code,
    name: request.name,
    tests: request.requestedTests.length,
    testCases: request.requestedTests.reduce((sum, { testCasesCount }) => sum + testCasesCount, 0),
  },
});

/** An earlier test run in the simple form. */
export const simpleValuesOfRun = (run: EarlierRun): Partial<SimpleRequestValues> => ({
  ...purposeOf(run),
  accessToApplication: run.applicationUrl,
  testObjective: run.description,
  notes: paragraphs(run.credentialsAndAccessInstructions, run.additionalUrlsAndResources),
  platformsToTestOn: run.environments.map(({ platform }) => platform).join(', '),
  clonedFrom: { testId: run.id, code: run.code, name: run.name, tests: 1, testCases: run.cases.totalCount },
});

const linked = (url: Words): Partial<RequestedTestValues> =>
  wordsOf(url) === '' ? {} : { hasKnownIssuesList: 'true', knownIssuesListUrl: wordsOf(url) };

/** An advanced test without tests of its own, as one test of a request. */
const testOfSimpleRequest = (request: EarlierRequest): RequestedTestValues => ({
  ...newRequestedTest(1),
  name: nameOf(request.name),
  accessToApplicationUrl: wordsOf(request.accessToApplication),
  testGoal: paragraphs(request.testObjective, request.notes),
  customTargetingRequirements: paragraphs(request.platformsToTestOn, request.deviceRequirements, request.testLocalisation),
  testCasesUrl: wordsOf(request.testCasesUrl),
  ...linked(request.knownIssuesUrl),
});

/** A run that was launched without a request, as one test of a request. */
const testOfRun = (run: EarlierRun): RequestedTestValues => ({
  ...newRequestedTest(1),
  name: nameOf(run.name),
  activity: among<Activity>(activities, run.activityType) ?? (run.cases.totalCount > 0 ? 'test_case_run' : 'exploratory'),
  applicationType: among<ApplicationType>(applicationTypes, run.environments[0]?.platform) ?? '',
  accessToApplicationUrl: run.applicationUrl,
  testGoal: paragraphs(run.description, run.additionalUrlsAndResources),
  requiresAccessToSecureEnvironment: run.credentialsAndAccessInstructions.trim() === '' ? '' : 'true',
  accessToSecureEnvironmentInstructions: run.credentialsAndAccessInstructions,
});

/** What of the purpose of a test does not go into a request. */
const purposeAside = ({ name, sdlcStage, desiredOutcomes, customDesiredOutcomes }: Purpose): readonly Unread[] => [
  ...asides(name, { sdlcStage: strayed(sdlcStages, sdlcStage) }),
  ...placeless(name, { desiredOutcomes: desiredOutcomes.map(({ code }) => code), customDesiredOutcomes }),
];

/** What of an advanced test does not go into a request: beside tests of its own, its own words either. */
function requestAside(request: EarlierRequest): readonly Unread[] {
  const { name, capabilities, requestedTests, notes, platformsToTestOn, deviceRequirements, testLocalisation } = request;
  const words = requestedTests.length === 0 ? {} : { notes, platformsToTestOn, deviceRequirements, testLocalisation };
  return [...purposeAside(request), ...placeless(name, { capabilities, ...words })];
}

/** What of a run does not go into one test of a request, which is for one platform. */
function runAside({ name, activityType, environments }: EarlierRun): readonly Unread[] {
  const [platform, ...furtherPlatforms] = environments.map((one) => one.platform);
  return [
    ...asides(name, { activity: strayed(activities, activityType), applicationType: strayed(applicationTypes, platform) }),
    ...placeless(name, { furtherPlatforms }),
  ];
}

/** What a request is cloned from: its tests, or, where it has none, its own words as one test. */
export function cloneOfRequest(request: EarlierRequest): CloneSource {
  const own = testOfSimpleRequest(request);
  const tests = request.requestedTests.map(({ id, name, testCasesCount }) => ({
    requestedTestId: id,
    name,
    testCases: testCasesCount,
    values: own,
    unread: [],
  }));
  return {
    kind: 'request',
    testId: request.id,
    code: request.code,
    name: nameOf(request.name),
    sdlcStage: among(sdlcStages, request.sdlcStage),
    tests: tests.length > 0 ? tests : [{ requestedTestId: null, name: own.name, testCases: 0, values: own, unread: [] }],
    unread: requestAside(request),
  };
}

/** What a run is cloned from: the test it was launched from with the cases its testers got. */
export const cloneOfRun = (run: EarlierRun): CloneSource => ({
  kind: 'run',
  testId: run.id,
  code: run.code,
  name: nameOf(run.name),
  sdlcStage: among(sdlcStages, run.sdlcStage),
  tests: [
    {
      requestedTestId: run.requestedTestId ?? null,
      name: run.name,
      testCases: run.cases.totalCount,
      values: testOfRun(run),
      unread: runAside(run),
    },
  ],
  unread: purposeAside(run),
});

/** How far a clone is, in tests and in their cases. */
export type CloneProgress = { readonly done: number; readonly total: number; readonly sentence: string };

const casesIn = (tests: readonly ClonedTest[]): number => tests.reduce((sum, { values }) => sum + values.testCases.length, 0);
const printed = new Intl.NumberFormat('en');

/** How far a clone is: its test cases where it has any, else its tests. */
export function cloneProgress(source: CloneSource | null, copied: readonly ClonedTest[], current: ClonedTest | null): CloneProgress {
  if (source === null) return { done: 0, total: 0, sentence: 'Reading the test' };
  const cases = source.tests.reduce((sum, { testCases }) => sum + testCases, 0);
  const done = casesIn(current === null ? copied : [...copied, current]);
  const tests = `${copied.length} of ${source.tests.length} ${source.tests.length === 1 ? 'test' : 'tests'}`;
  if (cases === 0) return { done: copied.length, total: source.tests.length, sentence: `${tests} copied` };
  return {
    done: Math.min(done, cases),
    total: cases,
    sentence: `${tests}, ${printed.format(Math.min(done, cases))} of ${printed.format(cases)} test ${cases === 1 ? 'case' : 'cases'} copied`,
  };
}
