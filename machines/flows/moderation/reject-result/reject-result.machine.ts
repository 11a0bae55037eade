import { port } from '#machines/lib/port.ts';
import { messageOf } from '#machines/lib/answer.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  RejectResultContext,
  RejectResultEmitted,
  RejectResultEvent,
  RejectResultInput,
  RejectResultPorts,
  RejectResultTag,
} from './reject-result.types.ts';

export type RejectResultActorRef = ActorRefFrom<typeof rejectResultMachine>;
export type RejectResultSnapshot = SnapshotFrom<typeof rejectResultMachine>;

const unprovided: RejectResultPorts = { rejectResult: port('rejectResult'), unrejectResult: port('unrejectResult') };

export const notUndone = 'The rejection was not taken back. Please try again.';

/** Takes a result out of the count for a listed reason, or puts it back. A refusal of the first shows nothing: the result simply stays as it was. */
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
    announceUndoFailed: emit((_, { message }: { message: string }) => ({ type: 'undo.failed' as const, message })),
  },
  guards: { isTaken: (_, params: { isTaken: boolean }) => params.isTaken, hasReason: ({ context }) => context.reason !== null },
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
        input: ({ context }) => ({ caseResultId: context.caseResultId, rejectionReason: context.reason ?? '' }),
        onDone: 'resting',
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
