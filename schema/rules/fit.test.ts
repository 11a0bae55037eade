import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fit } from './fit.ts';
import { faultsOf, maybe, put, readingFaults, spoiled, text, whole } from './fit.builders.ts';
import { activities } from '#schema/vocabulary/launch/options.ts';
import { importKinds } from '#schema/vocabulary/launch/import-kinds.ts';
import { columnTargets, mappingFaults } from './launch/import/columns.ts';
import { guessColumns } from './launch/import/guess-columns.ts';
import { newRequestedTest } from './launch/requested-test.ts';
import { emptyDraft, isUntouched, readDraft } from './launch/request-draft.ts';
import { customerRequestProblems } from './launch/request-problems.ts';
import { flagsWith } from './launch/requested-test.builders.ts';
import { readKeptForms, withUnread } from './launch/kept-form.ts';
import { draftShape, fullDraft, fullSimpleForm, laterStart, simpleFormShape, unreadShape, weeklyStart } from './launch/saved.builders.ts';
import { readSimpleRequest, simpleRequestProblems } from './launch/simple-request.ts';
import { skippedTo, toScheduleInput } from './launch/schedule.ts';
import { bothTimes, firstStart, laterDays, nextRuns, startsNextWeek, zoneWords } from '#machines/flows/shared/choose-schedule.rules.ts';
import type { ScheduleValues } from './launch/schedule.ts';

const now = '2026-11-21T09:00:00.000Z';
const later = laterStart;
const values = { ...newRequestedTest(1), name: 'Checkout', activity: 'exploratory', inScope: 'All of it' };
const draft = {
  ...emptyDraft('Europe/Berlin'),
  name: 'Release',
  schedule: later,
  tests: [{ id: 't1', values: { ...values, testCases: [{ name: 'Pay' }, { name: 'Return' }] } }],
  wizard: { testId: 'n1', step: 'scope', values },
  parked: [{ testId: 'p1', step: 'app', values }],
};

/** All that a screen works out of a start. */
function draw(schedule: ScheduleValues): void {
  const { first, last } = laterDays(now, schedule.timezone);
  expect([first, last].join()).toMatch(/^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$/);
  zoneWords(schedule.timezone, now);
  skippedTo(schedule);
  startsNextWeek(schedule, now);
  firstStart({ schedule, at: now });
  toScheduleInput(schedule);
  for (const at of nextRuns(schedule, now)) bothTimes(at, schedule.timezone);
}
const sizes = { seed: 14, numRuns: 300 };
/** Each part of a whole draft is spoiled in each way: thousands of readings. */
const thorough = { timeout: 300_000 };
const readHere = (saved: unknown) => readDraft(saved, 'UTC');
const readForm = (saved: unknown) => readSimpleRequest(saved, 'UTC');
const formShape = { values: simpleFormShape, draftId: text, attempt: whole };

