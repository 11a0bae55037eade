import { areRemovalReasons } from '#machines/lifecycles/participant/participant.rules.ts';
import { isBlank } from '#schema/rules/blank.ts';

/** Who is to be removed, and why: codes where the test is strict, otherwise a text. */
export type RemovalWish = {
  readonly testId: string;
  readonly isStrict: boolean;
  readonly participantIds: readonly string[];
  readonly codes: readonly string[];
  readonly text: string;
};
/** The reasons as they are sent: codes where removal is strict, otherwise one text. */
export const reasonsOf = ({ isStrict, codes, text }: RemovalWish): readonly string[] =>
  isStrict ? codes : isBlank(text) ? [] : [text.trim()];

/** Why the removal cannot be sent yet; null where it can. */
export const removalFault = (context: RemovalWish): string | null => {
  if (context.participantIds.length === 0) return 'Choose at least one tester.';
  const reasons = reasonsOf(context);
  return reasons.length > 0 && areRemovalReasons(reasons, context.isStrict) ? null : 'Please give a reason.';
};
