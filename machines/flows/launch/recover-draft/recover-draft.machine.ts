import { port } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  DraftPart,
  RecoverDraftContext,
  RecoverDraftEmitted,
  RecoverDraftEvent,
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
    events: {} as RecoverDraftEvent,
    emitted: {} as RecoverDraftEmitted,
    tags: {} as RecoverDraftTag,
  },
  actors: unprovided,
  actions: {
    rememberParts: assign((_, params: { parts: readonly DraftPart[] }) => params),
    rememberChoice: assign((_, params: { chosen: string }) => params),
    announceRecovered: emit({ type: 'draft.recovered' as const }),
    announceDiscarded: emit({ type: 'draft.discarded' as const }),
  },
  guards: {
    isPart: ({ context }, params: { partId: string }) => context.parts.some(({ id }) => id === params.partId),
  },
}).createMachine({
  id: 'recoverDraft',
  context: { parts: [], chosen: '' },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readParts',
        src: 'readParts',
        onDone: { target: 'offering', actions: { type: 'rememberParts', params: ({ event }) => ({ parts: event.output }) } },
        onError: 'unread',
      },
      on: { 'draft.discard': 'discarding' },
    },
    unread: { tags: 'refused', on: { 'parts.retry': 'reading', 'draft.discard': 'discarding' } },
    offering: {
      initial: 'calm',
      on: {
        'part.choose': {
          guard: { type: 'isPart', params: ({ event }) => ({ partId: event.partId }) },
          target: 'leavingOut',
          actions: { type: 'rememberChoice', params: ({ event }) => ({ chosen: event.partId }) },
        },
        'draft.discard': 'discarding',
      },
      states: { calm: {}, refused: { tags: 'refused' } },
    },
    leavingOut: {
      tags: 'busy',
      invoke: {
        id: 'choosePart',
        src: 'choosePart',
        input: ({ context }) => ({ partId: context.chosen }),
        onDone: 'recovered',
        onError: 'offering.refused',
      },
    },
    discarding: {
      tags: 'busy',
      invoke: { id: 'discardDraft', src: 'discardDraft', onDone: 'discarded', onError: 'offering.refused' },
    },
    recovered: { type: 'final', tags: 'settled', entry: 'announceRecovered' },
    discarded: { type: 'final', tags: 'settled', entry: 'announceDiscarded' },
  },
});
