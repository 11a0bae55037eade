import * as v from 'valibot';
import { approvalLimits, approvalTexts } from '../../vocabulary/launch/approval.ts';
import { trimmed } from '../blank.ts';
import { amountOf, creditsWords } from '../credits.ts';
import { isTimezone } from '../wall-clock.ts';

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

const credits = (text: string): number | null => (text.trim() === '' ? null : amountOf(text));

const amount = v.pipe(
  v.nullish(v.string(), ''),
  v.transform(credits),
  v.check((read) => read === null || (read > 0 && read <= approvalLimits.credits), approvalTexts.notAnAmount),
);

/** The rules of an organization as they are typed: an empty amount is off. */
export const launchRulesRules = v.object({
  approvalAbove: amount,
  monthlyBudget: amount,
  timeZone: v.pipe(v.string(), v.check(isTimezone, approvalTexts.noZone)),
  approverIds: v.pipe(
    v.array(v.string()),
    v.transform((ids): readonly string[] => [...new Set(ids.map((id) => id.toLowerCase()))]),
    v.maxLength(approvalLimits.approvers, approvalTexts.tooManyApprovers),
  ),
});
export type LaunchRulesInput = v.InferOutput<typeof launchRulesRules>;

/** A rule without two people would leave what one of them asks for with nobody. */
export const approversFault = ({ approvalAbove, monthlyBudget, approverIds }: LaunchRulesInput): string | null =>
  (approvalAbove !== null || monthlyBudget !== null) && approverIds.length < approvalLimits.fewestApprovers
    ? approvalTexts.tooFewApprovers
    : null;

export const approvalWord = v.pipe(
  v.string(),
  v.transform(trimmed),
  v.nonEmpty(approvalTexts.noWord),
  v.maxLength(approvalLimits.word, approvalTexts.wordTooLong),
);
