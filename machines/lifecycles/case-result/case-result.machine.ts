import { caseResultModerationStatuses } from '#schema/vocabulary/case-result.ts';
import type { CaseResultModerationStatus } from '#schema/vocabulary/case-result.ts';
import { goneParticipantStatuses, isPublished } from '#schema/vocabulary/participant.ts';
import { rejectionReasons } from '#schema/vocabulary/issue.ts';
import { and, assign, matchesState, not, setup } from 'xstate';
import type { StateValue } from 'xstate';
import type { Lifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { CaseResultContext, CaseResultEvent, CaseResultRow } from './case-result.types.ts';

const caseResultSetup = setup({
  types: { context: {} as CaseResultContext, events: {} as CaseResultEvent, input: {} as CaseResultContext },
  guards: {
    mayModerate: roleIn('test_manager', 'community_test_manager'),
    mayReject: roleIn('customer', 'test_manager'),
    mayDiscard: roleIn('test_manager', 'system'),
    hasOpenEditRequest: ({ context }) => context.hasOpenEditRequest,
    hasNoEditRequestYet: ({ context }) => !context.hasOpenEditRequest,
    isFinalized: ({ context }) => context.moderationFinalizedAt !== null,
    isPublished: ({ context }) => isPublished(context.participantStatus),
    hasUnpublishedResults: ({ context }) => !isPublished(context.participantStatus),
    hasTester: ({ context }) => !goneParticipantStatuses.includes(context.participantStatus),
    hasTesterToAsk: ({ context, event }) =>
      (event.type === 'relatedIssue.remove' && event.changeStatusToPass) || !goneParticipantStatuses.includes(context.participantStatus),
    isWanted: ({ event }) => event.type === 'approval.toggle' && event.approved !== false,
    isUnwanted: ({ event }) => event.type === 'approval.toggle' && event.approved !== true,
    hasListedReason: ({ event }) => event.type === 'result.reject' && rejectionReasons.some((reason) => reason === event.reason),
  },
  actions: {
    rememberFinalized: assign((_, params: { at: string }) => ({ moderationFinalizedAt: params.at })),
    forgetFinalized: assign({ moderationFinalizedAt: null }),
    forgetFinalizedUnlessPassed: assign(({ context }, params: { changeStatusToPass: boolean }) => ({
      moderationFinalizedAt: params.changeStatusToPass ? context.moderationFinalizedAt : null,
    })),
    rememberReason: assign((_, params: { reason: string }) => ({ rejectionReason: params.reason })),
    forgetReason: assign({ rejectionReason: null }),
    keep: assign({}),
  },
});

const open = and(['mayModerate', not('isPublished'), not('hasOpenEditRequest')]);

const work = caseResultSetup.createStateConfig({
  on: {
    'moderation.finalize': {
      guard: and([open, not('isFinalized')]),
      actions: { type: 'rememberFinalized', params: ({ event }) => ({ at: event.at }) },
    },
    'response.edit': { guard: open, actions: 'keep' },
    'edit.request': {
      description: 'What the tester changes is moderated anew.',
      guard: and(['mayModerate', 'hasUnpublishedResults', 'hasTester', 'hasNoEditRequestYet']),
      actions: 'forgetFinalized',
    },
    'relatedIssue.remove': {
      description: 'The case passes without it, or the tester is asked to change the result.',
      guard: and([open, 'hasTesterToAsk']),
      actions: { type: 'forgetFinalizedUnlessPassed', params: ({ event }) => ({ changeStatusToPass: event.changeStatusToPass }) },
    },
    'result.discard': { guard: and(['mayDiscard', not('isPublished')]), target: 'discarded' },
  },
}).on;

const moderationOf = (value: StateValue): CaseResultModerationStatus =>
  caseResultModerationStatuses.find((status) => matchesState({ moderation: status }, value)) ?? 'not_moderated';

/** What moderators and customers may do with one result: approve it, have it changed, reject it. */
export const caseResultMachine = caseResultSetup.createMachine({
  id: 'caseResult',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    moderation: {
      initial: 'not_moderated',
      states: {
        not_moderated: {
          on: {
            ...work,
            'approval.toggle': [
              { guard: and([open, 'isWanted']), target: 'approved' },
              { guard: open, actions: 'keep' },
            ],
          },
        },
        approved: {
          on: {
            ...work,
            'approval.toggle': [
              { guard: and([open, 'isUnwanted']), target: 'not_moderated' },
              { guard: open, actions: 'keep' },
            ],
          },
        },
        discarded: { description: 'Counts no more, because its tester is gone.' },
      },
    },
    rejection: {
      initial: 'standing',
      states: {
        standing: {
          on: {
            'result.reject': {
              guard: and(['mayReject', 'hasListedReason']),
              target: 'rejected',
              actions: { type: 'rememberReason', params: ({ event }) => ({ reason: event.reason }) },
            },
          },
        },
        rejected: { on: { 'result.unreject': { guard: 'mayReject', target: 'standing', actions: 'forgetReason' } } },
      },
    },
  },
});

