import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { firstCharacters } from '#schema/cut-text.ts';
import { port } from '#machines/lib/port.ts';

export type RejectResultPorts = {
  rejectResult: PromiseActorLogic<Answer, { caseResultId: string; rejectionReason: string; version: number }>;
  unrejectResult: PromiseActorLogic<Answer, { caseResultId: string; version: number }>;
};

type RejectResultInput = { readonly caseResultId: string };

type RejectResultContext = RejectResultInput & { readonly reason: string | null };

type RejectResultEvent =
  | { readonly type: 'rejection.open' }
  | { readonly type: 'reason.choose'; readonly reason: string | null }
  | { readonly type: 'rejection.confirm'; readonly version: number }
  | { readonly type: 'rejection.close' }
  | { readonly type: 'undo.open' }
  | { readonly type: 'undo.confirm'; readonly version: number }
  | { readonly type: 'undo.close' };

type RejectResultEmitted = { readonly type: 'undo.failed'; readonly message: string } | { readonly type: 'rejection.kept' };

type RejectResultTag = 'busy';

const shownCharacters = 25;

export const reasonLabel = (reason: string): string => firstCharacters(reason, shownCharacters);

export type RejectResultActorRef = ActorRefFrom<typeof rejectResultMachine>;
type RejectResultSnapshot = SnapshotFrom<typeof rejectResultMachine>;

const unprovided: RejectResultPorts = { rejectResult: port('rejectResult'), unrejectResult: port('unrejectResult') };

const kept = {
  guard: { type: 'isUnsent', params: ({ event }: { event: { output: Answer } }) => ({ isUnsent: event.output.isUnsent === true }) },
  target: 'resting',
  actions: 'announceKept',
} as const;

export const notUndone = 'The rejection was not taken back. Please try again.';

/** A refused rejection shows nothing: the result stays as it was. One that waits for a line shows what it will be. */
export const rejectResultMachine = setup({
  types: {
    context: {} as RejectResultContext,
    events: {} as RejectResultEvent,
    input: {} as RejectResultInput,
    emitted: {} as RejectResultEmitted,
    tags: {} as RejectResultTag,
  },
  actors: unprovided,
  actions: {
    rememberReason: assign((_, params: { reason: string | null }) => ({ reason: params.reason })),
    forgetReason: assign({ reason: null }),
    announceKept: emit({ type: 'rejection.kept' }),
    announceUndoFailed: emit((_, { message }: { message: string }) => ({ type: 'undo.failed' as const, message })),
  },
  guards: {
    isTaken: (_, params: { isTaken: boolean }) => params.isTaken,
    isUnsent: (_, params: { isUnsent: boolean }) => params.isUnsent,
    hasReason: ({ context }) => context.reason !== null,
  },
}).createMachine({
  id: 'rejectResult',
  context: ({ input }) => ({ ...input, reason: null }),
  initial: 'resting',
  states: {
    resting: { on: { 'rejection.open': 'choosing', 'undo.open': 'askingUndo' } },
    choosing: {
      on: {
        'reason.choose': { actions: { type: 'rememberReason', params: ({ event }) => ({ reason: event.reason }) } },
        'rejection.confirm': { guard: 'hasReason', target: 'rejecting' },
        'rejection.close': { target: 'resting', actions: 'forgetReason' },
      },
    },
    rejecting: {
      tags: 'busy',
      exit: 'forgetReason',
      invoke: {
        id: 'rejectResult',
        src: 'rejectResult',
        input: ({ context, event }) => ({
          caseResultId: context.caseResultId,
          rejectionReason: context.reason ?? '',
          version: event.type === 'rejection.confirm' ? event.version : 0,
        }),
        onDone: [kept, { target: 'resting' }],
        onError: 'resting',
      },
    },
    askingUndo: { on: { 'undo.confirm': 'undoing', 'undo.close': 'resting' } },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'unrejectResult',
        src: 'unrejectResult',
        input: ({ context, event }) => ({
          caseResultId: context.caseResultId,
          version: event.type === 'undo.confirm' ? event.version : 0,
        }),
        onDone: [
          kept,
          { guard: { type: 'isTaken', params: ({ event }) => ({ isTaken: event.output.successful }) }, target: 'resting' },
          {
            target: 'resting',
            actions: { type: 'announceUndoFailed', params: ({ event }) => ({ message: messageOf(event.output, notUndone) }) },
          },
        ],
        onError: { target: 'resting', actions: { type: 'announceUndoFailed', params: { message: notUndone } } },
      },
    },
  },
});

export const selectStage = (snapshot: RejectResultSnapshot): 'resting' | 'choosing' | 'askingUndo' => {
  if (snapshot.matches('choosing') || snapshot.matches('rejecting')) return 'choosing';
  return snapshot.matches('askingUndo') || snapshot.matches('undoing') ? 'askingUndo' : 'resting';
};

export const selectReason = (snapshot: RejectResultSnapshot): string | null => snapshot.context.reason;

export const selectCanReject = (snapshot: RejectResultSnapshot): boolean => snapshot.can({ type: 'rejection.confirm', version: 0 });

export const selectIsBusy = (snapshot: RejectResultSnapshot): boolean => snapshot.hasTag('busy');
