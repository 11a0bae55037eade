import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { publishTexts } from '../publish/publish.rules.ts';
import type {
  PublishAllContext,
  PublishAllEmitted,
  PublishAllEvent,
  PublishAllInput,
  PublishAllPorts,
  PublishAllTag,
} from './publish-all.types.ts';

export type PublishAllActorRef = ActorRefFrom<typeof publishAllMachine>;
export type PublishAllSnapshot = SnapshotFrom<typeof publishAllMachine>;

const unprovided: PublishAllPorts = { publishAllResults: port('publishAllResults') };

/** Publishes every tester of a test whose results are ready, all or none, and says how it went. */
export const publishAllMachine = setup({
  types: {
    context: {} as PublishAllContext,
    events: {} as PublishAllEvent,
    input: {} as PublishAllInput,
    emitted: {} as PublishAllEmitted,
    tags: {} as PublishAllTag,
  },
  actors: unprovided,
  actions: {
    rememberCall: assign((_, { participantIds, key }: { participantIds: readonly string[]; key: string }) => ({
      participantIds,
      key,
      failure: null,
    })),
    rememberRefusal: assign((_, params: { answer: Answer }) => ({ key: null, failure: messageOf(params.answer, publishTexts.failed) })),
    rememberFailure: assign({ failure: publishTexts.failed }),
    announceScheduled: emit(({ context }) => ({ type: 'publish.scheduled' as const, count: context.participantIds.length })),
    announceRefused: emit(({ context }) => ({ type: 'publish.refused' as const, message: context.failure ?? publishTexts.failed })),
  },
  guards: {
    hasTesters: (_, params: { participantIds: readonly string[] }) => params.participantIds.length > 0,
    isSuccessful: (_, params: { answer: Answer }) => params.answer.successful,
  },
}).createMachine({
  id: 'publishAll',
  context: ({ input }) => ({ ...input, participantIds: [], key: null, failure: null }),
  initial: 'asking',
  on: { 'dialog.close': { target: '.closed' } },
  states: {
    asking: {
      on: {
        'publish.confirm': {
          guard: { type: 'hasTesters', params: ({ event }) => event },
          target: 'publishing',
          actions: { type: 'rememberCall', params: ({ event }) => event },
        },
      },
    },
    publishing: {
      tags: 'busy',
      on: { 'dialog.close': {} },
      invoke: {
        id: 'publishAllResults',
        src: 'publishAllResults',
        input: ({ context }) => ({ testId: context.testId, participantIds: context.participantIds, key: context.key ?? '' }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) },
            target: 'succeeded',
            actions: 'announceScheduled',
          },
          {
            target: 'failed',
            actions: [{ type: 'rememberRefusal', params: ({ event }) => ({ answer: event.output }) }, 'announceRefused'],
          },
        ],
        onError: { target: 'unanswered', actions: ['rememberFailure', 'announceRefused'] },
      },
    },
    failed: {
      on: {
        'publish.confirm': {
          guard: { type: 'hasTesters', params: ({ event }) => event },
          target: 'publishing',
          actions: { type: 'rememberCall', params: ({ event }) => event },
        },
      },
    },
    unanswered: {
      description: 'They may be published; asked again, the server answers the same call.',
      on: { 'publish.confirm': 'publishing' },
    },
    succeeded: {},
    closed: { type: 'final', tags: 'settled' },
  },
});