export const caseResultLifecycle: Lifecycle<typeof caseResultMachine, CaseResultRow> = {
  name: 'case-result',
  machine: caseResultMachine,
  columns: ['moderationStatus', 'isRejected', 'rejectionReason', 'moderationFinalizedAt'],
  facts: ['hasOpenEditRequest', 'participantStatus'],
  read: ({ moderationStatus, isRejected, rejectionReason, moderationFinalizedAt, hasOpenEditRequest, participantStatus }) => ({
    value: { moderation: moderationStatus, rejection: isRejected ? 'rejected' : 'standing' },
    context: { rejectionReason, moderationFinalizedAt, hasOpenEditRequest, participantStatus },
  }),
  write: (value, { rejectionReason, moderationFinalizedAt }) => ({
    moderationStatus: moderationOf(value),
    isRejected: rejectionReason !== null,
    rejectionReason,
    moderationFinalizedAt,
  }),
  reasons: {
    mayModerate: notAllowed('Only test managers and moderators of this test can moderate results.'),
    mayReject: notAllowed('Only customers and test managers can reject results.'),
    mayDiscard: notAllowed('Only test managers can discard results.'),
    hasOpenEditRequest: refusal('edit_request_open', 'The tester has been asked to change this result.'),
    hasNoEditRequestYet: refusal('taken', 'The tester has already been asked to change this result.'),
    isFinalized: refusal('invalid_state', 'The moderation of this result is finished.'),
    isPublished: refusal('invalid_state', 'The results of this tester are published.'),
    hasUnpublishedResults: refusal('not_allowed', 'The results of this tester are published.'),
    hasTester: refusal('not_allowed', 'The tester is no longer on this test.'),
    hasTesterToAsk: refusal('not_allowed', 'The tester is no longer on this test.'),
    isWanted: refusal('invalid_state', 'This result is not approved.'),
    isUnwanted: refusal('invalid_state', 'This result is approved.'),
    hasListedReason: refusal('inclusion', 'Please choose one of the listed reasons.', ['rejectionReason']),
  },
  sentences: {
    not_moderated: 'This result has not been moderated yet.',
    approved: 'This result is approved.',
    discarded: 'This result has been discarded.',
    standing: 'This result is not rejected.',
    rejected: 'This result is already rejected.',
  },
  samples: {
    'approval.toggle': { approved: null },
    'moderation.finalize': { at: '2026-01-05T09:00:00.000Z' },
    'response.edit': {},
    'edit.request': {},
    'relatedIssue.remove': { changeStatusToPass: true },
    'result.discard': {},
    'result.reject': { reason: 'Duplicate' },
    'result.unreject': {},
  },
  unheard: {},
  deeds: {
    'approval.toggle': 'changed its approval',
    'relatedIssue.remove': 'took an issue out of this',
    'result.discard': 'discarded this',
    'result.reject': 'rejected this',
    'result.unreject': 'took back the rejection of this',
  },
};
