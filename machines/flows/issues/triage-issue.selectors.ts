import { wishFor } from '#machines/lib/until-shown.ts';
import type { GivenSeverity, RejectionReason } from '#schema/vocabulary/issue.ts';
import type { TriageIssueSnapshot } from './triage-issue.ts';

export type Choice = 'severity' | 'acceptance' | 'reason' | null;

/** What is being chosen now. */
export const selectChoice = (snapshot: TriageIssueSnapshot): Choice => {
  switch (snapshot.value) {
    case 'weighing':
      return 'acceptance';
    case 'changing':
      return 'severity';
    case 'rejecting':
      return 'reason';
    default:
      return null;
  }
};

/** The severity that stands checked in the picker. */
export const selectChosenSeverity = ({ context }: TriageIssueSnapshot): GivenSeverity | null => {
  const severity = context.chosen?.row.severity ?? 'unknown';
  return severity === 'unknown' ? null : severity;
};

/** The reason that stands checked in the list of reasons. */
export const selectChosenReason = ({ context }: TriageIssueSnapshot): RejectionReason | null =>
  (context.chosen?.row.triageReason ?? null) as RejectionReason | null;

/** Why what was decided about this issue was not taken back. */
export const selectNotUndone =
  (issueId: string) =>
  ({ context }: TriageIssueSnapshot): string | null =>
    context.notUndone.find((each) => each.issueId === issueId)?.message ?? null;

/** Whether a decision waits for this issue to be shown. */
export const selectIsAwaiting =
  (issueId: string) =>
  ({ context }: TriageIssueSnapshot): boolean =>
    wishFor(context.until, issueId) !== null;

export const selectCanUndo = (snapshot: TriageIssueSnapshot): boolean => snapshot.can({ type: 'verdict.undo', key: null });
