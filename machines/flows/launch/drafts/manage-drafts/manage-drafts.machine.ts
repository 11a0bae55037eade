import { unanswered } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { nameReason } from './manage-drafts.rules.ts';
import type {
  DraftAnswer,
  ManageDraftsContext,
  ManageDraftsEmitted,
  ManageDraftsEvent,
  ManageDraftsPorts,
  ManageDraftsTag,
} from './manage-drafts.types.ts';

export type ManageDraftsActorRef = ActorRefFrom<typeof manageDraftsMachine>;
export type ManageDraftsSnapshot = SnapshotFrom<typeof manageDraftsMachine>;

const unprovided: ManageDraftsPorts = {
  renameDraft: port('renameDraft'),
  duplicateDraft: port('duplicateDraft'),
  discardDraft: port('discardDraft'),
  restoreDraft: port('restoreDraft'),
};
const answered = ({ event }: { event: { output: DraftAnswer } }) => ({ answer: event.output });
const ofDraft = ({ event }: { event: { draftId: string } }) => ({ draftId: event.draftId });
const ofNamed = ({ event }: { event: { draftId: string; name: string } }) => ({ draftId: event.draftId, name: event.name });
const refused = {
  type: 'announceRefused' as const,
  params: ({ event }: { event: { output: DraftAnswer } }) => ({ message: event.output.refusal }),
};
const silent = { type: 'announceRefused' as const, params: { message: null } };

/** Renames, copies and discards the drafts that lie beside the open one; what was discarded can be brought back. */
export const manageDraftsMachine = setup({
  types: {
    context: {} as ManageDraftsContext,
    events: {} as ManageDraftsEvent,
    emitted: {} as ManageDraftsEmitted,
    tags: {} as ManageDraftsTag,
  },
  actors: unprovided,
  actions: {
    rememberDraft: assign((_, params: { draftId: string }) => params),
    rememberNamed: assign((_, params: { draftId: string; name: string }) => params),
    rememberCopy: assign((_, params: { draftId: string; copyId: string }) => params),
    rememberName: assign((_, params: { name: string }) => params),
    rememberUnnamed: assign(({ context }) => ({ failure: nameReason(context.name) })),
    rememberFailure: assign((_, params: { message: string | null }) => ({ failure: params.message ?? unanswered })),
    announceDuplicated: emit(({ context }) => ({ type: 'draft.duplicated' as const, draftId: context.copyId })),
    announceDiscarded: emit(({ context }) => ({ type: 'draft.discarded' as const, draftId: context.draftId, name: context.name })),
    announceRefused: emit((_, params: { message: string | null }) => ({
      type: 'drafts.refused' as const,
      message: params.message ?? unanswered,
    })),
  },
  guards: {
    isDone: (_, params: { answer: DraftAnswer }) => params.answer.refusal === null,
    isNamed: ({ context }) => nameReason(context.name) === null,
  },
}).createMachine({
  id: 'manageDrafts',
  context: { draftId: '', copyId: '', name: '', failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'rename.open': { target: 'renaming', actions: { type: 'rememberNamed', params: ofNamed } },
        'draft.duplicate': {
          target: 'duplicating',
          actions: { type: 'rememberCopy', params: ({ event }) => ({ draftId: event.draftId, copyId: event.copyId }) },
        },
        'draft.discard': { target: 'discarding', actions: { type: 'rememberNamed', params: ofNamed } },
        'draft.restore': { target: 'restoring', actions: { type: 'rememberDraft', params: ofDraft } },
      },
    },
    renaming: {
      initial: 'typing',
      on: {
        'name.change': { target: '.typing', actions: { type: 'rememberName', params: ({ event }) => ({ name: event.name }) } },
        'rename.confirm': [
          { guard: 'isNamed', target: 'saving' },
          { target: '.refused', actions: 'rememberUnnamed' },
        ],
        'rename.cancel': 'idle',
      },
      states: { typing: {}, refused: { tags: 'refused' } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'renameDraft',
        src: 'renameDraft',
        input: ({ context }) => ({ draftId: context.draftId, name: context.name.trim() }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'idle' },
          { target: 'renaming.refused', actions: { type: 'rememberFailure', params: ({ event }) => ({ message: event.output.refusal }) } },
        ],
        onError: { target: 'renaming.refused', actions: { type: 'rememberFailure', params: { message: null } } },
      },
    },
    duplicating: {
      tags: 'busy',
      invoke: {
        id: 'duplicateDraft',
        src: 'duplicateDraft',
        input: ({ context }) => ({ draftId: context.draftId, copyId: context.copyId }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'idle', actions: 'announceDuplicated' },
          { target: 'idle', actions: refused },
        ],
        onError: { target: 'idle', actions: silent },
      },
    },
    discarding: {
      tags: 'busy',
      invoke: {
        id: 'discardDraft',
        src: 'discardDraft',
        input: ({ context }) => ({ draftId: context.draftId }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'idle', actions: 'announceDiscarded' },
          { target: 'idle', actions: refused },
        ],
        onError: { target: 'idle', actions: silent },
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restoreDraft',
        src: 'restoreDraft',
        input: ({ context }) => ({ draftId: context.draftId }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'idle' },
          { target: 'idle', actions: refused },
        ],
        onError: { target: 'idle', actions: silent },
      },
    },
  },
});
