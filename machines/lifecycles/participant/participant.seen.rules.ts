import { isPublished } from '#schema/vocabulary/participant-standing.ts';
import type { ParticipantModerationStatus } from '#schema/vocabulary/participant.ts';
import type { Actor } from '../../lib/actor.ts';
import { verdicts } from '../../lib/lifecycle.ts';
import { participantLifecycle } from './participant.machine.ts';
import { resultsPublishable } from './participant.rules.ts';
import type { ParticipantRow } from './participant.types.ts';

/** What stands where a test manager publishes a tester. */
export type PublishControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'done' }
  | { readonly kind: 'offered'; readonly isRetry: boolean; readonly disabledReason: string | null };

/** Publishing is offered from the end of testing until it is done; while bugs are being generated it says why not. */
export const publishControl = (row: ParticipantRow, actor: Actor): PublishControl => {
  if (actor.role !== 'test_manager') return { kind: 'none' };
  if (isPublished(row.status)) return { kind: 'done' };
  if (!resultsPublishable(row)) return { kind: 'none' };
  const { 'results.publish': disabledReason } = verdicts(participantLifecycle, row, actor);
  return { kind: 'offered', isRetry: row.status === 'publishing_failed', disabledReason };
};

type Moderated = { readonly moderationStatus: string; readonly numberOfPendingIssueModerations: number };

const moderationOrder: readonly ParticipantModerationStatus[] = ['invalid_issue', 'pending', 'known_issue', 'moderated'];

/** The words of a participant's moderation status. */
export const moderationLabel = ({ moderationStatus, numberOfPendingIssueModerations: count }: Moderated): string => {
  switch (moderationStatus) {
    case 'invalid_issue':
      return 'Fake issue';
    case 'pending':
      return `${count} pending ${count === 1 ? 'moderation' : 'moderations'}`;
    case 'known_issue':
      return 'Known issue';
    default:
      return 'Moderated';
  }
};

/** The moderation status of many together: the first of the order that any of them has. */
export const aggregateModeration = (statuses: readonly string[]): ParticipantModerationStatus | null =>
  moderationOrder.find((status) => statuses.includes(status)) ?? null;
