import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import type { DraftAnswer } from './manage-drafts.ts';
import { unanswered } from '#machines/lib/answer.ts';

/** A part that can be left out of a draft or form, or another form that can be opened instead. */
export type DraftPart = { readonly id: string; readonly what: string; readonly name: string; readonly way: 'leaveOut' | 'open' };

export type FoundDraft = { readonly id: string; readonly name: string; readonly parts: readonly DraftPart[] };

export type RecoverDraftPorts = {
  /** By id, or the one meant; null where there is none. */
  readonly readParts: PromiseActorLogic<FoundDraft | null, RecoverDraftInput>;
  readonly choosePart: PromiseActorLogic<void, { readonly id: string; readonly partId: string }>;
  readonly discardDraft: PromiseActorLogic<DraftAnswer, { readonly id: string }>;
};
/** Null while it is unknown which draft is meant. */
export type RecoverDraftInput = { readonly id: string | null };
type RecoverDraftContext = RecoverDraftInput & {
  readonly name: string | null;
  readonly parts: readonly DraftPart[];
  readonly chosen: string;
  /** Why it was not discarded, where the server said so. */
  readonly refusal: string | null;
};
type RecoverDraftEvent =
  | { readonly type: 'parts.retry' }
  | { readonly type: 'part.choose'; readonly partId: string }
  | { readonly type: 'draft.discard' };
type RecoverDraftEmitted = { readonly type: 'draft.recovered' } | { readonly type: 'draft.discarded' };
type RecoverDraftTag = 'busy' | 'refused' | 'settled';

export type RecoverDraftActorRef = ActorRefFrom<typeof recoverDraftMachine>;
type RecoverDraftSnapshot = SnapshotFrom<typeof recoverDraftMachine>;

const unprovided: RecoverDraftPorts = {
  readParts: port('readParts'),
  choosePart: port('choosePart'),
  discardDraft: port('discardDraft'),
};

/** The way out of a draft or form that cannot be loaded or rendered: leave out a part, or discard it. */
export const recoverDraftMachine = setup({
  types: {
    context: {} as RecoverDraftContext,
    input: {} as RecoverDraftInput,
    events: {} as RecoverDraftEvent,
    emitted: {} as RecoverDraftEmitted,
    tags: {} as RecoverDraftTag,
  },
  actors: unprovided,
  actions: {
    rememberFound: assign((_, { found }: { found: FoundDraft | null }) => found ?? {}),
    rememberChoice: assign((_, params: { chosen: string }) => params),
    rememberRefusal: assign((_, params: { refusal: string | null }) => params),
    announceRecovered: emit({ type: 'draft.recovered' as const }),
    announceDiscarded: emit({ type: 'draft.discarded' as const }),
  },
  guards: {
    isKnown: ({ context }) => context.id !== null,
    isDiscarded: (_, { answer }: { answer: DraftAnswer }) => answer.refusal === null,
    isPart: ({ context }, params: { partId: string }) => context.parts.some(({ id }) => id === params.partId),
  },
}).createMachine({
  id: 'recoverDraft',
  context: ({ input }) => ({ ...input, name: null, parts: [], chosen: '', refusal: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readParts',
        src: 'readParts',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'offering', actions: { type: 'rememberFound', params: ({ event }) => ({ found: event.output }) } },
        onError: 'unread',
      },
      on: { 'draft.discard': { guard: 'isKnown', target: 'discarding' } },
    },
    unread: { tags: 'refused', on: { 'parts.retry': 'reading', 'draft.discard': { guard: 'isKnown', target: 'discarding' } } },
    offering: {
      initial: 'calm',
      on: {
        'part.choose': {
          guard: { type: 'isPart', params: ({ event }) => ({ partId: event.partId }) },
          target: 'leavingOut',
          actions: { type: 'rememberChoice', params: ({ event }) => ({ chosen: event.partId }) },
        },
        'draft.discard': { guard: 'isKnown', target: 'discarding' },
      },
      states: { calm: {}, refused: { tags: 'refused' } },
    },
    leavingOut: {
      tags: 'busy',
      invoke: {
        id: 'choosePart',
        src: 'choosePart',
        input: ({ context }) => ({ id: context.id ?? '', partId: context.chosen }),
        onDone: 'recovered',
        onError: { target: 'offering.refused', actions: { type: 'rememberRefusal', params: { refusal: null } } },
      },
    },
    discarding: {
      tags: 'busy',
      invoke: {
        id: 'discardDraft',
        src: 'discardDraft',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: [
          { guard: { type: 'isDiscarded', params: ({ event }) => ({ answer: event.output }) }, target: 'discarded' },
          { target: 'offering.refused', actions: { type: 'rememberRefusal', params: ({ event }) => ({ refusal: event.output.refusal }) } },
        ],
        onError: { target: 'offering.refused', actions: { type: 'rememberRefusal', params: { refusal: null } } },
      },
    },
    recovered: { type: 'final', tags: 'settled', entry: 'announceRecovered' },
    discarded: { type: 'final', tags: 'settled', entry: 'announceDiscarded' },
  },
});

export const selectId = ({ context }: RecoverDraftSnapshot): string | null => context.id;
export const selectName = ({ context }: RecoverDraftSnapshot): string | null => context.name;
export const selectParts = ({ context }: RecoverDraftSnapshot): readonly DraftPart[] => context.parts;
export const selectIsBusy = (snapshot: RecoverDraftSnapshot): boolean => snapshot.hasTag('busy');
export const selectChosen = (snapshot: RecoverDraftSnapshot): string | null =>
  snapshot.matches('leavingOut') ? snapshot.context.chosen : null;
export const selectIsDiscarding = (snapshot: RecoverDraftSnapshot): boolean => snapshot.matches('discarding');
export const selectFailure = (snapshot: RecoverDraftSnapshot): string | null =>
  snapshot.hasTag('refused') ? (snapshot.context.refusal ?? unanswered) : null;
export const selectCanRetry = (snapshot: RecoverDraftSnapshot): boolean => snapshot.can({ type: 'parts.retry' });