describe('whatever was saved', () => {
  it('of a draft is kept or put aside, part by part, and what is kept can be drawn', thorough, () => {
    expect(faultsOf(fullDraft(laterStart, 'test_case_run'), readHere, draftShape)).toEqual([]);
    expect(faultsOf({ name: 'Weekly', schedule: weeklyStart }, readHere, draftShape)).toEqual([]);
  });

  it('of a simple form is kept or put aside, part by part, and what is kept can be drawn', () => {
    expect(faultsOf(fullSimpleForm(laterStart), readForm, simpleFormShape)).toEqual([]);
  });

  it('of the simple forms of a copy or of the server is kept or put aside, part by part, and read the same again', thorough, () => {
    const formOf = (draftId: string) => ({ values: fullSimpleForm(laterStart), draftId, attempt: 2 });
    const found = { form: formOf('f1'), asides: [formOf('f2'), formOf('f3')] };
    const shape = { form: maybe(formShape), asides: [formShape], unread: unreadShape } as const;
    const read = (kept: unknown) => readKeptForms(kept, 'UTC');
    expect(faultsOf(found, read, shape)).toEqual([]);
    expect(read({ aside: formOf('f4') }).asides.length).toBe(1);
    fc.assert(
      fc.property(spoiled(found), (kept) => {
        const { form, asides } = read(kept);
        const again = read(JSON.parse(JSON.stringify({ form, asides })));
        expect([again.form, again.asides]).toEqual(JSON.parse(JSON.stringify([form, asides])));
      }),
      { seed: 14, numRuns: 100 },
    );
  });

  it('beside a form is put aside with it, each of it once', () => {
    const form = { values: readForm({}), draftId: 'f1', attempt: 1 };
    const unread = [{ field: 'form', of: '', value: 'rubbish' }];
    const twice = withUnread(withUnread(form, unread), unread);
    expect([twice.values.unread, withUnread(form, [])]).toEqual([unread, form]);
  });

  it.each(activities)(
    'of a draft with a test of the kind %s can be drawn and checked, and reads the same when it is saved again',
    (activity) => {
      fc.assert(
        fc.property(
          fc.constantFrom(laterStart, weeklyStart).chain((start) => spoiled(fullDraft(start, activity))),
          (saved) => {
            expect(readingFaults(saved, readHere, draftShape)).toEqual([]);
            const read = readHere(saved);
            draw(read.schedule);
            customerRequestProblems(read, flagsWith({ autoLaunchingEnabled: true }), now);
            expect(readHere(JSON.parse(JSON.stringify(read)))).toEqual(JSON.parse(JSON.stringify(read)));
          },
        ),
        sizes,
      );
    },
  );

  it('of a simple form can be drawn and checked', () => {
    fc.assert(
      fc.property(spoiled(fullSimpleForm(laterStart)), (saved) => {
        expect(readingFaults(saved, readForm, simpleFormShape)).toEqual([]);
        const read = readForm(saved);
        draw(read.schedule);
        expect(Array.isArray(simpleRequestProblems(read, now))).toBe(true);
      }),
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
      { field: 'reviewers', of: '', value: ['Ann'] },
    ]);
    expect([read.tests[0]?.values.testCases.map(({ name }) => name), read.wizard?.values.inScope, read.wizard?.step]).toEqual([
      ['Return'],
      'All of it',
      'activity',
    ]);
  });

  it('and was put aside has its reason, where that can be read', () => {
    const entry = { field: 'notes', of: 'Spring', value: 'Ask Ann' };
    const unread = [entry, { ...entry, reason: 'placeless' }, { ...entry, reason: 'boredom' }];
    expect(readDraft({ unread }, 'UTC').unread).toEqual([
      entry,
      { ...entry, reason: 'placeless' },
      entry,
      { field: 'reason', of: '', value: 'boredom' },
    ]);
  });

  it('of several kinds is read by its own, and put aside as a whole where it is of none', () => {
    const rule = v.object({
      one: v.fallback(
        v.nullable(
          v.variant('kind', [
            v.object({ kind: v.literal('named'), name: v.string() }),
            v.object({ kind: v.literal('listed'), list: v.array(v.string()) }),
          ]),
        ),
        null,
      ),
    });
    const aside = (value: unknown) => ({ value: { one: null }, unread: [{ field: 'one', of: '', value }] });
    expect(fit(rule, { one: { kind: 'listed', list: ['x', 7], name: 'y' } })).toEqual({
      value: { one: { kind: 'listed', list: ['x'] } },
      unread: [
        { field: 'list', of: 'y', value: 7 },
        { field: 'name', of: 'y', value: 'y' },
      ],
    });
    expect(fit(rule, { one: { kind: 'drawn', list: ['x'] } })).toEqual(aside({ kind: 'drawn', list: ['x'] }));
    expect(fit(rule, { one: { kind: 'listed', list: 'x' } })).toEqual(aside({ kind: 'listed', list: 'x' }));
  });

  it('of a start that cannot be read as a whole has to be chosen again, and starts nothing now', () => {
    for (const timezone of ['Mars/Olympus', 7, '+02:00']) {
      const { schedule } = readDraft({ schedule: { ...later, timezone } }, 'America/New_York');
      expect(schedule).toEqual({ mode: 'later', laterAt: '', recurringDay: '', recurringTime: '', timezone: 'America/New_York' });
    }
    expect(readDraft({ schedule: { ...later, mode: 'now', laterAt: '2026-02-30T10:00' } }, 'UTC').schedule.mode).toBe('now');
  });

  it.each(importKinds)('of the columns of %s that were mapped before maps what can be mapped, each once', (kind) => {
    const header = fc.constantFrom('', 'Name', 'Title', 'constructor', 'Code');
    const target = fc.constantFrom('name', 'title', 'keep', 'moon', '', '__proto__', 'leave_out', 'code');
    const sheet = { headers: ['Code', 'Name', 'Title', 'constructor'], rows: [{ number: 2, cells: ['1', 'x', 'y', 'z'] }] };
    fc.assert(
      fc.property(fc.array(fc.record({ header, target })), (remembered) => {
        const mapping = guessColumns(kind, sheet, remembered);
        expect([mapping.length, mapping.every((one) => columnTargets[kind].includes(one))]).toEqual([4, true]);
        expect(mappingFaults(kind, mapping).filter((fault) => fault.startsWith('Two columns'))).toEqual([]);
      }),
      sizes,
    );
  });

  it('and cannot be read is no draft that nobody typed into', () => {
    expect([isUntouched(readDraft('rubbish', 'UTC')), isUntouched(readDraft({ tests: null }, 'UTC'))]).toEqual([false, true]);
  });
});
