import { creditsWords } from '../credits.ts';

/** What an organization wants approved, and where its month stands. */
export type ApprovalRules = {
  /** Launches above so many credits wait; null: none do. */
  readonly approvalAbove: number | null;
  /** Of a calendar month; null: none. */
  readonly monthlyBudget: number | null;
  /** In this month: taken, and held for tests that were launched and wait to open. */
  readonly spent: number;
  readonly held: number;
  /** yyyy-MM, in the zone of the organization. */
  readonly month: string;
};

/** Why a launch waits. */
export type ApprovalReason = {
  readonly above: number | null;
  readonly over: number | null;
  readonly month: string;
};

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** `covered` is what was held or approved for it before. Null where it need not wait. */
export function approvalReason(
  { approvalAbove, monthlyBudget, spent, held, month }: ApprovalRules,
  amount: number,
  covered = 0,
): ApprovalReason | null {
  if (amount <= covered) return null;
  const over = monthlyBudget === null ? 0 : cents(spent + held + amount - covered - monthlyBudget);
  const above = approvalAbove !== null && amount > approvalAbove ? approvalAbove : null;
  const reason = { above, over: over > 0 ? over : null, month };
  return reason.above === null && reason.over === null ? null : reason;
}

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** 'above 100 Credits and over the budget of December by 120 Credits'. */
export const reasonWords = ({ above, over, month }: ApprovalReason): string =>
  [
    ...(above === null ? [] : [`above ${creditsWords(above)}`]),
    ...(over === null ? [] : [`over the budget of ${monthName.format(Date.parse(`${month}-01T00:00:00Z`))} by ${creditsWords(over)}`]),
  ].join(' and ');

/** 'Anna Bell', 'Anna Bell or Ben Ito', 'Anna Bell, Ben Ito or 2 others'. */
export function namesWords(names: readonly string[]): string {
  const [first, second, ...others] = names;
  if (first === undefined) return 'somebody who may approve';
  if (second === undefined) return first;
  if (others.length === 0) return `${first} or ${second}`;
  return `${first}, ${second} or ${others.length === 1 ? 'one other' : `${others.length} others`}`;
}

/** Said before the press and after it. */
export const waitWords = (names: readonly string[], reason: ApprovalReason): string =>
  `waits for approval by ${namesWords(names)}: it is ${reasonWords(reason)}`;
