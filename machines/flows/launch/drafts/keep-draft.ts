import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { savingDelays, savingGuards, savingStates, whenAnswered, whenLost, whenSent } from '../../../lib/saving.ts';
import type { SavingAnswer, SavingContext, SavingEvent, SavingTag, Versioned, SavingState } from '../../../lib/saving.ts';
import { and, assign, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { ActorRef, CallbackActorLogic, EventObject, PromiseActorLogic, Snapshot, SnapshotFrom } from 'xstate';
import { port, watchPort } from '#machines/lib/port.ts';

/** `version` is the server's; 0 was never saved. */
export type SavedDraft = { readonly draftId: string; readonly draft: RequestDraft } & Versioned;

export type LaunchReceipt = { readonly id: string; readonly name: string };

/** Another tab of this browser, or somebody at another device. */
export type Holder = { readonly kind: 'tab' } | { readonly kind: 'device'; readonly name: string | null };

export type SaveAnswer = SavingAnswer<
  | { readonly kind: 'stale'; readonly newer: SavedDraft }
  | { readonly kind: 'held'; readonly by: Holder }
  | { readonly kind: 'launched'; readonly receipt: LaunchReceipt }
>;
export type HoldAnswer = { readonly by: Holder | null };

export type KeepDraftPorts = {
  /** On this device, with whether the server has not confirmed it. */
  readonly keepCopy: PromiseActorLogic<void, { readonly saved: SavedDraft; readonly unsent: boolean }>;
  readonly saveDraft: PromiseActorLogic<SaveAnswer, { readonly saved: SavedDraft }>;
  /** Renews the lock on the server, and learns who took it. */
  readonly holdDraft: PromiseActorLogic<HoldAnswer, { readonly saved: SavedDraft }>;
  readonly giveDraft: PromiseActorLogic<void, { readonly draftId: string }>;
  /**
   * Reports: connection restored, page about to be hidden, another tab asks for the draft or took it, another holder on the server, draft
   * gone.
   */
  readonly watchPage: CallbackActorLogic<EventObject, { readonly draftId: string }>;
};

export type DraftNotice =
  | { readonly type: 'draft.saved'; readonly version: number; readonly savedAt: string | null }
  | { readonly type: 'draft.outdated'; readonly newer: SavedDraft }
  /** Launched already; this page missed the response. */
  | { readonly type: 'draft.launched'; readonly receipt: LaunchReceipt }
  /** Discarded elsewhere or no longer shared, with nothing typed here missing from it. */
  | { readonly type: 'draft.gone' }
  /** `unsent`: something typed here did not reach the new holder. */
  | { readonly type: 'draft.taken'; readonly by: Holder; readonly unsent: boolean };
type DraftListener = ActorRef<Snapshot<unknown>, DraftNotice>;

type KeepDraftInput = { readonly saved: SavedDraft; readonly unsent: boolean; readonly listener: DraftListener };
type KeepDraftContext = SavingContext<RequestDraft, SavedDraft> & { readonly holder: Holder; readonly listener: DraftListener };
type KeepDraftEvent =
  | { readonly type: 'draft.change'; readonly draft: RequestDraft }
  | { readonly type: 'draft.confirmed' }
  | { readonly type: 'draft.gone' }
  | SavingEvent
  | { readonly type: 'version.changed'; readonly version: number }
  | { readonly type: 'hold.asked' }
  | { readonly type: 'hold.doubted' }
  | { readonly type: 'hold.lost'; readonly by: Holder };
type KeepDraftTag = SavingTag;

export type KeepDraftSnapshot = SnapshotFrom<typeof keepDraftMachine>;

const unprovided: KeepDraftPorts = {
  keepCopy: port('keepCopy'),
  saveDraft: port('saveDraft'),
  holdDraft: port('holdDraft'),
  giveDraft: port('giveDraft'),
  watchPage: watchPort('watchPage'),
};
const answered = ({ event }: { event: { output: SaveAnswer } }) => ({ answer: event.output });
const held = ({ event }: { event: { output: HoldAnswer } }) => ({ by: event.output.by });
const lost = {
  target: 'lost' as const,
  actions: { type: 'rememberHolder' as const, params: ({ event }: { event: { by: Holder } }) => ({ by: event.by }) },
};
const changed = { type: 'rememberDraft' as const, params: ({ event }: { event: { draft: RequestDraft } }) => ({ draft: event.draft }) };

/**
 * Saves what is typed: on the device at once, on the server within a second, independently. Holds the lock meanwhile: another tab gets it
 * once everything is saved, and a takeover elsewhere ends the typing here.
 */
export const keepDraftMachine = setup({
  types: {
    context: {} as KeepDraftContext,
    events: {} as KeepDraftEvent,
    input: {} as KeepDraftInput,
    tags: {} as KeepDraftTag,
  },
  actors: unprovided,
  actions: {
    rememberDraft: assign(({ context }, params: { draft: RequestDraft }) => ({ saved: { ...context.saved, draft: params.draft } })),
    rememberVersion: assign(({ context }, params: { version: number }) => ({ saved: { ...context.saved, version: params.version } })),
    rememberSent: assign(({ context }) => whenSent(context.saved.draft)),
    rememberRestored: assign({ isRestored: true }),
    rememberAnswer: assign(({ context }, params: { answer: SaveAnswer }) => whenAnswered(context, params.answer)),
    rememberHolder: assign((_, params: { by: Holder | null }) => (params.by === null ? {} : { holder: params.by })),
    announceConfirmed: raise({ type: 'draft.confirmed' }),
    announceHidden: raise({ type: 'page.hidden' }),
    announceLoss: raise((_, params: { answer: SaveAnswer }) => ({
      type: 'hold.lost' as const,
      by: params.answer.kind === 'held' ? params.answer.by : { kind: 'tab' as const },
    })),
    announceTaken: sendTo(
      ({ context }) => context.listener,
      ({ context }): DraftNotice => ({
        type: 'draft.taken',
        by: context.holder,
        unsent: context.confirmed !== context.saved.draft,
      }),
    ),
    announceGone: sendTo(({ context }) => context.listener, { type: 'draft.gone' } satisfies DraftNotice),
    announceAnswer: sendTo(
      ({ context }) => context.listener,
      (_, { answer }: { answer: SaveAnswer }): DraftNotice => {
        if (answer.kind === 'stale') return { type: 'draft.outdated', newer: answer.newer };
        if (answer.kind === 'launched') return { type: 'draft.launched', receipt: answer.receipt };
        return {
          type: 'draft.saved',
          version: answer.kind === 'saved' ? answer.version : 0,
          savedAt: answer.kind === 'saved' ? answer.savedAt : null,
        };
      },
    ),
  },
  guards: {
    ...savingGuards(({ saved }: KeepDraftContext) => saved.draft),
    isTaken: (_, params: { answer: SaveAnswer }) => params.answer.kind === 'held',
    isLaunched: (_, params: { answer: SaveAnswer }) => params.answer.kind === 'launched',
    isHeld: (_, params: { by: Holder | null }) => params.by === null,
    isYielding: stateIn({ hold: 'yielding' }),
    isKept: and([
      or([stateIn({ copy: 'kept' }), stateIn({ copy: 'uncopied' })]),
      or([stateIn({ save: 'saved' }), stateIn({ save: 'unsaved' }), stateIn({ save: 'refused' }), stateIn({ save: 'outdated' })]),
    ]),
  },
  delays: { ...savingDelays, copyPause: 200, copyRetry: 1_000, holdPause: 15_000, yieldPause: 1_500 },
}).createMachine({
  id: 'keepDraft',
  type: 'parallel',
  context: ({ input }) => ({
    saved: input.saved,
    sent: null,
    confirmed: input.unsent ? null : input.saved.draft,
    isRestored: false,
    failure: null,
    holder: { kind: 'tab' },
    listener: input.listener,
  }),
  invoke: { id: 'watchPage', src: 'watchPage', input: ({ context }) => ({ draftId: context.saved.draftId }), onError: {} },
  on: {
    'version.changed': { actions: { type: 'rememberVersion', params: ({ event }) => ({ version: event.version }) } },
    'draft.gone': { guard: 'isConfirmed', actions: 'announceGone' },
  },
  states: {
    copy: {
      initial: 'kept',
      states: {
        kept: { on: { 'draft.change': { target: 'waiting', actions: changed }, 'draft.confirmed': 'keeping' } },
        waiting: { on: { 'draft.change': { actions: changed }, 'page.hidden': 'keeping' }, after: { copyPause: 'keeping' } },
        keeping: {
          invoke: {
            id: 'keepCopy',
            src: 'keepCopy',
            input: ({ context }) => ({ saved: context.saved, unsent: context.confirmed !== context.saved.draft }),
            onDone: 'kept',
            onError: 'uncopied',
          },
          on: { 'draft.change': { target: 'waiting', actions: changed }, 'draft.confirmed': { target: 'keeping', reenter: true } },
        },
        uncopied: { on: { 'draft.change': { target: 'waiting', actions: changed } }, after: { copyRetry: 'keeping' } },
      },
    },
    save: {
      initial: 'opening',
      states: {
        opening: savingStates.opening,
        saved: { tags: 'settled', on: { 'draft.change': 'pending' } },
        pending: { ...savingStates.pending, always: { guard: 'isYielding', target: 'saving' } },
        saving: {
          ...savingStates.saving,
          invoke: {
            id: 'saveDraft',
            src: 'saveDraft',
            input: ({ context }) => ({ saved: context.saved }),
            onDone: [
              {
                guard: { type: 'isLatest', params: answered },
                target: 'saved',
                actions: [{ type: 'rememberAnswer', params: answered }, 'announceConfirmed', { type: 'announceAnswer', params: answered }],
              },
              {
                guard: { type: 'isSaved', params: answered },
                target: 'pending',
                actions: [
                  { type: 'rememberAnswer', params: answered },
                  { type: 'announceAnswer', params: answered },
                ],
              },
              { guard: { type: 'isStale', params: answered }, target: 'outdated', actions: { type: 'announceAnswer', params: answered } },
              {
                guard: { type: 'isLaunched', params: answered },
                target: 'outdated',
                actions: { type: 'announceAnswer', params: answered },
              },
              { guard: { type: 'isTaken', params: answered }, target: 'outdated', actions: { type: 'announceLoss', params: answered } },
              { guard: 'hasMore', target: 'pending' },
              { target: 'refused', actions: { type: 'rememberAnswer', params: answered } },
            ],
            onError: whenLost,
          },
        },
        unsaved: savingStates.unsaved,
        refused: { tags: 'refused', on: { 'draft.change': 'pending', 'save.retry': 'saving' } },
        outdated: { tags: 'refused' },
      },
    },
    hold: {
      initial: 'held',
      states: {
        held: { on: { 'hold.asked': 'yielding', 'hold.doubted': 'renewing', 'hold.lost': lost }, after: { holdPause: 'renewing' } },
        renewing: {
          invoke: {
            id: 'holdDraft',
            src: 'holdDraft',
            input: ({ context }) => ({ saved: context.saved }),
            onDone: [
              { guard: { type: 'isHeld', params: held }, target: 'held' },
              { target: 'lost', actions: { type: 'rememberHolder', params: held } },
            ],
            onError: 'held',
          },
          on: { 'hold.asked': 'yielding', 'hold.doubted': { target: 'renewing', reenter: true }, 'hold.lost': lost },
        },
        yielding: {
          description: 'Another tab asks for the draft: everything is sent and copied first.',
          entry: 'announceHidden',
          always: { guard: 'isKept', target: 'giving' },
          on: { 'hold.lost': lost },
          after: { yieldPause: 'giving' },
        },
        giving: {
          invoke: {
            id: 'giveDraft',
            src: 'giveDraft',
            input: ({ context }) => ({ draftId: context.saved.draftId }),
            onDone: 'lost',
            onError: 'lost',
          },
          on: { 'hold.lost': lost },
        },
        lost: { tags: 'refused', entry: 'announceTaken' },
      },
    },
  },
});

export const selectSaving = (snapshot: KeepDraftSnapshot): SavingState => snapshot.value.save;
export const selectIsUncopied = (snapshot: KeepDraftSnapshot): boolean => snapshot.value.copy === 'uncopied';
export const selectSavedAt = (snapshot: KeepDraftSnapshot): string | null => snapshot.context.saved.savedAt;
export const selectFailure = (snapshot: KeepDraftSnapshot): string | null => snapshot.context.failure;
/** Closing the page now could lose something typed. */
export const selectIsAtRisk = (snapshot: KeepDraftSnapshot): boolean =>
  snapshot.value.copy === 'uncopied' && snapshot.value.save !== 'saved';
