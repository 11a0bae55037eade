import * as v from 'valibot';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { sdlcStages, wizardSteps } from '#schema/vocabulary/launch/places.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import type { CustomerRequestValues } from './request-problems.ts';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { newRequestedTest, requestedTestRule } from './requested-test.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { openRequestedTest } from './requested-test-input.ts';
import { launchNow, readSchedule, scheduleInZone } from './schedule.ts';

export type RequestTest = { readonly id: string; readonly values: RequestedTestValues };

/** A test open in the wizard: new, or one of the request being edited; it joins the request at the end of the wizard. */
export type WizardDraft = { readonly testId: string; readonly step: WizardStep; readonly values: RequestedTestValues };

/** Everything a person has typed into a request. Values only: rebuilding a screen from it launches nothing. */
export type RequestDraft = CustomerRequestValues & {
  readonly format: 1;
  readonly tests: readonly RequestTest[];
  readonly wizard: WizardDraft | null;
  /** Tests that were left in the wizard for another one; each can be gone on with. */
  readonly parked: readonly WizardDraft[];
  /** What was saved and could not be read; it stays with the draft until it is thrown away. */
  readonly unread: readonly Unread[];
  /** Grows after each definite refusal, so that the next launch is a new call. */
  readonly attempt: number;
};

const valuesRule = v.fallback(requestedTestRule, () => v.parse(requestedTestRule, {}));
const testRule = v.object({ id: v.string(), values: valuesRule });
const wizardRule = v.object({ testId: v.string(), step: v.fallback(v.picklist(wizardSteps), 'activity'), values: valuesRule });
const draftRule = v.object({
  name: v.fallback(v.string(), ''),
  sdlcStage: v.fallback(v.nullable(v.picklist(sdlcStages)), null),
  tests: v.fallback(v.array(testRule), []),
  wizard: v.fallback(v.nullable(wizardRule), null),
  parked: v.fallback(v.array(wizardRule), []),
  unread: unreadRules,
  attempt: v.fallback(v.pipe(v.number(), v.integer()), 1),
});

/** A request nobody has typed anything into. */
export const emptyDraft = (timezone: string): RequestDraft => ({
  format: 1,
  name: '',
  schedule: launchNow(timezone),
  sdlcStage: null,
  tests: [],
  wizard: null,
  parked: [],
  unread: [],
  attempt: 1,
});

/** Reads a saved draft, whatever wrote it; what cannot be read is put aside, and its default stands in for it. */
export function readDraft(saved: unknown, timezone: string): RequestDraft {
  const given = isRecord(saved) ? saved : { draft: saved };
  const { format: _format, device: _device, stamp: _stamp, schedule, ...typed } = given;
  const [start, rest] = [readSchedule(schedule, timezone), fit(draftRule, typed)];
  return { format: 1, ...rest.value, schedule: start.value, unread: [...rest.value.unread, ...start.unread, ...rest.unread] };
}

/** The draft on the wall clock of a zone, as long as no time was chosen on another one. */
export function inZone(draft: RequestDraft, timezone: string): RequestDraft {
  const schedule = scheduleInZone(draft.schedule, timezone);
  return schedule === draft.schedule ? draft : { ...draft, schedule };
}

/** The request of a draft as it stands on the summary page. */
export const isFull = (draft: RequestDraft): boolean => draft.tests.length >= launchLimits.testsPerRequest;
/** Whether one of its tests can be removed: a request keeps its last. */
export const hasTestToSpare = (draft: RequestDraft): boolean => draft.tests.length > 1;

/** The key that makes two presses, two tabs or a retry one launch. */
export const launchKey = (draftId: string, draft: RequestDraft): string => `launch:${draftId}:${draft.attempt}`;

const same = (one: RequestedTestValues, other: RequestedTestValues): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether somebody typed something into the open test that the request does not hold. */
function isTyped({ tests }: RequestDraft, { testId, values }: WizardDraft): boolean {
  const test = tests.find(({ id }) => id === testId);
  if (test !== undefined) return !same(values, openRequestedTest(test.values));
  return !same({ ...values, name: '' }, { ...newRequestedTest(1), name: '' });
}

