import { instantIn, wallClockIn } from '#schema/rules/wall-clock.ts';
import { limits } from '#schema/vocabulary/limits.ts';

/** Sunday is 0, the time reads HH:mm, the zone is an IANA name. */
export type RecurringRule = { readonly recurringDay: number; readonly recurringTime: string; readonly userTimezone: string };

const day = 86_400_000;
const notice = limits.scheduleNoticeMinutes * 60_000;

export const isWeekday = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 6;

export const isTimeOfDay = (value: unknown): value is string => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(value);

/** The wall clock read as UTC, for arithmetic without clock changes. */
const wallClock = (instant: number, zone: string): number => Date.parse(`${wallClockIn(zone, instant)}Z`);

const runOn = (rule: RecurringRule, from: number, daysAhead: number): number => {
  const today = wallClockIn(rule.userTimezone, from).slice(0, 10);
  const date = new Date(Date.parse(`${today}T00:00:00Z`) + daysAhead * day).toISOString().slice(0, 10);
  return instantIn(rule.userTimezone, `${date}T${rule.recurringTime}:00`);
};

const daysTo = (rule: RecurringRule, from: number): number =>
  (rule.recurringDay - new Date(wallClock(from, rule.userTimezone)).getUTCDay() + 7) % 7;

const firstRunFrom = (rule: RecurringRule, from: number): number => {
  const daysAhead = daysTo(rule, from);
  const run = runOn(rule, from, daysAhead);
  return run >= from ? run : runOn(rule, from, daysAhead + 7);
};

/** A run less than an hour away is left for the week after. */
export const nextRun = (rule: RecurringRule, at: string): string => new Date(firstRunFrom(rule, Date.parse(at) + notice)).toISOString();

/** The next run is too close, or was earlier today, so that the rule starts a week later. */
export const isTooClose = (rule: RecurringRule, at: string): boolean => {
  const from = Date.parse(at);
  return runOn(rule, from, daysTo(rule, from)) < from + notice;
};

export const runAfter = (rule: RecurringRule, run: string): string => new Date(firstRunFrom(rule, Date.parse(run) + 4 * day)).toISOString();

/** One run stands elsewhere than the rule puts it; without a moment it is left out. Both are instants. */
export type RunChange = { readonly at: string; readonly to: string | null };

export type RunPlan = RecurringRule & { readonly runChanges: readonly RunChange[] };

/** Where the rule puts a run, and where it stands: null where it is left out. */
export type PlannedRun = { readonly ruledAt: string; readonly at: string | null };

const isRuled = (rule: RecurringRule, run: number): boolean => firstRunFrom(rule, run) === run;

/** The change of a run of this rule: those of a rule that was left stay behind, and count again where it comes back. */
const changeOf = ({ runChanges }: RunPlan, ruled: number): RunChange | undefined => runChanges.find(({ at }) => Date.parse(at) === ruled);

const placeOf = (plan: RunPlan, ruled: number): number | null => {
  const change = changeOf(plan, ruled);
  if (change === undefined) return ruled;
  return change.to === null ? null : Date.parse(change.to);
};

const following = (rule: RecurringRule, ruled: number): number => firstRunFrom(rule, ruled + 4 * day);
const preceding = (rule: RecurringRule, ruled: number): number => firstRunFrom(rule, ruled - 10 * day);

/** No run moves past its neighbours, so that none stands further from its place than this. */
const reach = 9 * day;

const firstStanding = (plan: RunPlan, after: number, from: number): number => {
  for (let ruled = firstRunFrom(plan, Math.max(after, from - reach)); ; ruled = following(plan, ruled)) {
    const at = placeOf(plan, ruled);
    if (at !== null && at >= from) return at;
  }
};

/** Where the rule puts the run that stands at this moment; null where none does. */
export const ruledAtOf = (plan: RunPlan, at: string): string | null => {
  const instant = Date.parse(at);
  if (Number.isNaN(instant)) return null;
  if (isRuled(plan, instant) && placeOf(plan, instant) === instant) return new Date(instant).toISOString();
  const moved = plan.runChanges.find(
    (change) => change.to !== null && Date.parse(change.to) === instant && isRuled(plan, Date.parse(change.at)),
  );
  return moved === undefined ? null : new Date(Date.parse(moved.at)).toISOString();
};

