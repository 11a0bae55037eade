import { counted } from '#schema/vocabulary/counted.ts';
import type { ApplicationLinkState } from '#schema/vocabulary/launch/options.ts';
import { requestFieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { launchMessages, launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { caseProblems } from './case-problems.ts';
import { customerRequestProblems } from './request-problems.ts';
import type { CustomerRequestValues } from './request-problems.ts';
import type { GroupEstimate } from './estimate.ts';
import { approvalReason, waitWords } from './approval.ts';
import { balanceAfterLaunch, creditsRefusal, hourHint, hourRefusal } from './allowance.ts';
import type { LaunchAllowance } from './allowance.ts';
import type { LaunchFlags } from './flags.ts';
import { untitledIssue } from './known-issues.ts';
import { holdsTestCases, invitesFixedNumber, isFastDelivery, knownIssuesWay } from './modes.ts';
import { labelIn, namedProblem, namedTestProblem } from './named-problem.ts';
import type { Problem } from './problems.ts';
import type { RequestedTestValues, TestCase } from './requested-test.ts';
import { blockingStep, stepOf, testProblems } from './step-rules.ts';
import { testTitle } from './requested-test.ts';

type CaseFindings = {
  /** No step says what to do. */
  readonly empty: number;
  /** Steps without an expected result. */
  readonly unexpected: number;
  /** Same name and steps as an earlier case. */
  readonly copies: number;
  readonly signIns: number;
};

const signIn = /\b(?:log|sign)(?:ged)?[ -]?in\b|\blogin\b|\bpassword\b/iu;

const isEmpty = ({ steps }: TestCase): boolean => steps.every(({ instruction }) => instruction.trim() === '');
const textOf = ({ name, steps }: TestCase): string =>
  JSON.stringify([name.trim(), steps.map(({ instruction, expectedResult }) => [instruction.trim(), expectedResult.trim()])]);
const repeated = (texts: readonly string[]): number => texts.length - new Set(texts).size;

function look(cases: readonly TestCase[]): CaseFindings {
  const full = cases.filter((one) => !isEmpty(one));
  return {
    empty: cases.length - full.length,
    unexpected: full
      .flatMap(({ steps }) => steps)
      .filter(({ instruction, expectedResult }) => instruction.trim() !== '' && expectedResult.trim() === '').length,
    copies: repeated(full.map(textOf)),
    signIns: full.filter(
      ({ name, prerequisites, steps }) =>
        signIn.test(name) || signIn.test(prerequisites) || steps.some(({ instruction }) => signIn.test(instruction)),
    ).length,
  };
}

const known = new WeakMap<readonly TestCase[], CaseFindings>();

/** Memoized by list. */
function lintCases(cases: readonly TestCase[]): CaseFindings {
  const findings = known.get(cases) ?? look(cases);
  known.set(cases, findings);
  return findings;
}

const texts = {
  complete: 'Every step is complete',
  casesFine: 'No duplicate or empty test cases',
  staleCases: 'The test cases were imported from another link. Import them again, or put that link back.',
  emptyCases: (count: number): string => counted(count, 'test case is empty', 'test cases are empty'),
  unexpected: (count: number): string => counted(count, 'step has no expected result', 'steps have no expected result'),
  belowZero: (by: number): string => `The launch takes the balance ${counted(Math.round(by * 100) / 100, 'Credit', 'Credits')} below zero`,
  copies: (count: number): string => counted(count, 'test case is the same as another', 'test cases are the same as another'),
  untitledIssues: (count: number): string => counted(count, 'known issue has no title', 'known issues have no title'),
  roomUnknown: 'How many tests you may launch is not known yet',
  linkAnswers: 'The application link answers',
  linkMissing: 'The application link leads to a page that does not exist',
  linkUnreachable: 'The application link does not answer from outside',
  linkSecured: 'The application link answers in the secure environment only',
  credentialsGiven: 'Login data given where needed',
  credentialsMissing: (count: number): string =>
    `${counted(count, 'test case speaks', 'test cases speak')} of signing in, but testers get no login data`,
  fewTesters: (group: number, matching: number, needed: number): string =>
    `Group ${group} matches ${matching} of ${counted(needed, 'tester', 'testers')} needed`,
  thinSupply: (group: number, matching: number, needed: number): string =>
    `Group ${group} matches only ${counted(matching, 'tester', 'testers')} for ${needed} needed`,
} as const;

/** A blocker, a hint, or done, with where it is fixed. */
export type ReadinessLine = {
  readonly level: 'blocker' | 'warning' | 'hint' | 'done';
  readonly text: string;
  /** Index in the request; null for the request itself. */
  readonly test: number | null;
  readonly step: WizardStep | null;
  readonly field: string;
};

type TestLine = Omit<ReadinessLine, 'test'>;

/** The server's facts of a test: its link, and matching testers. */
export type TestFacts = { readonly link: ApplicationLinkState | null; readonly groups: readonly GroupEstimate[] | null };
const noFacts: TestFacts = { link: null, groups: null };

const line = (level: ReadinessLine['level'], text: string, step: WizardStep, field: string): TestLine => ({ level, text, step, field });

function caseLines(values: RequestedTestValues, flags: LaunchFlags): readonly TestLine[] {
  if (!holdsTestCases(values, flags) || values.testCases.length === 0) return [];
  const { empty, unexpected, copies } = lintCases(values.testCases);
  const found = [
    ...(empty > 0 ? [texts.emptyCases(empty)] : []),
    ...(unexpected > 0 ? [texts.unexpected(unexpected)] : []),
    ...(copies > 0 ? [texts.copies(copies)] : []),
  ];
  return found.length === 0 && caseProblems(values.testCases).length === 0
    ? [line('done', texts.casesFine, 'scope', 'testCases')]
    : found.map((text) => line('warning', text, 'scope', 'testCases'));
}

/** Imported cases beside another spreadsheet's link. */
function staleLinkLines(values: RequestedTestValues, flags: LaunchFlags): readonly TestLine[] {
  const { testCasesSource, testCasesUrl, importedCasesUrl, testCases } = values;
  const isStale = testCasesSource === 'url' && importedCasesUrl !== '' && importedCasesUrl.trim() !== testCasesUrl.trim();
  return isStale && holdsTestCases(values, flags) && testCases.length > 0
    ? [line('warning', texts.staleCases, 'scope', 'testCasesUrl')]
    : [];
}

function knownIssueLines(values: RequestedTestValues, flags: LaunchFlags): readonly TestLine[] {
  if (knownIssuesWay(values, flags) !== 'upload') return [];
  const untitled = values.knownIssues.filter(({ title }) => title.trim() === '' || title.trim() === untitledIssue).length;
  return untitled === 0 ? [] : [line('warning', texts.untitledIssues(untitled), 'scope', 'knownIssues')];
}

function linkLines(values: RequestedTestValues, { link }: TestFacts): readonly TestLine[] {
  const at = (level: ReadinessLine['level'], text: string): readonly TestLine[] => [line(level, text, 'app', 'accessToApplicationUrl')];
  switch (link) {
    case 'answers':
      return at('done', texts.linkAnswers);
    case 'missing':
      return at('warning', texts.linkMissing);
    case 'unreachable':
    case 'inside':
      return values.requiresAccessToSecureEnvironment === 'true' ? at('hint', texts.linkSecured) : at('warning', texts.linkUnreachable);
    case 'unchecked':
    case null:
      return [];
  }
}

function credentialLines(values: RequestedTestValues, flags: LaunchFlags): readonly TestLine[] {
  const field = flags.uniqueTestData ? 'requiresTestData' : 'requiresPredefinedUserAccounts';
  const given = values[field];
  const step = flags.uniqueTestData ? 'test-data' : 'scope';
  if (given === 'true')
    return testProblems(values, flags).some(({ path }) => path === 'testDataPool' || path === 'predefinedUserAccountsInstructions')
      ? []
      : [line('done', texts.credentialsGiven, step, field)];
  const signIns = holdsTestCases(values, flags) ? lintCases(values.testCases).signIns : 0;
  return given === 'false' && signIns > 0 ? [line('warning', texts.credentialsMissing(signIns), step, field)] : [];
}

function supplyLines({ groups }: TestFacts): readonly TestLine[] {
  return (groups ?? []).flatMap(({ matching, needed }, index) => {
    const field = `targetingGroups[${index}]`;
    if (matching < needed) return [line('warning', texts.fewTesters(index + 1, matching, needed), 'targeting', field)];
    return matching < needed * 2 ? [line('hint', texts.thinSupply(index + 1, matching, needed), 'targeting', field)] : [];
  });
}

export const wantsManyFastResults = (values: RequestedTestValues, flags: LaunchFlags): boolean =>
  values.activity === 'test_case_run' &&
  isFastDelivery(values, flags) &&
  Number(values.numberOfResultsPerTestCaseNeeded) > launchLimits.fastDeliveryResultsWarning;

export function testReadiness(values: RequestedTestValues, flags: LaunchFlags, facts: TestFacts = noFacts): readonly TestLine[] {
  const blockers = testProblems(values, flags).map((found) =>
    line('blocker', namedTestProblem(found, values, flags), stepOf(found.path, values, flags), found.path),
  );
  return [
    ...blockers,
    ...(wantsManyFastResults(values, flags)
      ? [line('warning', launchMessages.resultsFastDelivery, 'scope', 'numberOfResultsPerTestCaseNeeded')]
      : []),
    ...caseLines(values, flags),
    ...staleLinkLines(values, flags),
    ...credentialLines(values, flags),
    ...knownIssueLines(values, flags),
    ...linkLines(values, facts),
    ...supplyLines(facts),
    ...(invitesFixedNumber(values) ? [line('hint', launchTexts.invitedTesters, 'activity', 'activity')] : []),
    ...(flags.videoRequirementEnabled && values.videoRequired === 'true'
      ? [line('hint', launchTexts.videoCost, 'scope', 'videoRequired')]
      : []),
    ...(blockers.length === 0 ? [line('done', texts.complete, 'review', 'name')] : []),
  ].toSorted(byLevel);
}

export const openReadiness = (values: RequestedTestValues, flags: LaunchFlags, facts: TestFacts = noFacts): readonly TestLine[] =>
  testReadiness(values, flags, facts).filter(({ step }) => step === null || blockingStep(step, values, flags) === null);

const ofRequest = (found: Problem): ReadinessLine => ({
  level: 'blocker',
  text: namedProblem(found, labelIn(requestFieldLabels, found.path)),
  test: null,
  step: null,
  field: found.path,
});
const order = { blocker: 0, warning: 1, hint: 2, done: 3 } as const;
const byLevel = (one: Pick<ReadinessLine, 'level'>, other: Pick<ReadinessLine, 'level'>): number => order[one.level] - order[other.level];

export const creditsField = 'credits';

export const hourField = 'launchesPerHour';

export type RoomLine = Pick<ReadinessLine, 'text' | 'field'> & { readonly level: Exclude<ReadinessLine['level'], 'done'> };

type Wish = { readonly tests: number; readonly credits: number | null; readonly viewerId?: string };

export const approvalField = 'approval';

/** Said before the press: who has to approve it, and why. */
function approvalLines({ rules = null }: LaunchAllowance, { credits, viewerId }: Wish): readonly RoomLine[] {
  const reason = rules === null || credits === null ? null : approvalReason(rules, credits);
  if (rules === null || reason === null) return [];
  const names = rules.approvers.flatMap(({ id, name }) => (id === viewerId ? [] : [name]));
  return [{ level: 'warning', text: `The launch ${waitWords(names, reason)}`, field: approvalField }];
}

/** What stands in the way of launching so many tests for so many credits, and what they leave; the server refuses with the same words. While nobody knows, a line keeps the place. */
export function roomLines(allowance: LaunchAllowance | null, wish: Wish, timeOf: (at: string) => string): readonly RoomLine[] {
  if (allowance === null) return [{ level: 'hint', text: texts.roomUnknown, field: hourField }];
  const { tests, credits } = wish;
  const crowded = hourRefusal(allowance, tests, timeOf);
  const hint = crowded === null ? hourHint(allowance, timeOf) : null;
  const missing = creditsRefusal(allowance, credits ?? 0);
  const left = balanceAfterLaunch(allowance, credits ?? 0);
  const isBelow = missing === null && credits !== null && credits > 0 && left !== null && left < 0;
  return [
    ...(crowded === null ? [] : [{ level: 'blocker', text: crowded.message, field: hourField } as const]),
    ...(missing === null ? [] : [{ level: 'blocker', text: missing, field: creditsField } as const]),
    ...approvalLines(allowance, wish),
    ...(isBelow ? [{ level: 'warning', text: texts.belowZero(-left), field: creditsField } as const] : []),
    ...(hint === null ? [] : [{ level: 'hint', text: hint, field: hourField } as const]),
  ];
}

export type RequestFacts = ReadonlyMap<string, TestFacts>;

/** Its own fields, then its tests, the worst first. */
export function requestReadiness(
  values: CustomerRequestValues,
  flags: LaunchFlags,
  now: string,
  facts: RequestFacts = new Map(),
  room: readonly RoomLine[] = [],
): readonly ReadinessLine[] {
  const own = customerRequestProblems(values, flags, now)
    .filter(({ path }) => !path.startsWith('requestedTests['))
    .map(ofRequest);
  const tests = values.tests.flatMap(({ id, values: test }, index) =>
    testReadiness(test, flags, facts.get(id)).map((found): ReadinessLine => ({
      ...found,
      test: index,
      text: values.tests.length > 1 ? `${testTitle(test, index)}: ${found.text}` : found.text,
    })),
  );
  const ofRoom = room.map((one): ReadinessLine => ({ ...one, test: null, step: null }));
  return [...own, ...ofRoom, ...tests].toSorted(byLevel);
}
