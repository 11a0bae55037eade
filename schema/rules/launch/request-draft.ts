import * as v from 'valibot';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { sdlcStages, wizardSteps } from '#schema/vocabulary/launch/options.ts';
import type { WizardStep } from '#schema/vocabulary/launch/options.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import type { CustomerRequestValues } from './customer-request.ts';
import { newRequestedTest, readRequestedTest } from './requested-test.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { openRequestedTest } from './requested-test-load.ts';
import { launchNow, scheduleRule } from './schedule.ts';
import type { ScheduleValues } from './schedule.ts';

export type RequestTest = { readonly id: string; readonly values: RequestedTestValues };

/** A test open in the wizard: new, or one of the request being edited; it joins the request at the end of the wizard. */
export type WizardDraft = { readonly testId: string; readonly step: WizardStep; readonly values: RequestedTestValues };

/** Everything a person has typed into a request. Values only: rebuilding a screen from it launches nothing. */
export type RequestDraft = CustomerRequestValues & {
  readonly format: 1;
  readonly tests: readonly RequestTest[];
  readonly wizard: WizardDraft | null;
  /** Grows after each definite refusal, so that the next launch is a new call. */
  readonly attempt: number;
};

const testRule = v.object({ id: v.string(), values: v.unknown() });
const draftRule = v.object({
  name: v.fallback(v.string(), ''),
  schedule: v.fallback(scheduleRule, { ...launchNow('UTC') }),
  sdlcStage: v.fallback(v.nullable(v.picklist(sdlcStages)), null),
  tests: v.fallback(v.array(testRule), []),
  wizard: v.fallback(
    v.nullable(v.object({ testId: v.string(), step: v.fallback(v.picklist(wizardSteps), 'activity'), values: v.unknown() })),
    null,
  ),
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
  attempt: 1,
});

/** Reads a saved draft, whatever wrote it; what it cannot read becomes the default. */
export function readDraft(saved: unknown, timezone: string): RequestDraft {
  const given = typeof saved === 'object' && saved !== null ? saved : {};
  const read = v.parse(draftRule, { ...emptyDraft(timezone), ...given });
  return {
    ...read,
    format: 1,
    tests: read.tests.map(({ id, values }) => ({ id, values: readRequestedTest(values) })),
    wizard: read.wizard === null ? null : { ...read.wizard, values: readRequestedTest(read.wizard.values) },
  };
}

/** The request of a draft as it stands on the summary page. */
export const isFull = (draft: RequestDraft): boolean => draft.tests.length >= launchLimits.testsPerRequest;

/** The key that makes two presses, two tabs or a retry one launch. */
export const launchKey = (draftId: string, draft: RequestDraft): string => `launch:${draftId}:${draft.attempt}`;

/** Opens the wizard on a new test. */
export const beginTest = (draft: RequestDraft, testId: string): RequestDraft =>
  isFull(draft) ? draft : { ...draft, wizard: { testId, step: 'activity', values: newRequestedTest(draft.tests.length + 1) } };

/** Opens the wizard on a test of the request. */
export function editTest(draft: RequestDraft, testId: string, step: WizardStep): RequestDraft {
  const test = draft.tests.find(({ id }) => id === testId);
  return test === undefined ? draft : { ...draft, wizard: { testId, step, values: openRequestedTest(test.values) } };
}

/** Adds the wizard's test to the request, or puts it in the place of the one it edits. */
export function settleTest(draft: RequestDraft, test: RequestTest): RequestDraft {
  const known = draft.tests.some(({ id }) => id === test.id);
  if (!known && isFull(draft)) return draft;
  const tests = known ? draft.tests.map((one) => (one.id === test.id ? test : one)) : [...draft.tests, test];
  return { ...draft, tests, wizard: null };
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
  const wizard = draft.wizard?.testId === testId ? null : draft.wizard;
  return { ...draft, tests: draft.tests.filter(({ id }) => id !== testId), wizard };
}

/** Whether there is anything worth saving. */
export const isUntouched = (draft: RequestDraft): boolean =>
  draft.name === '' && draft.tests.length === 0 && draft.schedule.mode === 'now' && isUntouchedWizard(draft.wizard);

function isUntouchedWizard(wizard: WizardDraft | null): boolean {
  return wizard === null || JSON.stringify(wizard.values) === JSON.stringify(newRequestedTest(1));
}

export const withSchedule = (draft: RequestDraft, schedule: ScheduleValues): RequestDraft => ({ ...draft, schedule });
