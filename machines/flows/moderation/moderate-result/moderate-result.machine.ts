import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { editFault, moderationTexts } from './moderate-result.rules.ts';
import type {
  ModerateResultContext,
  ModerateResultEmitted,
  ModerateResultEvent,
  ModerateResultInput,
  ModerateResultPorts,
  ModerateResultTag,
} from './moderate-result.types.ts';

export type ModerateResultActorRef = ActorRefFrom<typeof moderateResultMachine>;
export type ModerateResultSnapshot = SnapshotFrom<typeof moderateResultMachine>;

const unprovided: ModerateResultPorts = {
  requestEdit: port('requestEdit'),
  cancelEdit: port('cancelEdit'),
  finalizeModeration: port('finalizeModeration'),
};

const answerOf = ({ event }: { readonly event: { readonly output: Answer } }) => ({ answer: event.output });

/** What a moderator does with one result: judge it, have it changed, finish it. */
export const moderateResultMachine = setup({
  types: {
    context: {} as ModerateResultContext,
    events: {} as ModerateResultEvent,
    input: {} as ModerateResultInput,
    emitted: {} as ModerateResultEmitted,
    tags: {} as ModerateResultTag,
  },
  actors: unprovided,
  actions: {
    rememberDraft: assign((_, params: { draft: string }) => ({ draft: params.draft, key: null, fault: null })),
    rememberKey: assign(({ context }, params: { key: string }) => ({ key: context.key ?? params.key })),
    forgetKey: assign({ key: null }),
    rememberFault: assign(({ context }) => ({ fault: editFault(context.draft) })),
    forgetDraft: assign({ draft: '', key: null, fault: null }),
    announceApproval: emit((_, params: { approved: boolean }) => ({ type: 'approval.wanted' as const, approved: params.approved })),
    announceDone: emit((_, params: { message: string }) => ({ type: 'moderation.done' as const, message: params.message })),
    announceRefused: emit((_, params: { answer: Answer; fallback: string }) => ({
      type: 'moderation.refused' as const,
      message: messageOf(params.answer, params.fallback),
    })),
    announceFailed: emit((_, params: { message: string }) => ({ type: 'moderation.refused' as const, message: params.message })),
  },
  guards: {
    isSuccessful: (_, params: { answer: Answer }) => params.answer.successful,
    isSendable: ({ context }) => editFault(context.draft) === null,
  },
}).createMachine({
  id: 'moderateResult',
  context: ({ input: { caseResultId, draft = '' } }) => ({ caseResultId, draft, key: null, fault: null }),
  initial: 'viewing',
  states: {
    viewing: {
      on: {
        'approval.toggle': { actions: { type: 'announceApproval', params: ({ event }) => ({ approved: event.approved }) } },
        'edit.open': 'writing',
        'cancelling.open': 'asking',
        'moderation.finalize': 'finalizing',
      },
    },
    writing: {
      on: {
        'draft.change': { actions: { type: 'rememberDraft', params: ({ event }) => ({ draft: event.draft }) } },
        'edit.submit': [
          { guard: 'isSendable', target: 'requesting', actions: { type: 'rememberKey', params: ({ event }) => ({ key: event.key }) } },
          { actions: 'rememberFault' },
        ],
        'edit.close': 'viewing',
      },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'requestEdit',
        src: 'requestEdit',
        input: ({ context }) => ({ caseResultId: context.caseResultId, content: context.draft.trim(), key: context.key ?? '' }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: answerOf },
            target: 'viewing',
            actions: ['forgetDraft', { type: 'announceDone', params: { message: moderationTexts.editRequested } }],
          },
          {
            target: 'writing',
            actions: [
              'forgetKey',
              { type: 'announceRefused', params: ({ event }) => ({ answer: event.output, fallback: moderationTexts.editRequestFailed }) },
            ],
          },
        ],
        onError: { target: 'writing', actions: { type: 'announceFailed', params: { message: moderationTexts.editRequestFailed } } },
      },
    },
    asking: { on: { 'cancelling.confirm': 'cancelling', 'cancelling.close': 'viewing' } },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelEdit',
        src: 'cancelEdit',
        input: ({ context }) => ({ caseResultId: context.caseResultId }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: answerOf },
            target: 'viewing',
            actions: { type: 'announceDone', params: { message: moderationTexts.editCancelled } },
          },
          {
            target: 'viewing',
            actions: {
              type: 'announceRefused',
              params: ({ event }) => ({ answer: event.output, fallback: moderationTexts.editCancelFailed }),
            },
          },
        ],
        onError: { target: 'viewing', actions: { type: 'announceFailed', params: { message: moderationTexts.editCancelFailed } } },
      },
    },
    finalizing: {
      tags: 'busy',
      invoke: {
        id: 'finalizeModeration',
        src: 'finalizeModeration',
        input: ({ context }) => ({ caseResultId: context.caseResultId }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: answerOf },
            target: 'viewing',
            actions: { type: 'announceDone', params: { message: moderationTexts.finalized } },
          },
          {
            target: 'viewing',
            actions: {
              type: 'announceRefused',
              params: ({ event }) => ({ answer: event.output, fallback: moderationTexts.finalizeFailed }),
            },
          },
        ],
        onError: { target: 'viewing', actions: { type: 'announceFailed', params: { message: moderationTexts.finalizeFailed } } },
      },
    },
  },
});
