import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { limits } from '#schema/vocabulary/limits.ts';
import { isBlank } from '#schema/rules/blank.ts';
import { port } from '#machines/lib/port.ts';
import { nothingShown, onceOver, onceShown, onceWished, wasShown, wishFor } from '#machines/lib/until-shown.ts';
import type { UntilShown } from '#machines/lib/until-shown.ts';

type OnResult = { caseResultId: string };

export type ModerateResultPorts = {
  requestEdit: PromiseActorLogic<Answer, OnResult & { content: string; key: string }>;
  cancelEdit: PromiseActorLogic<Answer, OnResult>;
  finalizeModeration: PromiseActorLogic<Answer, OnResult>;
};

type ModerateResultInput = {
  readonly caseResultId: string;
  readonly draft?: string;
};

type KeyAct = 'approval' | 'approvalToFailed' | 'edit';

type ModerateResultContext = {
  readonly caseResultId: string;
  /** What a key begins once what is to be read of the result stands on the screen. */
  readonly until: UntilShown<KeyAct>;
  readonly draft: string;
  /** The idempotency key of a request whose response is missing. */
  readonly key: string | null;
  readonly fault: string | null;
};

type ModerateResultEvent =
  | { readonly type: 'result.shown' }
  | { readonly type: 'key.press'; readonly act: KeyAct }
  | { readonly type: 'approval.toggle'; readonly approved: boolean; readonly toFailed?: true }
  | { readonly type: 'edit.open' }
  | { readonly type: 'draft.change'; readonly draft: string }
  | { readonly type: 'edit.submit'; readonly key: string }
  | { readonly type: 'edit.close' }
  | { readonly type: 'cancelling.open' }
  | { readonly type: 'cancelling.confirm' }
  | { readonly type: 'cancelling.close' }
  | { readonly type: 'moderation.finalize' };

export type ModerateResultEmitted =
  | { readonly type: 'key.taken'; readonly act: KeyAct }
  | { readonly type: 'key.awaited'; readonly message: string }
  | { readonly type: 'approval.wanted'; readonly approved: boolean; readonly toFailed: boolean }
  | { readonly type: 'moderation.done'; readonly message: string }
  | { readonly type: 'moderation.kept'; readonly message: string }
  | { readonly type: 'moderation.refused'; readonly message: string };

type ModerateResultTag = 'busy';

export const moderationTexts = {
  approvalFailed: 'There was an issue with changing the approval. Please try again later.',
  editRequested: 'Your edit request has been successfully submitted.',
  editRequestKept: 'Your edit request is sent as soon as there is a connection.',
  editRequestFailed: 'There was an issue with submitting your edit request. Please try again later.',
  editCancelled: 'Your edit request has been successfully cancelled.',
  editCancelKept: 'Your edit request is cancelled as soon as there is a connection.',
  editCancelFailed: 'There was an issue with cancelling your edit request. Please try again later.',
  finalized: 'The test case result has been successfully moderated.',
  finalizeKept: 'The moderation is finalized as soon as there is a connection.',
  finalizeFailed: 'There was an issue during moderation finalisation.',
  cancelQuestion: 'Cancel this edit request?',
} as const;

const awaitedTexts = {
  approval: 'The result is judged once it is shown.',
  approvalToFailed: 'The result is judged once it is shown.',
  edit: 'The edit request opens once the result is shown.',
} as const;

const editFault = (draft: string): string | null => {
  if (isBlank(draft)) return 'Please say what the tester should change.';
  return draft.trim().length > limits.editRequest ? `Cannot be longer than ${limits.editRequest} characters` : null;
};

export type ModerateResultActorRef = ActorRefFrom<typeof moderateResultMachine>;
type ModerateResultSnapshot = SnapshotFrom<typeof moderateResultMachine>;

const unprovided: ModerateResultPorts = {
  requestEdit: port('requestEdit'),
  cancelEdit: port('cancelEdit'),
  finalizeModeration: port('finalizeModeration'),
};

const answerOf = ({ event }: { readonly event: { readonly output: Answer } }) => ({ answer: event.output });

