import {
  participantRemovalReasons,
  participantSentences,
  participantTraits,
  publishableParticipantStatuses,
  publishingStopTexts,
  unremovableParticipantStatuses,
} from '#schema/vocabulary/participant.ts';
import { and, assign, not, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { isFilled, mayManageResults, roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { ParticipantContext, ParticipantEvent, ParticipantRow } from './participant.types.ts';
import type { ParticipantStatus, PublishingStop } from '#schema/vocabulary/participant.ts';

type Standing = { readonly status: ParticipantStatus };

export const isRemovable = ({ status }: Standing): boolean => !unremovableParticipantStatuses.includes(status);

/** From the end of testing until they are published, and again after a failure. */
export const resultsPublishable = ({ status }: Standing): boolean => publishableParticipantStatuses.includes(status);

const exclusive = 'invited_by_mistake';

/** Codes of the list where the test is strict about removal, else any text. */
export const areRemovalReasons = (reasons: readonly string[], strict: boolean): boolean =>
  strict
    ? reasons.every((reason) => participantRemovalReasons.some(({ code }) => code === reason)) &&
      (!reasons.includes(exclusive) || reasons.every((reason) => reason === exclusive))
    : reasons.every(isFilled);

type Judged = { readonly context: ParticipantContext; readonly event: ParticipantEvent };

/** Not in the way, or seen by whoever publishes. */
const accepts =
  (stop: PublishingStop) =>
  ({ context, event }: Judged): boolean =>
    !context.publishingStops.includes(stop) ||
    event.type !== 'results.publish' ||
    event.accepted === undefined ||
    event.accepted.includes(stop);

const participantSetup = setup({
  types: { context: {} as ParticipantContext, events: {} as ParticipantEvent, input: {} as ParticipantContext },
  guards: {
    mayPlay: roleIn('system'),
    mayChoose: roleIn('test_manager', 'system'),
    mayReview: roleIn('test_manager', 'community_test_manager', 'system'),
    mayRemove: roleIn('test_manager', 'community_test_manager'),
    mayPublish: ({ context, event }) => mayManageResults(event.actor, context),
    isGenerating: ({ context }) => context.issueGeneration === 'processing',
    hasFailedGeneration: ({ context }) => context.issueGeneration === 'failed',
    isUnsuspected: accepts('mass_passing'),
    hasApproval: accepts('nothing_approved'),
    hasNoOpenBlocker: accepts('open_blockers'),
    hasNoUnmoderatedResult: accepts('unmoderated_results'),
    hasNoUnmoderatedIssue: accepts('unmoderated_issues'),
    isFromTesting: ({ context }) => context.publishingFrom === 'testing_complete',
    isFromReview: ({ context }) => context.publishingFrom === 'under_review',
    isFromApproval: ({ context }) => context.publishingFrom === 'results_approved',
    isFromFailure: ({ context }) => context.publishingFrom === 'publishing_failed',
    hasEveryCaseApproved: ({ context }) => context.approvedTestCasesCount >= context.assignedCasesCount,
    hasRemovalReason: ({ event }) => event.type === 'tester.remove' && event.reasons.some(isFilled),
    hasValidRemovalReasons: ({ context, event }) =>
      event.type === 'tester.remove' && areRemovalReasons(event.reasons, context.hasStrictTesterRemoval),
  },
  actions: {
    rememberInvitation: assign((_, params: { at: string }) => ({ invitedAt: params.at })),
    rememberJoining: assign((_, params: { at: string }) => ({ joinedAt: params.at })),
    rememberFinish: assign((_, params: { at: string }) => ({ finishedAt: params.at })),
    rememberPublishing: assign((_, params: { at: string }) => ({
      publishedAt: params.at,
      issueGeneration: 'none' as const,
      publishingFailReason: null,
      publishingFrom: null,
    })),
    rememberFailure: assign(({ context }, params: { reason: string }) => ({
      publishingFailReason: params.reason,
      publishingFrom: null,
      issueGeneration: context.issueGeneration === 'failed' ? ('failed' as const) : ('none' as const),
    })),
    rememberRemoval: assign((_, params: { reasons: readonly string[] }) => ({ removalReasons: params.reasons })),
    rememberGenerating: assign({ issueGeneration: 'processing', publishingFailReason: null }),
    rememberFailedGeneration: assign({ issueGeneration: 'failed' }),
    rememberPlace: assign((_, params: { from: ParticipantStatus }) => ({
      issueGeneration: 'processing' as const,
      publishingFrom: params.from,
    })),
    forgetPlace: assign({ issueGeneration: 'none', publishingFrom: null }),
    forgetGeneration: assign({ issueGeneration: 'none' }),
  },
});

const removal = participantSetup.createStateConfig({
  on: {
    'tester.remove': {
      guard: and(['mayRemove', 'hasRemovalReason', 'hasValidRemovalReasons']),
      target: '#removed',
      actions: { type: 'rememberRemoval', params: ({ event }) => ({ reasons: event.reasons }) },
    },
  },
}).on;

const publishing = (from: ParticipantStatus) =>
  participantSetup.createStateConfig({
    on: {
      'results.publish': {
        guard: and([
          'mayPublish',
          not('isGenerating'),
          not('hasFailedGeneration'),
          'isUnsuspected',
          'hasApproval',
          'hasNoOpenBlocker',
          'hasNoUnmoderatedResult',
          'hasNoUnmoderatedIssue',
        ]),
        target: '#publishing',
        actions: { type: 'rememberPlace', params: { from } },
      },
      'generation.start': { guard: 'mayPlay', actions: 'rememberGenerating' },
      'generation.finish': { guard: 'mayPlay', actions: 'forgetGeneration' },
      'generation.fail': { guard: 'mayPlay', actions: 'rememberFailedGeneration' },
    },
  }).on;

/** What a tester goes through in one test: chosen, invited, testing, reviewed, published, or gone. */
export const participantMachine = participantSetup.createMachine({
  id: 'participant',
  context: ({ input }) => input,
  initial: 'selected',
  states: {
    selected: {
      on: {
        ...removal,
        'invitation.send': {
          guard: 'mayChoose',
          target: 'invited',
          actions: { type: 'rememberInvitation', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    backup: {
      description: 'Waits to take the place of a tester who leaves.',
      on: {
        'backup.promote': { guard: 'mayChoose', target: 'selected' },
        'tester.remove': {
          guard: and(['mayRemove', 'hasRemovalReason', 'hasValidRemovalReasons']),
          target: 'backup_removed',
          actions: { type: 'rememberRemoval', params: ({ event }) => ({ reasons: event.reasons }) },
        },
      },
    },
    backup_removed: { type: 'final' },
    invited: {
      on: {
        ...removal,
        'invitation.accept': {
          guard: 'mayPlay',
          target: 'joined',
          actions: { type: 'rememberJoining', params: ({ event }) => ({ at: event.at }) },
        },
        'invitation.decline': { guard: 'mayPlay', target: 'declined' },
        'invitation.expire': { guard: 'mayPlay', target: 'expired' },
      },
    },
    declined: { on: { ...removal } },
    expired: { type: 'final' },
    joined: {
      on: {
        ...removal,
        'case.start': { guard: 'mayPlay', target: 'in_progress' },
        'tester.dropOut': { guard: 'mayPlay', target: 'dropped_out' },
      },
    },
    in_progress: {
      on: {
        ...removal,
        'testing.complete': {
          guard: 'mayPlay',
          target: 'testing_complete',
          actions: { type: 'rememberFinish', params: ({ event }) => ({ at: event.at }) },
        },
        'tester.dropOut': { guard: 'mayPlay', target: 'dropped_out' },
      },
    },
    testing_complete: {
      on: {
        ...removal,
        ...publishing('testing_complete'),
        'review.start': { guard: 'mayReview', target: 'under_review' },
        'results.approve': { guard: and(['mayReview', 'hasEveryCaseApproved']), target: 'results_approved' },
      },
    },
    under_review: {
      on: {
        ...removal,
        ...publishing('under_review'),
        'results.approve': { guard: and(['mayReview', 'hasEveryCaseApproved']), target: 'results_approved' },
      },
    },
    results_approved: {
      on: { ...removal, ...publishing('results_approved'), 'review.reopen': { guard: 'mayReview', target: 'under_review' } },
    },
    publishing_results: {
      id: 'publishing',
      description: 'Until the job runs it can be taken back. The job generates the issues; unmoderated ones are left out for good.',
      on: {
        'publishing.succeed': {
          guard: 'mayPlay',
          target: 'results_published',
          actions: { type: 'rememberPublishing', params: ({ event }) => ({ at: event.at }) },
        },
        'publishing.fail': {
          guard: 'mayPlay',
          target: 'publishing_failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ reason: event.reason }) },
        },
        'generation.fail': { guard: 'mayPlay', actions: 'rememberFailedGeneration' },
        'publishing.takeBack': [
          { guard: and(['mayPublish', 'isFromTesting']), target: 'testing_complete', actions: 'forgetPlace' },
          { guard: and(['mayPublish', 'isFromReview']), target: 'under_review', actions: 'forgetPlace' },
          { guard: and(['mayPublish', 'isFromApproval']), target: 'results_approved', actions: 'forgetPlace' },
          { guard: and(['mayPublish', 'isFromFailure']), target: 'publishing_failed', actions: 'forgetPlace' },
        ],
      },
    },
    publishing_failed: { on: { ...publishing('publishing_failed') } },
    results_published: { type: 'final' },
    dropped_out: { type: 'final' },
    removed: { id: 'removed', type: 'final' },
  },
});

const traits: Readonly<Record<string, { readonly unremovable?: string }>> = participantTraits;
const notKept = refusal('not_publishing', 'This publishing cannot be taken back: it was begun before that was possible.', ['participants']);
const stopped = (stop: PublishingStop) => refusal('not_accepted', publishingStopTexts[stop], ['accepted']);
const generating = 'Bug generation is still processing. Please try again in 5 minutes.';
const at = '2026-01-05T09:00:00.000Z';

export const participantLifecycle = columnLifecycle<typeof participantMachine, ParticipantRow>({
  name: 'participant',
  machine: participantMachine,
  status: 'status',
  remembers: [
    'issueGeneration',
    'publishingFailReason',
    'publishingFrom',
    'removalReasons',
    'invitedAt',
    'joinedAt',
    'finishedAt',
    'publishedAt',
  ],
  facts: ['hasStrictTesterRemoval', 'communityTestManagersEnabled', 'assignedCasesCount', 'approvedTestCasesCount', 'publishingStops'],
  reasons: {
    mayPlay: notAllowed('Only the tester can do this.'),
    mayChoose: notAllowed('Only test managers can choose testers.'),
    mayReview: notAllowed('Only test managers and moderators can review results.'),
    mayRemove: notAllowed('Only test managers and moderators can remove testers.'),
    mayPublish: notAllowed('Only test managers, and moderators where they are enabled, can publish results.'),
    isGenerating: refusal('not_publishable', generating, ['participantIds']),
    hasFailedGeneration: refusal('not_publishable', 'Bug generation failed. Please contact #tech-help for support.', ['participantIds']),
    isUnsuspected: stopped('mass_passing'),
    hasApproval: stopped('nothing_approved'),
    hasNoOpenBlocker: stopped('open_blockers'),
    hasNoUnmoderatedResult: stopped('unmoderated_results'),
    hasNoUnmoderatedIssue: stopped('unmoderated_issues'),
    isFromTesting: notKept,
    isFromReview: notKept,
    isFromApproval: notKept,
    isFromFailure: notKept,
    hasEveryCaseApproved: refusal('invalid_state', 'Not every result of this tester has been approved.'),
    hasRemovalReason: refusal('blank', 'Please give a reason.', ['removalReasons']),
    hasValidRemovalReasons: refusal('invalid', 'Choose reasons from the list; "Invited by mistake" cannot be combined with others.', [
      'removalReasons',
    ]),
  },
  sentences: participantSentences,
  samples: {
    'backup.promote': {},
    'invitation.send': { at },
    'invitation.accept': { at },
    'invitation.decline': {},
    'invitation.expire': {},
    'case.start': {},
    'testing.complete': { at },
    'tester.dropOut': {},
    'tester.remove': { reasons: ['no_response'] },
    'review.start': {},
    'review.reopen': {},
    'results.approve': {},
    'results.publish': {},
    'publishing.takeBack': {},
    'generation.start': {},
    'generation.finish': {},
    'generation.fail': {},
    'publishing.succeed': { at },
    'publishing.fail': { reason: 'The issues could not be generated.' },
  },
  unheard: {
    'tester.remove': (state) =>
      refusal('not_removable', traits[state]?.unremovable ?? 'This tester can no longer be removed.', ['participantIds']),
    'results.publish': (state) =>
      refusal(
        'not_publishable',
        state === 'publishing_results'
          ? 'Already being published'
          : state === 'results_published'
            ? 'Already published'
            : 'The results can be published once the tester has finished testing.',
        ['participantIds'],
      ),
    'publishing.takeBack': (state) =>
      refusal(
        'not_publishing',
        state === 'results_published'
          ? 'Already published: this can no longer be taken back.'
          : 'The results of this tester are not being published.',
        ['participants'],
      ),
  },
  deeds: { 'results.publish': 'published this', 'publishing.takeBack': 'took the publishing back', 'publishing.succeed': 'published this' },
});
