import { port } from '#machines/lib/port.ts';
import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  RejectResultContext,
  RejectResultEvent,
  RejectResultInput,
  RejectResultPorts,
  RejectResultTag,
} from './reject-result.types.ts';

export type RejectResultActorRef = ActorRefFrom<typeof rejectResultMachine>;
export type RejectResultSnapshot = SnapshotFrom<typeof rejectResultMachine>;

const unprovided: RejectResultPorts = { rejectResult: port('rejectResult'), unrejectResult: port('unrejectResult') };

/** Takes a result out of the count for a listed reason, or puts it back. A refusal shows nothing: the result simply stays as it was. */
export const rejectResultMachine = setup({
  types: {
    context: {} as RejectResultContext,
    events: {} as RejectResultEvent,
    input: {} as RejectResultInput,
    tags: {} as RejectResultTag,
  },
  actors: unprovided,
  actions: {
    rememberReason: assign((_, params: { reason: string | null }) => ({ reason: params.reason })),
    forgetReason: assign({ reason: null }),
  },
  guards: { hasReason: ({ context }) => context.reason !== null },
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
        input: ({ context }) => ({ caseResultId: context.caseResultId }),
        onDone: 'resting',
        onError: 'resting',
      },
    },
  },
});
