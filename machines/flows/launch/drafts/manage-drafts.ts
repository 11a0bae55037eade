import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { isBlank } from '#schema/rules/blank.ts';
import { unanswered } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';

export type DraftAnswer = {
  readonly refusal: string | null;
  /** The version made by the change, which undo must send; null where nothing changed. */
  readonly version?: number | null;
};

export type ManageDraftsPorts = {
  readonly renameDraft: PromiseActorLogic<DraftAnswer, { readonly draftId: string; readonly name: string }>;
  readonly duplicateDraft: PromiseActorLogic<DraftAnswer, { readonly draftId: string; readonly copyId: string }>;
  readonly discardDraft: PromiseActorLogic<DraftAnswer, { readonly draftId: string }>;
  readonly restoreDraft: PromiseActorLogic<DraftAnswer, { readonly draftId: string; readonly version: number }>;
};

type ManageDraftsContext = {
  readonly draftId: string;
  readonly copyId: string;
  readonly name: string;
  /** The version made by discarding it. */
  readonly version: number;
  readonly failure: string | null;
  /** How many of the list are shown. */
  readonly shown: number;
};
type ManageDraftsEvent =
  | { readonly type: 'rename.open'; readonly draftId: string; readonly name: string }
  | { readonly type: 'name.change'; readonly name: string }
  | { readonly type: 'rename.confirm' }
  | { readonly type: 'rename.cancel' }
  | { readonly type: 'draft.duplicate'; readonly draftId: string; readonly copyId: string }
  | { readonly type: 'draft.discard'; readonly draftId: string; readonly name: string }
  | { readonly type: 'draft.restore'; readonly draftId: string; readonly version: number }
  | { readonly type: 'drafts.more' };
type ManageDraftsEmitted =
  | { readonly type: 'draft.duplicated'; readonly draftId: string }
  | { readonly type: 'draft.discarded'; readonly draftId: string; readonly name: string; readonly version: number | null }
  | { readonly type: 'drafts.refused'; readonly message: string };
/** How many drafts are shown at first, and further ones with each wish. */
export const draftsAtOnce = 5;

type ManageDraftsTag = 'busy' | 'refused';

const nameReason = (name: string): string | null =>
  !isBlank(name) && name.length <= launchLimits.name ? null : `A draft needs a name of 1 to ${launchLimits.name} characters.`;

export type ManageDraftsActorRef = ActorRefFrom<typeof manageDraftsMachine>;
type ManageDraftsSnapshot = SnapshotFrom<typeof manageDraftsMachine>;

const unprovided: ManageDraftsPorts = {
  renameDraft: port('renameDraft'),
  duplicateDraft: port('duplicateDraft'),
  discardDraft: port('discardDraft'),
  restoreDraft: port('restoreDraft'),
};
const answered = ({ event }: { event: { output: DraftAnswer } }) => ({ answer: event.output });
const ofDraft = ({ event }: { event: { draftId: string; version: number } }) => ({ draftId: event.draftId, version: event.version });
const ofNamed = ({ event }: { event: { draftId: string; name: string } }) => ({ draftId: event.draftId, name: event.name });
const refused = {
  type: 'announceRefused' as const,
  params: ({ event }: { event: { output: DraftAnswer } }) => ({ message: event.output.refusal }),
};
const silent = { type: 'announceRefused' as const, params: { message: null } };

/** Renames, copies and discards other drafts; a discarded one can be restored. */
export const manageDraftsMachine = setup({
  types: {
    context: {} as ManageDraftsContext,
    events: {} as ManageDraftsEvent,
    emitted: {} as ManageDraftsEmitted,
    tags: {} as ManageDraftsTag,
  },
  actors: unprovided,
  actions: {
    rememberMore: assign(({ context }) => ({ shown: context.shown + draftsAtOnce })),
    rememberDraft: assign((_, params: { draftId: string; version: number }) => params),
    rememberNamed: assign((_, params: { draftId: string; name: string }) => params),
    rememberCopy: assign((_, params: { draftId: string; copyId: string }) => params),
    rememberName: assign((_, params: { name: string }) => params),
    rememberUnnamed: assign(({ context }) => ({ failure: nameReason(context.name) })),
    rememberFailure: assign((_, params: { message: string | null }) => ({ failure: params.message ?? unanswered })),
    announceDuplicated: emit(({ context }) => ({ type: 'draft.duplicated' as const, draftId: context.copyId })),
    announceDiscarded: emit(({ context }, { answer }: { answer: DraftAnswer }) => ({
      type: 'draft.discarded' as const,
      draftId: context.draftId,
      name: context.name,
      version: answer.version ?? null,
    })),
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
  context: { draftId: '', copyId: '', name: '', version: 0, failure: null, shown: draftsAtOnce },
  on: { 'drafts.more': { actions: 'rememberMore' } },
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
          { guard: { type: 'isDone', params: answered }, target: 'idle', actions: { type: 'announceDiscarded', params: answered } },
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
        input: ({ context }) => ({ draftId: context.draftId, version: context.version }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'idle' },
          { target: 'idle', actions: refused },
        ],
        onError: { target: 'idle', actions: silent },
      },
    },
  },
});

export const selectShown = ({ context }: ManageDraftsSnapshot): number => context.shown;
export const selectRenamedId = (snapshot: ManageDraftsSnapshot): string | null =>
  snapshot.matches('renaming') || snapshot.matches('saving') ? snapshot.context.draftId : null;
export const selectName = ({ context }: ManageDraftsSnapshot): string => context.name;
export const selectFailure = (snapshot: ManageDraftsSnapshot): string | null =>
  snapshot.hasTag('refused') ? snapshot.context.failure : null;
export const selectNameReason = ({ context }: ManageDraftsSnapshot): string | null => nameReason(context.name);
export const selectIsBusy = (snapshot: ManageDraftsSnapshot): boolean => snapshot.hasTag('busy');
