import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';

export type PublishPorts = {
  publishResults: PromiseActorLogic<Answer, { testId: string; participantIds: readonly string[]; key: string }>;
};

type PublishInput = { readonly testId: string; readonly participantId: string };

type PublishContext = PublishInput & {
  /** The idempotency key of a call that is under way or whose response was lost; a try after a response gets a new one. */
  readonly key: string | null;
  readonly failure: string | null;
};

type PublishEvent = { readonly type: 'publish.confirm'; readonly key: string } | { readonly type: 'panel.close' };

export type PublishEmitted = { readonly type: 'publish.scheduled' } | { readonly type: 'publish.refused'; readonly message: string };

type PublishTag = 'busy' | 'settled';

export const publishTexts = {
  warning: 'Publishing cannot be undone. Issues that have not been moderated cannot be published later. Bug generation takes 5 minutes.',
  /** The warning says of published results what is true once the job has run. */
  untilItRuns: 'Until it runs, publishing can be taken back beside each tester.',
  scheduledOne: "The publishing of tester's results has been successfully scheduled.",
  scheduledMany: "The publishing of testers' results has been successfully scheduled.",
  failed: 'There was an issue with publishing tester results',
  done: 'Already published',
  takenBack: 'Publishing was taken back.',
  notTakenBack: 'Publishing could not be taken back.',
} as const;

export const scheduledText = (count: number): string => (count === 1 ? publishTexts.scheduledOne : publishTexts.scheduledMany);

export type PublishActorRef = ActorRefFrom<typeof publishMachine>;
type PublishSnapshot = SnapshotFrom<typeof publishMachine>;

const unprovided: PublishPorts = { publishResults: port('publishResults') };

/** Warns first, because published results stay published. */
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

export const selectIsPublishing = (snapshot: PublishSnapshot): boolean => snapshot.hasTag('busy');

export const selectFailure = (snapshot: PublishSnapshot): string | null => snapshot.context.failure;
