import { counted } from '#schema/vocabulary/counted.ts';
import { approvedTester } from '#schema/vocabulary/test-figures.ts';
import { isPublished, joinedParticipantStatuses, participantModerationStatuses } from '#schema/vocabulary/participant.ts';
import type { ParticipantModerationStatus, ParticipantStatus } from '#schema/vocabulary/participant.ts';
import type { Actor } from '../../lib/actor.ts';
import { verdicts } from '../../lib/lifecycle.ts';
import { participantLifecycle, resultsPublishable } from './participant.machine.ts';
import type { ParticipantRow } from './participant.types.ts';

export type PublishControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'done' }
  | { readonly kind: 'running'; readonly disabledReason: string | null }
  | { readonly kind: 'offered'; readonly isRetry: boolean; readonly disabledReason: string | null };

/** Offered from the end of testing until it is done; disabled with a reason while bugs are generated. */
export const publishControl = (row: ParticipantRow, actor: Actor): PublishControl => {
  if (actor.role !== 'test_manager') return { kind: 'none' };
  const { 'publishing.takeBack': backRefusal, 'results.publish': disabledReason } = verdicts(participantLifecycle, row, actor);
  if (row.status === 'publishing_results') return { kind: 'running', disabledReason: backRefusal };
  if (isPublished(row.status)) return { kind: 'done' };
  if (!resultsPublishable(row)) return { kind: 'none' };
  return { kind: 'offered', isRetry: row.status === 'publishing_failed', disabledReason };
};

type Moderated = {
  readonly moderationStatus: string;
  readonly numberOfPendingIssueModerations: number;
  readonly numberOfPendingResultModerations: number;
};

export const moderationLabel = ({
  moderationStatus,
  numberOfPendingIssueModerations: issues,
  numberOfPendingResultModerations: results,
}: Moderated): string => {
  switch (moderationStatus) {
    case 'invalid_issue':
      return 'Fake issue';
    case 'pending':
      return issues === 0
        ? counted(results, 'result to moderate', 'results to moderate')
        : counted(issues, 'pending moderation', 'pending moderations');
    case 'known_issue':
      return 'Known issue';
    case 'moderated':
      return 'Moderated';
    default:
      return 'Nothing to moderate';
  }
};

/** Null while a tester at work has submitted nothing to moderate, or had no part in the test. */
export const moderationBeside = (tester: Moderated & { readonly status: ParticipantStatus }): string | null =>
  tester.moderationStatus === 'nothing_to_moderate' && !approvedTester.hasHandedInSession.includes(tester.status)
    ? null
    : moderationLabel(tester);

export const aggregateModeration = (statuses: readonly string[]): ParticipantModerationStatus | null =>
  participantModerationStatuses.find((status) => statuses.includes(status)) ?? null;

export const groupModerationLabel = (testers: readonly (Moderated & { readonly status: ParticipantStatus })[]): string | null => {
  const standing = testers.filter(({ status }) => joinedParticipantStatuses.includes(status));
  const moderationStatus = aggregateModeration(standing.map((tester) => tester.moderationStatus));
  const total = (of: 'numberOfPendingIssueModerations' | 'numberOfPendingResultModerations'): number =>
    standing.reduce((sum, tester) => sum + tester[of], 0);
  return moderationStatus === null
    ? null
    : moderationLabel({
        moderationStatus,
        numberOfPendingIssueModerations: total('numberOfPendingIssueModerations'),
        numberOfPendingResultModerations: total('numberOfPendingResultModerations'),
      });
};
