import * as v from 'valibot';
import { approvalLimits, approvalTexts } from '../../vocabulary/launch/approval.ts';
import { trimmed } from '../blank.ts';
import { amountOf } from '../credits.ts';
import { isTimezone } from '../wall-clock.ts';

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

/** Whether there is one at all is asked of the chart. */
export const approvalWord = v.pipe(v.string(), v.transform(trimmed), v.maxLength(approvalLimits.word, approvalTexts.wordTooLong));
