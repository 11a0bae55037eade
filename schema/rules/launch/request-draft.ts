import * as v from 'valibot';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { sdlcStages, wizardSteps } from '#schema/vocabulary/launch/places.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import type { CustomerRequestValues } from './request-problems.ts';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { furtherTest, withoutCarried } from './carried.ts';
import { requestFilesRule } from './request-files.ts';
import { newRequestedTest, requestedTestRule } from './requested-test.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { openRequestedTest } from './requested-test.ts';
import { launchNow, readSchedule, scheduleInZone } from './schedule.ts';

export type RequestTest = { readonly id: string; readonly values: RequestedTestValues };

/** New, or of the request; saved into it at the end of the wizard. */
export type WizardDraft = { readonly testId: string; readonly step: WizardStep; readonly values: RequestedTestValues };

/** Values only: restoring it launches nothing. */
export type RequestDraft = CustomerRequestValues & {
  readonly format: 1;
  readonly tests: readonly RequestTest[];
  readonly wizard: WizardDraft | null;
  /** Unfinished tests set aside for another one. */
  readonly parked: readonly WizardDraft[];
  /** Unparsed values; they stay until they are discarded. */
  readonly unread: readonly Unread[];
  /** Grows with each refusal, so that the next launch gets a new key. */
  readonly attempt: number;
};

const valuesRule = v.fallback(requestedTestRule, () => v.parse(requestedTestRule, {}));
const testRule = v.object({ id: v.string(), values: valuesRule });
const wizardRule = v.object({ testId: v.string(), step: v.fallback(v.picklist(wizardSteps), 'activity'), values: valuesRule });
const draftRule = v.object({
  name: v.fallback(v.string(), ''),
  sdlcStage: v.fallback(v.nullable(v.picklist(sdlcStages)), null),
  tests: v.fallback(v.array(testRule), []),
  files: requestFilesRule,
  wizard: v.fallback(v.nullable(wizardRule), null),
  parked: v.fallback(v.array(wizardRule), []),
  unread: unreadRules,
  attempt: v.fallback(v.pipe(v.number(), v.integer()), 1),
});

export const emptyDraft = (timezone: string): RequestDraft => ({
  format: 1,
  name: '',
  schedule: launchNow(timezone),
  sdlcStage: null,
  files: [],
  tests: [],
  wizard: null,
  parked: [],
  unread: [],
  attempt: 1,
});

/** Parses a saved draft of any version; what does not parse goes to `unread`, and its default stands in. */
export function readDraft(saved: unknown, timezone: string): RequestDraft {
  const given = isRecord(saved) ? saved : { draft: saved };
  const { format: _format, device: _device, stamp: _stamp, schedule, ...typed } = given;
  const [start, rest] = [readSchedule(schedule, timezone), fit(draftRule, typed)];
  return { format: 1, ...rest.value, schedule: start.value, unread: [...rest.value.unread, ...start.unread, ...rest.unread] };
}

/** Moves to the zone, unless a time was chosen in another one. */
export function inZone(draft: RequestDraft, timezone: string): RequestDraft {
  const schedule = scheduleInZone(draft.schedule, timezone);
  return schedule === draft.schedule ? draft : { ...draft, schedule };
}

export const isFull = (draft: RequestDraft): boolean => draft.tests.length >= launchLimits.testsPerRequest;
/** A request keeps its last test. */
export const hasTestToSpare = (draft: RequestDraft): boolean => draft.tests.length > 1;

/** One launch for double clicks, tabs and retries. */
export const launchKey = (draftId: string, draft: RequestDraft): string => `launch:${draftId}:${draft.attempt}`;

const same = (one: RequestedTestValues, other: RequestedTestValues): boolean => JSON.stringify(one) === JSON.stringify(other);

function isTyped({ tests }: RequestDraft, { testId, values }: WizardDraft): boolean {
  const test = tests.find(({ id }) => id === testId);
  if (test !== undefined) return !same(values, openRequestedTest(test.values));
  return !same({ ...withoutCarried(values), name: '' }, { ...newRequestedTest(1), name: '' });
}