/** The first run at or after a moment. */
export const runFrom = (plan: RunPlan, from: string, noticed = 0): string =>
  new Date(firstStanding(plan, Number.NEGATIVE_INFINITY, Date.parse(from) + noticed)).toISOString();

/** As after a new rule: a run less than an hour away is left for the one after it. */
export const runWithNotice = (plan: RunPlan, at: string): string => runFrom(plan, at, notice);

/** The run after one that stands at `run`, at or after a moment: missed runs are not made up for. */
export const runAfterPerforming = (plan: RunPlan, run: string, at: string): string => {
  const ruled = Date.parse(ruledAtOf(plan, run) ?? run);
  return new Date(firstStanding(plan, ruled + 4 * day, Math.max(Date.parse(at), Date.parse(run) + 1))).toISOString();
};

/** The runs that stand, or would stand were they not left out, from one moment to before another. */
export const runsBetween = (plan: RunPlan, from: string, to: string): readonly PlannedRun[] => {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const runs: PlannedRun[] = [];
  for (let ruled = firstRunFrom(plan, start - reach); ruled < end + reach; ruled = following(plan, ruled)) {
    const at = placeOf(plan, ruled);
    const shown = at ?? ruled;
    if (shown >= start && shown < end)
      runs.push({ ruledAt: new Date(ruled).toISOString(), at: at === null ? null : new Date(at).toISOString() });
  }
  return runs;
};

/** Whether a run would keep its turn: after the one before it and before the one after it. */
export const keepsTurn = (plan: RunPlan, ruledAt: string, to: string): boolean => {
  const [ruled, wished] = [Date.parse(ruledAt), Date.parse(to)];
  const [before, after] = [preceding(plan, ruled), following(plan, ruled)];
  return wished > (placeOf(plan, before) ?? before) && wished < (placeOf(plan, after) ?? after);
};

/** The changes with one more. What is two months behind goes. */
export const withChange = (plan: RunPlan, ruledAt: string, to: string | null): readonly RunChange[] => {
  const ruled = Date.parse(ruledAt);
  const others = plan.runChanges.filter(({ at }) => Date.parse(at) !== ruled && Date.parse(at) > ruled - 60 * day);
  const isHome = to !== null && Date.parse(to) === ruled;
  const change = { at: new Date(ruled).toISOString(), to: to === null ? null : new Date(Date.parse(to)).toISOString() };
  return (isHome ? others : [...others, change]).toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
};

/** The next run once one was changed: the first that stands of those that are not behind. */
export const nextAfterChange = (plan: RunPlan, nextRunAt: string, ruledAt: string): string => {
  const next = Date.parse(ruledAtOf(plan, nextRunAt) ?? nextRunAt);
  const first = Math.min(next, Date.parse(ruledAt));
  return new Date(firstStanding(plan, first, first - reach)).toISOString();
};

/** Whether a run can be changed: it is one of the rule, not behind the next one, and within a year. */
export const isChangeable = (plan: RunPlan & { readonly nextRunAt: string }, ruledAt: string): boolean => {
  const [ruled, next] = [Date.parse(ruledAt), Date.parse(ruledAtOf(plan, plan.nextRunAt) ?? plan.nextRunAt)];
  return isRuled(plan, ruled) && ruled >= next && ruled < next + 366 * day;
};

/**
 * Whether a change of a run can be taken away: there is one, and the place that the rule has for it is ahead. A run that was moved ahead of
 * it may be behind: restored, it would start a second time.
 */
export const isRestorable = (plan: RunPlan & { readonly nextRunAt: string }, ruledAt: string, at: string): boolean => {
  const ruled = Date.parse(ruledAt);
  const change = changeOf(plan, ruled);
  if (change === undefined || !(ruled > Date.parse(at))) return false;
  return change.to === null ? isRuled(plan, ruled) : isChangeable(plan, ruledAt);
};
