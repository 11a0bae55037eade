import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { publishTexts } from './publish.rules.ts';
import type { PublishContext, PublishEmitted, PublishEvent, PublishInput, PublishPorts, PublishTag } from './publish.types.ts';

export type PublishActorRef = ActorRefFrom<typeof publishMachine>;
export type PublishSnapshot = SnapshotFrom<typeof publishMachine>;

const unprovided: PublishPorts = { publishResults: port('publishResults') };

/** Publishes one tester's results after a warning, because nothing takes it back. */
export const publishMachine = setup({
  types: {
    context: {} as PublishContext,
    events: {} as PublishEvent,
    input: {} as PublishInput,
    emitted: {} as PublishEmitted,
    tags: {} as PublishTag,
  },
  actors: unprovided,
  actions: {
    rememberKey: assign(({ context }, params: { key: string }) => ({ key: context.key ?? params.key, failure: null })),
    rememberRefusal: assign((_, params: { answer: Answer }) => ({ key: null, failure: messageOf(params.answer, publishTexts.failed) })),
    rememberFailure: assign({ failure: publishTexts.failed }),
    announceScheduled: emit({ type: 'publish.scheduled' }),
    announceRefused: emit(({ context }) => ({ type: 'publish.refused' as const, message: context.failure ?? publishTexts.failed })),
  },
  guards: { isSuccessful: (_, params: { answer: Answer }) => params.answer.successful },
}).createMachine({
  id: 'publish',
  context: ({ input }) => ({ ...input, key: null, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'publish.confirm': { target: 'publishing', actions: { type: 'rememberKey', params: ({ event }) => ({ key: event.key }) } },
        'panel.close': 'closed',
      },
    },
    publishing: {
      tags: 'busy',
      invoke: {
        id: 'publishResults',
        src: 'publishResults',
        input: ({ context }) => ({ testId: context.testId, participantIds: [context.participantId], key: context.key ?? '' }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) },
            target: 'scheduled',
            actions: 'announceScheduled',
          },
          {
            target: 'asking',
            actions: [{ type: 'rememberRefusal', params: ({ event }) => ({ answer: event.output }) }, 'announceRefused'],
          },
        ],
        onError: { target: 'asking', actions: ['rememberFailure', 'announceRefused'] },
      },
    },
    scheduled: { type: 'final', tags: 'settled' },
    closed: { type: 'final', tags: 'settled' },
  },
});