/** Puts the open test aside, so that another one can be opened without losing it. */
function park(draft: RequestDraft, but: string): RequestDraft {
  const parked = draft.parked.filter(({ testId }) => testId !== but && testId !== draft.wizard?.testId);
  const { wizard } = draft;
  const isKept = wizard !== null && wizard.testId !== but && isTyped(draft, wizard);
  return { ...draft, wizard: null, parked: isKept ? [...parked, wizard] : parked };
}

/** Opens the wizard on a new test. */
export const beginTest = (draft: RequestDraft, testId: string): RequestDraft =>
  isFull(draft)
    ? draft
    : { ...park(draft, testId), wizard: { testId, step: 'activity', values: newRequestedTest(draft.tests.length + 1) } };

/** Opens the wizard on a test of the request, or on one that was put aside. */
export function editTest(draft: RequestDraft, testId: string, step: WizardStep): RequestDraft {
  const aside = draft.wizard?.testId === testId ? draft.wizard : draft.parked.find((one) => one.testId === testId);
  if (aside !== undefined) return { ...park(draft, testId), wizard: { ...aside, step } };
  const test = draft.tests.find(({ id }) => id === testId);
  return test === undefined ? draft : { ...park(draft, testId), wizard: { testId, step, values: openRequestedTest(test.values) } };
}

/** Whether a test can be opened in the wizard by its id. */
export const isOpenable = (draft: RequestDraft, testId: string): boolean =>
  draft.wizard?.testId === testId || draft.parked.some((one) => one.testId === testId) || draft.tests.some(({ id }) => id === testId);

/** Brings back what was typed into a test that the request does not hold, to go on with. */
export const bringBackTest = (draft: RequestDraft, test: WizardDraft): RequestDraft => ({
  ...draft,
  parked: [...draft.parked.filter(({ testId }) => testId !== test.testId), test],
});

/** Forgets what was typed into a test that the request does not hold. */
export const abandonTest = (draft: RequestDraft, testId: string): RequestDraft => ({
  ...draft,
  wizard: draft.wizard?.testId === testId ? null : draft.wizard,
  parked: draft.parked.filter((one) => one.testId !== testId),
});

/** The tests that stand in the wizard with something typed, the open one last. */
export const unfinishedTests = (draft: RequestDraft): readonly WizardDraft[] =>
  [...draft.parked, ...(draft.wizard === null ? [] : [draft.wizard])].filter((one) => isTyped(draft, one));

/** The name by which the request holds a test; null for one that it does not hold yet. */
export const heldName = ({ tests }: RequestDraft, testId: string): string | null =>
  tests.find(({ id }) => id === testId)?.values.name ?? null;

/** Adds the wizard's test to the request, or puts it in the place of the one it edits. */
export function settleTest(draft: RequestDraft, test: RequestTest): RequestDraft {
  const known = draft.tests.some(({ id }) => id === test.id);
  if (!known && isFull(draft)) return draft;
  const tests = known ? draft.tests.map((one) => (one.id === test.id ? test : one)) : [...draft.tests, test];
  return { ...abandonTest(draft, test.id), tests };
}

/** Adds a copy of a test at the end, under its own default name. */
export function duplicateTest(draft: RequestDraft, testId: string, copyId: string): RequestDraft {
  const test = draft.tests.find(({ id }) => id === testId);
  if (test === undefined || isFull(draft)) return draft;
  const name = launchTexts.defaultTestName(draft.tests.length + 1);
  return { ...draft, tests: [...draft.tests, { id: copyId, values: { ...test.values, name } }] };
}

/** Takes a test out of the request; the last one stays. */
export function removeTest(draft: RequestDraft, testId: string): RequestDraft {
  if (draft.tests.length < 2) return draft;
  return { ...abandonTest(draft, testId), tests: draft.tests.filter(({ id }) => id !== testId) };
}

/** Throws away what could not be read. */
export const forgetUnread = (draft: RequestDraft): RequestDraft => ({ ...draft, unread: [] });

/** Whether nobody has typed anything yet. */
export const isUntouched = (draft: RequestDraft): boolean =>
  draft.name === '' &&
  draft.tests.length === 0 &&
  draft.schedule.mode === 'now' &&
  draft.unread.length === 0 &&
  unfinishedTests(draft).length === 0;
