import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { blockerTexts } from './resolve-blocker.rules.ts';
import type {
  ResolveBlockerEmitted,
  ResolveBlockerEvent,
  ResolveBlockerInput,
  ResolveBlockerPorts,
  ResolveBlockerTag,
} from './resolve-blocker.types.ts';

export type ResolveBlockerActorRef = ActorRefFrom<typeof resolveBlockerMachine>;
export type ResolveBlockerSnapshot = SnapshotFrom<typeof resolveBlockerMachine>;

const unprovided: ResolveBlockerPorts = { resolveBlocker: port('resolveBlocker'), requestAssistance: port('requestAssistance') };

/** Clears what keeps a tester from testing, or calls for help with it. */
export const resolveBlockerMachine = setup({
  types: {
    context: {} as ResolveBlockerInput,
    events: {} as ResolveBlockerEvent,
    input: {} as ResolveBlockerInput,
    emitted: {} as ResolveBlockerEmitted,
    tags: {} as ResolveBlockerTag,
  },
  actors: unprovided,
  actions: {
    announceRefused: emit((_, params: { answer: Answer; fallback: string }) => ({
      type: 'blocker.refused' as const,
      message: messageOf(params.answer, params.fallback),
    })),
    announceFailed: emit((_, params: { fallback: string }) => ({ type: 'blocker.refused' as const, message: params.fallback })),
  },
  guards: { isSuccessful: (_, params: { answer: Answer }) => params.answer.successful },
}).createMachine({
  id: 'resolveBlocker',
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: { on: { 'blocker.resolve': 'resolving', 'assistance.request': 'requesting' } },
    resolving: {
      tags: 'busy',
      invoke: {
        id: 'resolveBlocker',
        src: 'resolveBlocker',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) }, target: 'resting' },
          {
            target: 'resting',
            actions: { type: 'announceRefused', params: ({ event }) => ({ answer: event.output, fallback: blockerTexts.notResolved }) },
          },
        ],
        onError: { target: 'resting', actions: { type: 'announceFailed', params: { fallback: blockerTexts.notResolved } } },
      },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'requestAssistance',
        src: 'requestAssistance',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) }, target: 'resting' },
          {
            target: 'resting',
            actions: { type: 'announceRefused', params: ({ event }) => ({ answer: event.output, fallback: blockerTexts.notRequested }) },
          },
        ],
        onError: { target: 'resting', actions: { type: 'announceFailed', params: { fallback: blockerTexts.notRequested } } },
      },
    },
  },
});
