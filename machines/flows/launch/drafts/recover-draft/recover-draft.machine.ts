import { port } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  FoundDraft,
  RecoverDraftContext,
  RecoverDraftEmitted,
  RecoverDraftEvent,
  RecoverDraftInput,
  RecoverDraftPorts,
  RecoverDraftTag,
} from './recover-draft.types.ts';

export type RecoverDraftActorRef = ActorRefFrom<typeof recoverDraftMachine>;
export type RecoverDraftSnapshot = SnapshotFrom<typeof recoverDraftMachine>;

const unprovided: RecoverDraftPorts = {
  readParts: port('readParts'),
  choosePart: port('choosePart'),
  discardDraft: port('discardDraft'),
};

/** Leads out of a draft or a form that did not come or cannot be drawn: without one of its parts, or by discarding it. */
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
    announceRecovered: emit({ type: 'draft.recovered' as const }),
    announceDiscarded: emit({ type: 'draft.discarded' as const }),
  },
  guards: {
    isKnown: ({ context }) => context.id !== null,
    isPart: ({ context }, params: { partId: string }) => context.parts.some(({ id }) => id === params.partId),
  },
}).createMachine({
  id: 'recoverDraft',
  context: ({ input }) => ({ ...input, name: null, parts: [], chosen: '' }),
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
        onError: 'offering.refused',
      },
    },
    discarding: {
      tags: 'busy',
      invoke: {
        id: 'discardDraft',
        src: 'discardDraft',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: 'discarded',
        onError: 'offering.refused',
      },
    },
    recovered: { type: 'final', tags: 'settled', entry: 'announceRecovered' },
    discarded: { type: 'final', tags: 'settled', entry: 'announceDiscarded' },
  },
});
