import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { launchMessages, launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { customerRequestProblems } from './customer-request.ts';
import type { CustomerRequestValues } from './customer-request.ts';
import type { LaunchFlags } from './flags.ts';
import { holdsTestCases, isFastDelivery } from './modes.ts';
import type { Problem } from './problems.ts';
import type { RequestedTestValues, TestCase } from './requested-test.ts';
import { stepOf, testProblems } from './step-rules.ts';

/** One line of the readiness list: what stands in the way, what to think about, or what is done, and where it is mended. */
export type ReadinessLine = {
  readonly level: 'blocker' | 'warning' | 'hint' | 'done';
  readonly text: string;
  /** The place of the test in the request from 0, or null for the request itself. */
  readonly test: number | null;
  readonly step: WizardStep | null;
  readonly field: string;
};

type TestLine = Omit<ReadinessLine, 'test'>;

const stepless = (cases: readonly TestCase[]): number => cases.filter(({ steps }) => steps.length === 0).length;
const unexpected = (cases: readonly TestCase[]): number =>
  cases.flatMap(({ steps }) => steps).filter(({ expectedResult }) => expectedResult.trim() === '').length;
function repeatedCodes(cases: readonly TestCase[]): number {
  const codes = cases.map(({ code }) => code).filter((code) => code !== '');
  return codes.length - new Set(codes).size;
}
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function caseLines(values: RequestedTestValues, flags: LaunchFlags): readonly TestLine[] {
  if (!holdsTestCases(values, flags) || values.testCases.length === 0) return [];
  const line = (text: string): TestLine => ({ level: 'warning', text, step: 'scope', field: 'testCases' });
  const [without, empty, repeated] = [stepless(values.testCases), unexpected(values.testCases), repeatedCodes(values.testCases)];
  if (without + empty + repeated === 0)
    return [{ level: 'done', text: 'No duplicate or empty test cases', step: 'scope', field: 'testCases' }];
  return [
    ...(without > 0 ? [line(`${counted(without, 'test case has', 'test cases have')} no steps`)] : []),
    ...(empty > 0 ? [line(`${counted(empty, 'step has', 'steps have')} no expected result`)] : []),
    ...(repeated > 0 ? [line(`${counted(repeated, 'test case repeats', 'test cases repeat')} the code of another`)] : []),
  ];
}

/** Whether the fast-delivery warning about the number of results shows. */
export const wantsManyFastResults = (values: RequestedTestValues, flags: LaunchFlags): boolean =>
  values.activity === 'test_case_run' &&
  isFastDelivery(values, flags) &&
  Number(values.numberOfResultsPerTestCaseNeeded) > launchLimits.fastDeliveryResultsWarning;

/** Whether the activity invites its fixed number of testers. */
export const invitesFixedNumber = (values: RequestedTestValues): boolean => values.activity !== '' && values.activity !== 'test_case_run';

/** The readiness of one test. */
export function testReadiness(values: RequestedTestValues, flags: LaunchFlags): readonly TestLine[] {
  const blockers = testProblems(values, flags).map(({ path, message }): TestLine => ({
    level: 'blocker',
    text: message,
    step: stepOf(path, values, flags),
    field: path,
  }));
  return [
    ...blockers,
    ...(wantsManyFastResults(values, flags)
      ? [{ level: 'warning', text: launchMessages.resultsFastDelivery, step: 'scope', field: 'numberOfResultsPerTestCaseNeeded' } as const]
      : []),
    ...caseLines(values, flags),
    ...(invitesFixedNumber(values)
      ? [{ level: 'hint', text: launchTexts.invitedTesters, step: 'activity', field: 'activity' } as const]
      : []),
    ...(flags.videoRequirementEnabled && values.videoRequired === 'true'
      ? [{ level: 'hint', text: launchTexts.videoCost, step: 'scope', field: 'videoRequired' } as const]
      : []),
    ...(blockers.length === 0 ? [{ level: 'done', text: 'Every step is complete', step: 'review', field: 'name' } as const] : []),
  ];
}

const ofRequest = ({ path, message }: Problem): ReadinessLine => ({ level: 'blocker', text: message, test: null, step: null, field: path });
const order = { blocker: 0, warning: 1, hint: 2, done: 3 } as const;

/** The readiness of a request: its own fields, then its tests, the worst first. */
export function requestReadiness(values: CustomerRequestValues, flags: LaunchFlags, now: string): readonly ReadinessLine[] {
  const own = customerRequestProblems(values, flags, now)
    .filter(({ path }) => !path.startsWith('requestedTests['))
    .map(ofRequest);
  const tests = values.tests.flatMap(({ values: test }, index) =>
    testReadiness(test, flags).map((line): ReadinessLine => ({
      ...line,
      test: index,
      text: values.tests.length > 1 ? `Test ${index + 1}: ${line.text}` : line.text,
    })),
  );
  return [...own, ...tests].toSorted((one, other) => order[one.level] - order[other.level]);
}
