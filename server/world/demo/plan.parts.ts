import type { GroupPlan, Platform, RequestedPlan, RequestPlan, Role, RunPlan } from './plan.types.ts';

export const dach = ['DE', 'AT', 'CH'];
export const british = ['GB', 'IE'];
export const latin = ['BR', 'CO', 'AR', 'MX', 'CL'];
export const nordic = ['SE', 'DK', 'NO', 'FI'];
export const south = ['ES', 'IT', 'PT', 'FR'];
export const overseas = ['US', 'CA', 'AU', 'IN'];

const published = (count: number): readonly Role[] => Array.from({ length: count }, () => ({ status: 'results_published' }));

export const finished = (
  name: string,
  countries: readonly string[],
  platform: Platform,
  needed: number,
  ...others: readonly Role['status'][]
): GroupPlan => ({
  name,
  countries,
  platform,
  needed,
  cast: [...published(needed), ...others.map((status) => ({ status }))],
});

const day = 24;

/** Ended `daysAgo` days ago, two days after it opened. */
export const ended = (number: number, daysAgo: number, issues: number, ...groups: readonly GroupPlan[]): RunPlan => ({
  number,
  opened: -daysAgo * day - 48,
  plannedEnd: -daysAgo * day + 1,
  closed: -daysAgo * day,
  issues,
  groups,
});

type Told = Pick<RequestedPlan, 'name' | 'activity' | 'platform' | 'sections' | 'goal'> & Partial<RequestedPlan>;

export const requested = (told: Told): RequestedPlan => ({
  inScope: 'Everything a customer can reach from the start page in these areas, signed in and as a guest.',
  outOfScope: 'The back office, and messages that are sent by post.',
  autoLaunch: 'launched_automatically',
  groups: told.runs?.[0]?.groups ?? [],
  runs: [],
  ...told,
});

export const past = (number: number, name: string, told: Told): RequestPlan => {
  const one = requested(told);
  const opened = one.runs[0]?.opened ?? 0;
  return { number, name, created: opened - 9, stage: 'release', window: 'closed', requested: [one] };
};
