import { desiredOutcomeNames } from '#schema/vocabulary/launch/simple.ts';
import type { DesiredOutcome } from '#schema/vocabulary/launch/simple.ts';
import { cutText } from '#schema/cut-text.ts';
import type { Activity, ApplicationType } from '#schema/vocabulary/launch/options.ts';
import { activities, applicationTypes } from '#schema/vocabulary/launch/options.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import { asideOf } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { newRequestedTest } from './requested-test.ts';
import type { RequestedTestValues } from './requested-test.ts';
import type { RequestFile } from './request-files.ts';
import type { SimpleRequestValues } from './simple-request.ts';

/** With what no longer fits. */
export type ClonedTest = { readonly values: RequestedTestValues; readonly unread: readonly Unread[] };

/** From its request where it has one, else from the test itself. */
export type CloneTest = ClonedTest & {
  readonly requestedTestId: string | null;
  readonly name: string;
  readonly testCases: number;
};

export type CloneSource = {
  readonly kind: 'request' | 'run';
  readonly testId: string;
  readonly code: string;
  readonly name: string;
  readonly sdlcStage: SdlcStage | null;
  readonly files: readonly RequestFile[];
  readonly tests: readonly CloneTest[];
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
  readonly files: readonly RequestFile[];
};

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
/** Unparsable values, by the test's name. */
const asides = (name: string, fields: Fields): readonly Unread[] =>
  Object.entries(fields).flatMap(([field, value]) => asideOf(field, value).map((one) => ({ ...one, of: name })));
/** Values that the other form has no field for. */
const placeless = (name: string, fields: Fields): readonly Unread[] => asides(name, fields).map((one) => ({ ...one, reason: 'placeless' }));
const strayed = (offered: readonly string[], given: Words): Words => (among(offered, given) === null ? given : null);
const strayedOutcomes = (outcomes: readonly { readonly code: string }[]): readonly string[] =>
  outcomes.flatMap(({ code }) => (Object.hasOwn(desiredOutcomeNames, code) ? [] : [code]));

const filesOf = ({ files }: Purpose): readonly RequestFile[] =>
  files.map(({ id, name, mediaKind, size }) => ({ id, name, mediaKind, size }));

const purposeOf = (purpose: Purpose) => {
  const { name, sdlcStage, desiredOutcomes, customDesiredOutcomes } = purpose;
  return {
    files: filesOf(purpose),
    name: nameOf(name),
    sdlcStage: among(sdlcStages, sdlcStage),
    desiredOutcomes: outcomesOf(desiredOutcomes),
    customDesiredOutcomes: wordsOf(customDesiredOutcomes),
    unread: asides(name, { sdlcStage: strayed(sdlcStages, sdlcStage), desiredOutcomes: strayedOutcomes(desiredOutcomes) }),
  };
};

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

const testOfSimpleRequest = (request: EarlierRequest): RequestedTestValues => ({
  ...newRequestedTest(1),
  name: nameOf(request.name),
  accessToApplicationUrl: wordsOf(request.accessToApplication),
  testGoal: paragraphs(request.testObjective, request.notes),
  customTargetingRequirements: paragraphs(request.platformsToTestOn, request.deviceRequirements, request.testLocalisation),
  testCasesUrl: wordsOf(request.testCasesUrl),
  ...linked(request.knownIssuesUrl),
});

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

const purposeAside = ({ name, sdlcStage, desiredOutcomes, customDesiredOutcomes }: Purpose): readonly Unread[] => [
  ...asides(name, { sdlcStage: strayed(sdlcStages, sdlcStage) }),
  ...placeless(name, { desiredOutcomes: desiredOutcomes.map(({ code }) => code), customDesiredOutcomes }),
];

function requestAside(request: EarlierRequest): readonly Unread[] {
  const { name, capabilities, requestedTests, notes, platformsToTestOn, deviceRequirements, testLocalisation } = request;
  const words = requestedTests.length === 0 ? {} : { notes, platformsToTestOn, deviceRequirements, testLocalisation };
  return [...purposeAside(request), ...placeless(name, { capabilities, ...words })];
}

function runAside({ name, activityType, environments }: EarlierRun): readonly Unread[] {
  const [platform, ...furtherPlatforms] = environments.map((one) => one.platform);
  return [
    ...asides(name, { activity: strayed(activities, activityType), applicationType: strayed(applicationTypes, platform) }),
    ...placeless(name, { furtherPlatforms }),
  ];
}

/** Its tests, or its own texts as one test. */
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
    files: filesOf(request),
    tests: tests.length > 0 ? tests : [{ requestedTestId: null, name: own.name, testCases: 0, values: own, unread: [] }],
    unread: requestAside(request),
  };
}

/** The test it was launched from, with the cases its testers got. */
export const cloneOfRun = (run: EarlierRun): CloneSource => ({
  kind: 'run',
  testId: run.id,
  code: run.code,
  name: nameOf(run.name),
  sdlcStage: among(sdlcStages, run.sdlcStage),
  files: filesOf(run),
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

export type CloneProgress = { readonly done: number; readonly total: number; readonly sentence: string };

const casesIn = (tests: readonly ClonedTest[]): number => tests.reduce((sum, { values }) => sum + values.testCases.length, 0);
const printed = new Intl.NumberFormat('en');

/** In test cases where it has any, else in tests. */
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