const pressed = ({ event }: { readonly event: { readonly act: KeyAct } }) => ({ act: event.act });

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
    rememberShown: assign(({ context: { until, caseResultId } }) => ({ until: onceShown(until, caseResultId) })),
    rememberAwaited: assign(({ context: { until, caseResultId } }, { act }: { act: KeyAct }) => ({
      until: onceWished(until, caseResultId, act),
    })),
    forgetAwaited: assign(({ context: { until } }) => ({ until: onceOver(until) })),
    announceKey: emit((_, { act }: { act: KeyAct }) => ({ type: 'key.taken' as const, act })),
    announceAwaited: emit((_, { act }: { act: KeyAct }) => ({ type: 'key.awaited' as const, message: awaitedTexts[act] })),
    rememberDraft: assign((_, params: { draft: string }) => ({ draft: params.draft, key: null, fault: null })),
    rememberKey: assign(({ context }, params: { key: string }) => ({ key: context.key ?? params.key })),
    forgetKey: assign({ key: null }),
    rememberFault: assign(({ context }) => ({ fault: editFault(context.draft) })),
    forgetDraft: assign({ draft: '', key: null, fault: null }),
    announceApproval: emit((_, { approved, toFailed }: { approved: boolean; toFailed: boolean }) => ({
      type: 'approval.wanted' as const,
      approved,
      toFailed,
    })),
    announceDone: emit((_, params: { message: string }) => ({ type: 'moderation.done' as const, message: params.message })),
    announceKept: emit((_, params: { message: string }) => ({ type: 'moderation.kept' as const, message: params.message })),
    announceRefused: emit((_, params: { answer: Answer; fallback: string }) => ({
      type: 'moderation.refused' as const,
      message: messageOf(params.answer, params.fallback),
    })),
    announceFailed: emit((_, params: { message: string }) => ({ type: 'moderation.refused' as const, message: params.message })),
  },
  guards: {
    isShown: ({ context: { until, caseResultId } }) => wasShown(until, caseResultId),
    isAwaited: ({ context: { until, caseResultId } }) => wishFor(until, caseResultId) !== null,
    isUnsent: (_, params: { answer: Answer }) => params.answer.isUnsent === true,
    isSuccessful: (_, params: { answer: Answer }) => params.answer.successful,
    isSendable: ({ context }) => editFault(context.draft) === null,
  },
}).createMachine({
  id: 'moderateResult',
  context: ({ input: { caseResultId, draft = '' } }) => ({ caseResultId, until: nothingShown, draft, key: null, fault: null }),
  on: {
    'result.shown': [
      {
        guard: 'isAwaited',
        actions: [
          'rememberShown',
          { type: 'announceKey', params: ({ context: { until, caseResultId } }) => ({ act: wishFor(until, caseResultId) ?? 'approval' }) },
          'forgetAwaited',
        ],
      },
      { actions: 'rememberShown' },
    ],
  },
  initial: 'viewing',
  states: {
    viewing: {
      on: {
        'key.press': [
          { guard: 'isShown', actions: { type: 'announceKey', params: pressed } },
          {
            actions: [
              { type: 'rememberAwaited', params: pressed },
              { type: 'announceAwaited', params: pressed },
            ],
          },
        ],
        'approval.toggle': {
          actions: { type: 'announceApproval', params: ({ event }) => ({ approved: event.approved, toFailed: event.toFailed === true }) },
        },
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
            guard: { type: 'isUnsent', params: answerOf },
            target: 'viewing',
            actions: ['forgetDraft', { type: 'announceKept', params: { message: moderationTexts.editRequestKept } }],
          },
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
            guard: { type: 'isUnsent', params: answerOf },
            target: 'viewing',
            actions: { type: 'announceKept', params: { message: moderationTexts.editCancelKept } },
          },
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
            guard: { type: 'isUnsent', params: answerOf },
            target: 'viewing',
            actions: { type: 'announceKept', params: { message: moderationTexts.finalizeKept } },
          },
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

export const selectFoot = (snapshot: ModerateResultSnapshot): 'verdicts' | 'writing' | 'asking' => {
  if (snapshot.matches('writing') || snapshot.matches('requesting')) return 'writing';
  return snapshot.matches('asking') || snapshot.matches('cancelling') ? 'asking' : 'verdicts';
};

export const selectIsFinalizing = (snapshot: ModerateResultSnapshot): boolean => snapshot.matches('finalizing');

export const selectIsBusy = (snapshot: ModerateResultSnapshot): boolean => snapshot.hasTag('busy');

export const selectDraft = (snapshot: ModerateResultSnapshot): string => snapshot.context.draft;

export const selectFault = (snapshot: ModerateResultSnapshot): string | null => snapshot.context.fault;

export const selectKept = ({ context: { draft } }: ModerateResultSnapshot): { readonly text: string; readonly seen: string } | null =>
  draft === '' ? null : { text: draft, seen: '' };
