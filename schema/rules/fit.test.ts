import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newRequestedTest } from './launch/requested-test.ts';
import { emptyDraft, isUntouched, readDraft } from './launch/request-draft.ts';
import { customerRequestProblems } from './launch/customer-request.ts';
import { flagsWith } from './launch/requested-test.builders.ts';
import { readKeptForm } from './launch/kept-form.ts';
import { emptySimpleRequest, readSimpleRequest, simpleRequestProblems } from './launch/simple-request.ts';
import { leaptTo, toScheduleInput } from './launch/schedule.ts';
import {
  bothTimes,
  firstStart,
  laterDays,
  nextRuns,
  startsNextWeek,
  zoneWords,
} from '#machines/flows/launch/choose-schedule/choose-schedule.rules.ts';
import type { ScheduleValues } from './launch/schedule.ts';

const now = '2026-11-21T09:00:00.000Z';
const later = { mode: 'later', laterAt: '2026-11-25T09:00', recurringDay: '', recurringTime: '', timezone: 'Europe/Berlin' };
const values = { ...newRequestedTest(1), name: 'Checkout', activity: 'exploratory', inScope: 'All of it' };
const draft = {
  ...emptyDraft('Europe/Berlin'),
  name: 'Release',
  schedule: later,
  tests: [{ id: 't1', values: { ...values, testCases: [{ name: 'Pay' }, { name: 'Return' }] } }],
  wizard: { testId: 'n1', step: 'scope', values },
  parked: [{ testId: 'p1', step: 'app', values }],
};
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    0,
    -1,
    true,
    '',
    ' ',
    [],
    {},
    [null],
    [[]],
    { name: {} },
    '2026-02-30T10:00',
    '0002-01-01T10:00',
    '9999-12-31T23:59',
    'T99:99',
    '99999-01-01T00:00',
    'Mars/Olympus',
    '+25:00',
    'recurring',
    '7',
    '25:00',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    'x'.repeat(100_000),
    1e300,
  ),
  fc.jsonValue(),
);
type Path = readonly (string | number)[];
const pathsOf = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, Array.isArray(value) ? Number(key) : key]))];
function put(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value)) return value.map((each: unknown, at) => (at === first ? put(each, rest, by) : each));
  return { ...(value as object), [first]: put((value as Record<string, unknown>)[first], rest, by) };
}
/** A draft of which some values were replaced by others, and that has fields of another build. */
const spoiled = (whole: unknown) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...pathsOf(whole)), hostile), { minLength: 1, maxLength: 4 }),
      fc.dictionary(fc.string(), hostile, { maxKeys: 2 }),
    )
    .map(([replaced, more]) => {
      const made = replaced.reduce(
        (before: unknown, [path, by]) => (pathsOf(before).some((each) => each.join() === path.join()) ? put(before, path, by) : before),
        whole,
      );
      return typeof made === 'object' && made !== null && !Array.isArray(made) ? { ...more, ...made } : made;
    });

/** All that a screen works out of a start. */
function draw(schedule: ScheduleValues): void {
  const { first, last } = laterDays(now, schedule.timezone);
  expect([first, last].join()).toMatch(/^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$/);
  zoneWords(schedule.timezone, now);
  leaptTo(schedule);
  startsNextWeek(schedule, now);
  firstStart({ schedule, at: now });
  toScheduleInput(schedule);
  for (const at of nextRuns(schedule, now)) bothTimes(at, schedule.timezone);
}
const sizes = { seed: 14, numRuns: 300 };

describe('whatever was saved', () => {
  it('of a draft can be drawn and checked, and reads the same when it is saved again', () => {
    fc.assert(
      fc.property(spoiled(draft), (saved) => {
        const read = readDraft(saved, 'UTC');
        draw(read.schedule);
        customerRequestProblems(read, flagsWith({ autoLaunchingEnabled: true }), now);
        expect(readDraft(JSON.parse(JSON.stringify(read)), 'UTC')).toEqual(JSON.parse(JSON.stringify(read)));
      }),
      sizes,
    );
  });

  it('of a simple form can be drawn and checked', () => {
    fc.assert(
      fc.property(
        spoiled({ ...emptySimpleRequest('UTC'), name: 'Autumn', schedule: later }),
        spoiled({ draftId: 'f1', attempt: 1 }),
        (saved, form) => {
          const read = readSimpleRequest(saved, 'UTC');
          draw(read.schedule);
          expect(Array.isArray(simpleRequestProblems(read, now))).toBe(true);
          readKeptForm(form, 'UTC');
        },
      ),
      sizes,
    );
  });

  it('is put aside where it does not fit, by its name, and everything beside it stays', () => {
    const saved = put(
      put(put(draft, ['tests', 0, 'values', 'testCases', 0], 'Pay'), ['wizard', 'step'], 'billing'),
      ['schedule', 'timezone'],
      'Mars/Olympus',
    );
    const read = readDraft({ ...(saved as object), reviewers: ['Ann'], device: 'd', stamp: '3' }, 'UTC');
    expect(read.unread).toEqual([
      { field: 'schedule', of: '', value: { ...later, timezone: 'Mars/Olympus' } },
      { field: 'testCases', of: 'Checkout', value: 'Pay' },
      { field: 'step', of: 'Checkout', value: 'billing' },
      { field: 'reviewers', of: 'Release', value: ['Ann'] },
    ]);
    expect([read.tests[0]?.values.testCases.map(({ name }) => name), read.wizard?.values.inScope, read.wizard?.step]).toEqual([
      ['Return'],
      'All of it',
      'activity',
    ]);
  });

  it('of a start that cannot be read as a whole has to be chosen again, and starts nothing now', () => {
    for (const timezone of ['Mars/Olympus', 7, '+02:00']) {
      const { schedule } = readDraft({ schedule: { ...later, timezone } }, 'America/New_York');
      expect(schedule).toEqual({ mode: 'later', laterAt: '', recurringDay: '', recurringTime: '', timezone: 'America/New_York' });
    }
    expect(readDraft({ schedule: { ...later, mode: 'now', laterAt: '2026-02-30T10:00' } }, 'UTC').schedule.mode).toBe('now');
  });

  it('and cannot be read is no draft that nobody typed into', () => {
    expect([isUntouched(readDraft('rubbish', 'UTC')), isUntouched(readDraft({ tests: null }, 'UTC'))]).toEqual([false, true]);
  });
});
