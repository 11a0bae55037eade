import { runIn } from '#machines/flows/shared/choose-schedule.rules.ts';
import type { RunChange } from '#machines/lifecycles/schedule/schedule.rules.ts';
import { runsBetween } from '#machines/lifecycles/schedule/schedule.rules.ts';
import { instantIn, wallClockIn } from '#schema/rules/wall-clock.ts';
import { calendarKinds } from '#schema/vocabulary/calendar.ts';
import type { CalendarKind } from '#schema/vocabulary/calendar.ts';
import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import type { ShownSchedule } from './manage-schedule.rules.ts';

export const calendarViews = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What of a calendar is shown; the day is one of those shown, as YYYY-MM-DD. */
export type CalendarPlace = { readonly view: CalendarView; readonly day: string; readonly kinds: readonly CalendarKind[] };

export type PlannedSchedule = ShownSchedule & { readonly runChanges: readonly { readonly at: string; readonly to?: string | null }[] };

export type CalendarTest = {
  readonly __typename: 'AdvancedTestRequest' | 'FlexibleTestingTest';
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly createdAt: string;
  readonly testWindow: {
    readonly status: TestWindowStatus;
    readonly scheduleAt?: string | null;
    readonly plannedEndAt?: string | null;
  };
  readonly schedule?: PlannedSchedule | null;
};

export type CalendarData = {
  readonly tests: readonly CalendarTest[];
  readonly publishing: readonly {
    readonly testId: string;
    readonly code: string;
    readonly name: string;
    readonly at: string;
    readonly testers: number;
  }[];
};

type EntryRun = { readonly schedule: PlannedSchedule; readonly ruledAt: string; readonly at: string | null };

export type CalendarEntry = {
  readonly key: string;
  readonly kind: CalendarKind;
  readonly at: string;
  readonly testId: string;
  readonly code: string;
  readonly name: string;
  /** What it is, in words. */
  readonly note: string;
  readonly isQuiet: boolean;
  readonly run: EntryRun | null;
};

