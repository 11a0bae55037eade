import { isPublished, participantLabels } from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';

type Counted = {
  readonly assignedCasesCount: number;
  readonly approvedTestCasesCount: number;
  readonly numberOfPendingIssueModerations: number;
};

export type Loss = { readonly isComplete: boolean; readonly words: string };

/** What publishing loses for good: unapproved results and unmoderated issues. */
export const lossOf = ({
  assignedCasesCount: all,
  approvedTestCasesCount: approved,
  numberOfPendingIssueModerations: issues,
}: Counted): Loss => ({
  isComplete: approved >= all && issues === 0,
  words: `${approved} of ${all} approved${issues === 0 ? '' : `, ${issues} ${issues === 1 ? 'issue stays' : 'issues stay'}`}`,
});

export type Outcome = {
  readonly id: string;
  readonly fullName: string;
  readonly kind: 'done' | 'failed' | 'waiting' | 'back';
  readonly words: string;
};

type Told = {
  readonly id: string;
  readonly fullName: string;
  readonly status: ParticipantStatus;
  readonly publishingFailReason?: string | null | undefined;
};

const kindOf = (status: ParticipantStatus): Outcome['kind'] => {
  if (status === 'publishing_failed') return 'failed';
  if (status === 'publishing_results') return 'waiting';
  return isPublished(status) ? 'done' : 'back';
};

export const outcomesOf = (testers: readonly Told[], ids: readonly string[]): readonly Outcome[] =>
  testers
    .filter(({ id }) => ids.includes(id))
    .map(({ id, fullName, status, publishingFailReason }) => ({
      id,
      fullName,
      kind: kindOf(status),
      words:
        status === 'publishing_failed' && publishingFailReason != null
          ? `${participantLabels[status]}: ${publishingFailReason}`
          : participantLabels[status],
    }));
