import type { IssueGeneration, ParticipantModerationStatus, ParticipantStatus } from '#schema/vocabulary/participant.ts';
import type { Actor } from '../../lib/actor.ts';
import { refusalFor } from '../../lib/lifecycle.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { participantLifecycle } from './participant.machine.ts';

/** What a screen knows of a participant when it asks whether the results can be published. */
export type SeenParticipant = {
  readonly status: ParticipantStatus;
  readonly issueGeneration: IssueGeneration;
  readonly communityTestManagersEnabled: boolean;
  readonly assignedCasesCount: number;
  readonly approvedTestCasesCount: number;
};

/** Why this person cannot publish the results now, or null. */
export const publishRefusal = (seen: SeenParticipant, actor: Actor): Refusal | null => {
  const row = {
    ...seen,
    publishingFailReason: null,
    removalReasons: [],
    invitedAt: null,
    joinedAt: null,
    finishedAt: null,
    publishedAt: null,
    hasStrictTesterRemoval: false,
  };
  return refusalFor(participantLifecycle, row, 'results.publish', actor);
};

/** What stands where a test manager publishes a tester. */
export type PublishControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'done' }
  | { readonly kind: 'offered'; readonly isRetry: boolean; readonly disabledReason: string | null };

const finished: readonly ParticipantStatus[] = ['publishing_results', 'results_published'];

/** Publishing is offered from the end of testing until it is done; while bugs are being generated it says why not. */
export const publishControl = (seen: SeenParticipant & { readonly resultsPublishable: boolean }, actor: Actor): PublishControl => {
  if (actor.role !== 'test_manager') return { kind: 'none' };
  if (finished.includes(seen.status)) return { kind: 'done' };
  if (!seen.resultsPublishable) return { kind: 'none' };
  return { kind: 'offered', isRetry: seen.status === 'publishing_failed', disabledReason: publishRefusal(seen, actor)?.message ?? null };
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