/** Sets the open test aside, so that it is not lost. */
function park(draft: RequestDraft, but: string): RequestDraft {
  const parked = draft.parked.filter(({ testId }) => testId !== but && testId !== draft.wizard?.testId);
  const { wizard } = draft;
  const isKept = wizard !== null && wizard.testId !== but && isTyped(draft, wizard);
  return { ...draft, wizard: null, parked: isKept ? [...parked, wizard] : parked };
}

export const beginTest = (draft: RequestDraft, testId: string): RequestDraft =>
  isFull(draft)
    ? draft
    : { ...park(draft, testId), wizard: { testId, step: 'activity', values: furtherTest(draft.tests.length + 1, draft.tests[0]?.values) } };

export function editTest(draft: RequestDraft, testId: string, step: WizardStep): RequestDraft {
  const aside = draft.wizard?.testId === testId ? draft.wizard : draft.parked.find((one) => one.testId === testId);
  if (aside !== undefined) return { ...park(draft, testId), wizard: { ...aside, step } };
  const test = draft.tests.find(({ id }) => id === testId);
  return test === undefined ? draft : { ...park(draft, testId), wizard: { testId, step, values: openRequestedTest(test.values) } };
}

export const isOpenable = (draft: RequestDraft, testId: string): boolean =>
  draft.wizard?.testId === testId || draft.parked.some((one) => one.testId === testId) || draft.tests.some(({ id }) => id === testId);

export const bringBackTest = (draft: RequestDraft, test: WizardDraft): RequestDraft => ({
  ...draft,
  parked: [...draft.parked.filter(({ testId }) => testId !== test.testId), test],
});

export const abandonTest = (draft: RequestDraft, testId: string): RequestDraft => ({
  ...draft,
  wizard: draft.wizard?.testId === testId ? null : draft.wizard,
  parked: draft.parked.filter((one) => one.testId !== testId),
});

/** The open one last. */
export const unfinishedTests = (draft: RequestDraft): readonly WizardDraft[] =>
  [...draft.parked, ...(draft.wizard === null ? [] : [draft.wizard])].filter((one) => isTyped(draft, one));

/** Null for one that is not in the request. */
export const heldName = ({ tests }: RequestDraft, testId: string): string | null =>
  tests.find(({ id }) => id === testId)?.values.name ?? null;

/** A request for one test is called as the test is, once somebody named it. */
const nameOfOne = ([one, ...more]: readonly RequestTest[]): string =>
  one === undefined || more.length > 0 || one.values.name === launchTexts.defaultTestName(1) ? '' : one.values.name;

export function settleTest(draft: RequestDraft, test: RequestTest): RequestDraft {
  const known = draft.tests.some(({ id }) => id === test.id);
  if (!known && isFull(draft)) return draft;
  const settled = test.values.takenFrom === '' ? test : { ...test, values: { ...test.values, takenFrom: '' } };
  const tests = known ? draft.tests.map((one) => (one.id === test.id ? settled : one)) : [...draft.tests, settled];
  return { ...abandonTest(draft, test.id), tests, name: draft.name === '' ? nameOfOne(tests) : draft.name };
}

export function duplicateTest(draft: RequestDraft, testId: string, copyId: string): RequestDraft {
  const test = draft.tests.find(({ id }) => id === testId);
  if (test === undefined || isFull(draft)) return draft;
  const name = launchTexts.defaultTestName(draft.tests.length + 1);
  return { ...draft, tests: [...draft.tests, { id: copyId, values: { ...test.values, name } }] };
}

export function removeTest(draft: RequestDraft, testId: string): RequestDraft {
  if (draft.tests.length < 2) return draft;
  return { ...abandonTest(draft, testId), tests: draft.tests.filter(({ id }) => id !== testId) };
}

export const forgetUnread = (draft: RequestDraft): RequestDraft => ({ ...draft, unread: [] });

export const isUntouched = (draft: RequestDraft): boolean =>
  draft.name === '' &&
  draft.tests.length === 0 &&
  draft.files.length === 0 &&
  draft.schedule.mode === 'now' &&
  draft.unread.length === 0 &&
  unfinishedTests(draft).length === 0;
