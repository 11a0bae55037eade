import type { DraftSharing } from '#schema/vocabulary/test.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { unanswered } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';

export type ShareAnswer = { readonly refusal: string | null; readonly version: number };
type ShareDraftEmitted = { readonly type: 'draft.shared'; readonly version: number };
export type ShareDraftPorts = {
  readonly shareDraft: PromiseActorLogic<ShareAnswer, { readonly draftId: string; readonly sharing: DraftSharing | null }>;
  readonly copyLink: PromiseActorLogic<void, { readonly draftId: string }>;
};

type ShareDraftContext = {
  readonly draftId: string;
  /** Null: nothing. */
  readonly sharing: DraftSharing | null;
  /** Chosen, not confirmed yet. */
  readonly wished: DraftSharing | null;
  readonly failure: string | null;
};
type ShareDraftEvent =
  | { readonly type: 'share.open'; readonly draftId: string; readonly sharing: DraftSharing | null }
  | { readonly type: 'sharing.choose'; readonly sharing: DraftSharing | null }
  | { readonly type: 'link.copy' }
  | { readonly type: 'share.close' };
type ShareDraftTag = 'busy' | 'refused';

export type ShareDraftActorRef = ActorRefFrom<typeof shareDraftMachine>;
type ShareDraftSnapshot = SnapshotFrom<typeof shareDraftMachine>;

const unprovided: ShareDraftPorts = { shareDraft: port('shareDraft'), copyLink: port('copyLink') };
const answered = ({ event }: { event: { output: ShareAnswer } }) => ({ answer: event.output });

/** Shares a draft by its link, to view or to edit. */
export const shareDraftMachine = setup({
  types: {
    context: {} as ShareDraftContext,
    events: {} as ShareDraftEvent,
    emitted: {} as ShareDraftEmitted,
    tags: {} as ShareDraftTag,
  },
  actors: unprovided,
  actions: {
    rememberOpened: assign((_, params: { draftId: string; sharing: DraftSharing | null }) => ({
      ...params,
      wished: params.sharing,
      failure: null,
    })),
    rememberWish: assign((_, params: { sharing: DraftSharing | null }) => ({ wished: params.sharing, failure: null })),
    rememberShared: assign(({ context }) => ({ sharing: context.wished })),
    announceShared: emit((_, params: { answer: ShareAnswer }) => ({ type: 'draft.shared' as const, version: params.answer.version })),
    rememberFailure: assign((_, params: { message: string | null }) => ({
      failure: params.message ?? unanswered,
    })),
  },
  guards: {
    isShared: (_, params: { answer: ShareAnswer }) => params.answer.refusal === null,
    hasLink: ({ context }) => context.sharing !== null,
  },
  delays: { copiedPause: 4_000 },
}).createMachine({
  id: 'shareDraft',
  context: { draftId: '', sharing: null, wished: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'share.open': {
          target: 'open',
          actions: { type: 'rememberOpened', params: ({ event }) => ({ draftId: event.draftId, sharing: event.sharing }) },
        },
      },
    },
    open: {
      initial: 'resting',
      on: {
        'share.close': 'closed',
        'sharing.choose': { target: '.sharing', actions: { type: 'rememberWish', params: ({ event }) => ({ sharing: event.sharing }) } },
        'link.copy': { guard: 'hasLink', target: '.copying' },
      },
      states: {
        resting: {},
        sharing: {
          tags: 'busy',
          description: 'The answer holds the new version of the draft, so that nothing closes before it is there.',
          on: { 'share.close': {} },
          invoke: {
            id: 'shareDraft',
            src: 'shareDraft',
            input: ({ context }) => ({ draftId: context.draftId, sharing: context.wished }),
            onDone: [
              {
                guard: { type: 'isShared', params: answered },
                target: 'resting',
                actions: ['rememberShared', { type: 'announceShared', params: answered }],
              },
              { target: 'refused', actions: { type: 'rememberFailure', params: ({ event }) => ({ message: event.output.refusal }) } },
            ],
            onError: { target: 'refused', actions: { type: 'rememberFailure', params: { message: null } } },
          },
        },
        copying: {
          invoke: {
            id: 'copyLink',
            src: 'copyLink',
            input: ({ context }) => ({ draftId: context.draftId }),
            onDone: 'copied',
            onError: { target: 'refused', actions: { type: 'rememberFailure', params: { message: 'Select the link and copy it.' } } },
          },
        },
        copied: { after: { copiedPause: 'resting' } },
        refused: { tags: 'refused' },
      },
    },
  },
});

export const selectIsOpen = (snapshot: ShareDraftSnapshot): boolean => snapshot.matches('open');
export const selectChoice = (snapshot: ShareDraftSnapshot): DraftSharing | null =>
  snapshot.hasTag('busy') ? snapshot.context.wished : snapshot.context.sharing;
export const selectHasLink = ({ context }: ShareDraftSnapshot): boolean => context.sharing !== null;
export const selectIsCopied = (snapshot: ShareDraftSnapshot): boolean => snapshot.matches({ open: 'copied' });
export const selectFailure = (snapshot: ShareDraftSnapshot): string | null =>
  snapshot.hasTag('refused') ? snapshot.context.failure : null;