const day = 86_400_000;
const plain = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const utcDay = (of: string): number => Date.parse(`${of}T00:00:00Z`);
const isDay = (of: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(of) && !Number.isNaN(utcDay(of)) && plain(utcDay(of)) === of;

export const dayIn = (at: string | number, zone: string): string =>
  wallClockIn(zone, typeof at === 'string' ? Date.parse(at) : at).slice(0, 10);

export const timeIn = (at: string, zone: string): string => wallClockIn(zone, Date.parse(at)).slice(11, 16);

/** The day some days later. */
export const daysLater = (of: string, days: number): string => plain(utcDay(of) + days * day);

const mondayOf = (of: string): string => daysLater(of, -((new Date(utcDay(of)).getUTCDay() + 6) % 7));
const monthOf = (of: string): string => `${of.slice(0, 7)}-01`;
const monthLater = (of: string, months: number): string => {
  const date = new Date(utcDay(monthOf(of)));
  date.setUTCMonth(date.getUTCMonth() + months);
  return plain(date.getTime());
};

/** The days that are shown: whole weeks from Monday, or in a list those of the month. */
export const daysOf = ({ view, day: of }: CalendarPlace): readonly string[] => {
  if (view === 'week') return Array.from({ length: 7 }, (_, index) => daysLater(mondayOf(of), index));
  const first = view === 'list' ? monthOf(of) : mondayOf(monthOf(of));
  const last = daysLater(monthLater(of, 1), -1);
  const end = view === 'list' ? last : daysLater(mondayOf(last), 6);
  return Array.from({ length: (utcDay(end) - utcDay(first)) / day + 1 }, (_, index) => daysLater(first, index));
};

/** From the beginning of the first day that is shown to the end of the last, on the reader's clock. */
export const rangeOf = (place: CalendarPlace, zone: string): { readonly from: string; readonly to: string } => {
  const days = daysOf(place);
  const begins = (of: string) => new Date(instantIn(zone, `${of}T00:00:00`)).toISOString();
  return { from: begins(days[0] ?? place.day), to: begins(daysLater(days.at(-1) ?? place.day, 1)) };
};

/** The same view one step further: a week, or a month. */
export const stepped = ({ view, day: of }: CalendarPlace, step: 1 | -1): string =>
  view === 'week' ? daysLater(of, 7 * step) : monthLater(of, step);

/** Such as November 2026, or 23 Nov to 29 Nov 2026. */
export const titleOf = (place: CalendarPlace, language: string): string => {
  const words = (of: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(utcDay(of));
  if (place.view !== 'week') return words(place.day, { month: 'long', year: 'numeric' });
  const days = daysOf(place);
  return `${words(days[0] ?? '', { day: 'numeric', month: 'short' })} to ${words(days[6] ?? '', { day: 'numeric', month: 'short', year: 'numeric' })}`;
};

/** Reads an address; what it does not say, or says wrongly, is this month with everything in it. */
export const placeOf = (
  { view, day: of, show }: { readonly view?: unknown; readonly day?: unknown; readonly show?: unknown },
  today: string,
): CalendarPlace => {
  const asked = typeof show === 'string' ? show.split(',') : null;
  const kinds = calendarKinds.filter((kind) => asked === null || asked.includes(kind));
  return {
    view: calendarViews.find((each) => each === view) ?? 'month',
    day: typeof of === 'string' && isDay(of) ? of : today,
    kinds: kinds.length === 0 ? calendarKinds : kinds,
  };
};

/** Defaults are left out. */
export const addressOf = ({ view, day: of, kinds }: CalendarPlace, today: string) => ({
  view: view === 'month' ? undefined : view,
  day: of === today ? undefined : of,
  show: kinds.length === calendarKinds.length ? undefined : kinds.join(','),
});

export const planOf = (schedule: PlannedSchedule) => ({
  ...schedule,
  runChanges: schedule.runChanges.map(({ at, to = null }): RunChange => ({ at, to })),
});

type Shown = { readonly from: string; readonly to: string; readonly now: string; readonly zone: string; readonly language: string };

const latest = (one: string, other: string): string => (Date.parse(one) > Date.parse(other) ? one : other);

const runNote = ({ schedule, ruledAt, at }: EntryRun, { zone, language }: Shown): string => {
  if (schedule.state === 'paused') return 'Paused';
  if (at === null) return 'Skipped';
  return at === ruledAt ? 'Run' : `Run, moved from ${runIn(ruledAt, zone, language)}`;
};

/** Runs that are ahead: those behind stand as the tests they launched. */
const runsOf = ({ schedule, id, ...test }: CalendarTest, shown: Shown): readonly CalendarEntry[] => {
  if (schedule == null || (schedule.state !== 'active' && schedule.state !== 'paused')) return [];
  const first =
    schedule.nextRunAt == null ? shown.now : Date.parse(schedule.nextRunAt) < Date.parse(shown.now) ? schedule.nextRunAt : shown.now;
  const runs = runsBetween(planOf(schedule), latest(shown.from, first), shown.to);
  const isAhead = (at: string | null) => at === null || schedule.nextRunAt == null || Date.parse(at) >= Date.parse(schedule.nextRunAt);
  return runs
    .filter(({ at }) => isAhead(at))
    .map(({ ruledAt, at }) => {
      const run = { schedule, ruledAt, at };
      return {
        key: `${schedule.id} ${ruledAt}`,
        kind: 'run',
        at: at ?? ruledAt,
        testId: id,
        code: test.code,
        name: test.name,
        note: runNote(run, shown),
        isQuiet: at === null || schedule.state === 'paused',
        run,
      };
    });
};

const windowOf = ({ id, code, name, createdAt, testWindow, schedule, __typename }: CalendarTest): readonly CalendarEntry[] => {
  const { status, scheduleAt, plannedEndAt } = testWindow;
  const entry = (kind: CalendarKind, at: string, note: string): CalendarEntry => ({
    key: `${id} ${kind}`,
    kind,
    at,
    testId: id,
    code,
    name,
    note,
    isQuiet: false,
    run: null,
  });
  const isRepeated =
    __typename === 'AdvancedTestRequest' && schedule != null && schedule.state !== 'performed' && schedule.state !== 'canceled';
  if (status === 'prep' || status === 'scheduled')
    return isRepeated
      ? []
      : [scheduleAt == null ? entry('launch', createdAt, 'Waits for its launch') : entry('launch', scheduleAt, 'Starts')];
  if (plannedEndAt == null) return [];
  if (status === 'open') return [entry('end', plannedEndAt, 'Live, ends')];
  return status === 'finished' ? [entry('results', plannedEndAt, 'Results due')] : [];
};

/** Everything that stands on the days that are shown, in order of time. */
export const entriesOf = ({ tests, publishing }: CalendarData, kinds: readonly CalendarKind[], shown: Shown): readonly CalendarEntry[] => {
  const all = [
    ...tests.flatMap((test) => [...(test.__typename === 'AdvancedTestRequest' ? runsOf(test, shown) : []), ...windowOf(test)]),
    ...publishing.map(({ testId, code, name, at, testers }): CalendarEntry => ({
      key: `${testId} ${at}`,
      kind: 'publishing',
      at,
      testId,
      code,
      name,
      note: `Publishes results of ${testers} ${testers === 1 ? 'tester' : 'testers'}`,
      isQuiet: false,
      run: null,
    })),
  ];
  const [from, to] = [Date.parse(shown.from), Date.parse(shown.to)];
  return all
    .filter(({ kind, at }) => kinds.includes(kind) && Date.parse(at) >= from && Date.parse(at) < to)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || one.key.localeCompare(other.key));
};

/** The rule that puts all runs on the weekday and time of a moment, on the clock of the schedule. */
export const ruleAt = ({ userTimezone }: PlannedSchedule, to: string) => ({
  recurringDay: new Date(utcDay(dayIn(to, userTimezone))).getUTCDay(),
  recurringTime: timeIn(to, userTimezone),
  userTimezone,
});
