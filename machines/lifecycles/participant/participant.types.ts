import type { IssueGeneration, ParticipantStatus, PublishingStop } from '#schema/vocabulary/participant.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type ParticipantContext = {
  readonly issueGeneration: IssueGeneration;
  readonly publishingFailReason: string | null;
  /** Where they stood before the publishing that is under way. */
  readonly publishingFrom: ParticipantStatus | null;
  readonly removalReasons: readonly string[];
  readonly invitedAt: string | null;
  readonly joinedAt: string | null;
  readonly finishedAt: string | null;
  readonly publishedAt: string | null;
  readonly hasStrictTesterRemoval: boolean;
  readonly communityTestManagersEnabled: boolean;
  readonly assignedCasesCount: number;
  readonly approvedTestCasesCount: number;
  readonly publishingStops: readonly PublishingStop[];
};

export type ParticipantEvent =
  | LifecycleEvent<'backup.promote'>
  | LifecycleEvent<'invitation.send', Timed>
  | LifecycleEvent<'invitation.accept', Timed>
  | LifecycleEvent<'invitation.decline'>
  | LifecycleEvent<'invitation.expire'>
  | LifecycleEvent<'case.start'>
  | LifecycleEvent<'testing.complete', Timed>
  | LifecycleEvent<'tester.dropOut'>
  | LifecycleEvent<'tester.remove', { reasons: readonly string[] }>
  | LifecycleEvent<'review.start'>
  | LifecycleEvent<'review.reopen'>
  | LifecycleEvent<'results.approve'>
  /** Without `accepted` nobody is asked: everything that stops is accepted. */
  | LifecycleEvent<'results.publish', { accepted?: readonly PublishingStop[] }>
  | LifecycleEvent<'publishing.takeBack'>
  | LifecycleEvent<'generation.start'>
  | LifecycleEvent<'generation.finish'>
  | LifecycleEvent<'generation.fail'>
  | LifecycleEvent<'publishing.succeed', Timed>
  | LifecycleEvent<'publishing.fail', { reason: string }>;

export type ParticipantRow = ParticipantContext & { readonly status: ParticipantStatus };
