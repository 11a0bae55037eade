import { counted } from '../../vocabulary/counted.ts';
import { creditsMissing } from '../credits.ts';
import type { ApprovalRules } from './approval.ts';

/** `held` is for tests that wait. */
export type LaunchCredits = { readonly balance: number; readonly held: number; readonly mayOverdraw: boolean };

export type LaunchAllowance = {
  readonly testsPerHour: number;
  readonly testsLeft: number;
  /** The soonest first. */
  readonly freed: readonly { readonly at: string; readonly tests: number }[];
  readonly credits: LaunchCredits | null;
  /** Absent: nothing has to be approved. */
  readonly rules?: (ApprovalRules & { readonly approvers: readonly { readonly id: string; readonly name: string }[] }) | null;
};

const hour = 3_600_000;

/** A test counts for an hour. */
export const hourOf = (
  testsPerHour: number,
  uses: readonly { readonly at: string; readonly tests: number }[],
  now: string,
): Omit<LaunchAllowance, 'credits'> => {
  const counting = uses
    .map(({ at, tests }) => ({ at: new Date(Date.parse(at) + hour).toISOString(), tests }))
    .filter(({ at }) => at > now)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const used = counting.reduce((sum, { tests }) => sum + tests, 0);
  return { testsPerHour, testsLeft: Math.max(0, testsPerHour - used), freed: counting };
};

/** Null: now; else a moment, or never. */
const roomFor = ({ testsPerHour, freed }: LaunchAllowance, tests: number): { readonly at: string | null } | null => {
  if (tests > testsPerHour) return { at: null };
  let used = freed.reduce((sum, one) => sum + one.tests, 0);
  let at: string | null = null;
  for (const one of freed) {
    if (testsPerHour - used >= tests) break;
    used -= one.tests;
    at = one.at;
  }
  return at === null ? null : { at };
};

type Refusal = { readonly message: string; readonly retryAt: string | null };

const atMost = (tests: number): string => `Your organization can launch at most ${counted(tests, 'test', 'tests')} an hour`;

/** In UTC: the server does not know the reader's zone. */
const utc = (at: string): string => `${at.slice(11, 16)} UTC`;

/** With when they can; null where they can. */
export const hourRefusal = (allowance: LaunchAllowance, tests: number, timeOf: (at: string) => string = utc): Refusal | null => {
  const room = roomFor(allowance, tests);
  if (room === null) return null;
  const { at } = room;
  const { testsPerHour, testsLeft } = allowance;
  if (at === null) return { message: `${atMost(testsPerHour)}. Launch fewer at once, or ask us for a higher limit.`, retryAt: null };
  const left = testsLeft === 0 ? 'none is' : testsLeft === 1 ? '1 is' : `${testsLeft} are`;
  const what = tests === 1 ? 'One' : tests;
  return {
    message: `${atMost(testsPerHour)}, and ${left} left. ${what} can be launched again at ${timeOf(at)}.`,
    retryAt: at,
  };
};

/** What is left of the hour, and when there is more; about as long in every case, so that it takes the same place. */
export const hourHint = ({ testsPerHour, testsLeft, freed }: LaunchAllowance, timeOf: (at: string) => string): string => {
  const [next] = freed;
  const left = `${testsLeft} of ${counted(testsPerHour, 'test', 'tests')} an hour ${testsLeft === 1 ? 'is' : 'are'} left`;
  return next === undefined ? `${left}, none launched yet` : `${left}, more at ${timeOf(next.at)}`;
};

/** Null where they do, or may go below zero. */
export const creditsRefusal = ({ credits }: Pick<LaunchAllowance, 'credits'>, price: number): string | null =>
  credits === null || credits.mayOverdraw ? null : creditsMissing(price, credits.balance, credits.held);

/** Null where nothing is paid. */
export const balanceAfterLaunch = ({ credits }: Pick<LaunchAllowance, 'credits'>, price: number): number | null =>
  credits === null ? null : credits.balance - credits.held - price;

/** Replaces the message's moment by one in the reader's zone. */
export const inZone = (message: string, retryAt: string | null | undefined, timeOf: (at: string) => string): string =>
  typeof retryAt === 'string' ? message.replaceAll(utc(retryAt), timeOf(retryAt)) : message;
