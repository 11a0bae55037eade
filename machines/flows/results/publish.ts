import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import type { PublishingStop } from '#schema/vocabulary/participant.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';

export type Publishing = {
  readonly testId: string;
  readonly participantIds: readonly string[];
  readonly accepted: readonly { readonly participantId: string; readonly stops: readonly PublishingStop[] }[];
  readonly key: string;
};

export type PublishPorts = { publishResults: PromiseActorLogic<Answer, Publishing> };

type PublishInput = { readonly testId: string; readonly participantId: string };

type PublishContext = PublishInput & {
  readonly accepted: readonly PublishingStop[];
  /** The idempotency key of a call that is under way or whose response was lost; a try after a response gets a new one. */
  readonly key: string | null;
  readonly failure: string | null;
};

type PublishEvent =
  | { readonly type: 'stops.toggle'; readonly stops: readonly PublishingStop[] }
  | { readonly type: 'publish.confirm'; readonly key: string; readonly stops: readonly PublishingStop[] }
  | { readonly type: 'panel.close' };

export type PublishEmitted = { readonly type: 'publish.scheduled' } | { readonly type: 'publish.refused'; readonly message: string };

type PublishTag = 'busy' | 'settled';

export const publishTexts = {
  warning: 'Publishing cannot be undone. Issues that have not been moderated cannot be published later. Bug generation takes 5 minutes.',
  /** The warning says of published results what is true once the job has run. */
  untilItRuns: 'Until it runs, publishing can be taken back beside each tester.',
  stops: 'Publishing stops here',
  accept: 'Publish all the same',
  unaccepted: 'First accept what stops it.',
  nobody: 'No tester has results that can be published now.',
  nobodyChosen: 'Choose at least one tester.',
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

/** One that came after the others were accepted is not. */
export const areAccepted = (stops: readonly PublishingStop[], accepted: readonly PublishingStop[]): boolean =>
  stops.every((stop) => accepted.includes(stop));

const unprovided: PublishPorts = { publishResults: port('publishResults') };

/** Warns first, because published results stay published, and stops until what would be lost is accepted. */
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
    rememberAccepted: assign(({ context: { accepted } }, { stops }: { stops: readonly PublishingStop[] }) => ({
      accepted: areAccepted(stops, accepted) ? [] : stops,
      key: null,
    })),
    rememberKey: assign(({ context }, params: { key: string }) => ({ key: context.key ?? params.key, failure: null })),
    rememberRefusal: assign((_, params: { answer: Answer }) => ({ key: null, failure: messageOf(params.answer, publishTexts.failed) })),
    rememberFailure: assign({ failure: publishTexts.failed }),
    announceScheduled: emit({ type: 'publish.scheduled' }),
    announceRefused: emit(({ context }) => ({ type: 'publish.refused' as const, message: context.failure ?? publishTexts.failed })),
  },
  guards: {
    hasAccepted: ({ context }, { stops }: { stops: readonly PublishingStop[] }) => areAccepted(stops, context.accepted),
    isSuccessful: (_, params: { answer: Answer }) => params.answer.successful,
  },
}).createMachine({
  id: 'publish',
  context: ({ input }) => ({ ...input, accepted: [], key: null, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'stops.toggle': { actions: { type: 'rememberAccepted', params: ({ event }) => event } },
        'publish.confirm': {
          guard: { type: 'hasAccepted', params: ({ event }) => event },
          target: 'publishing',
          actions: { type: 'rememberKey', params: ({ event }) => ({ key: event.key }) },
        },
        'panel.close': 'closed',
      },
    },
    publishing: {
      tags: 'busy',
      invoke: {
        id: 'publishResults',
        src: 'publishResults',
        input: ({ context: { testId, participantId, accepted, key } }) => ({
          testId,
          participantIds: [participantId],
          accepted: [{ participantId, stops: accepted }],
          key: key ?? '',
        }),
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

export const selectAccepted = (snapshot: PublishSnapshot): readonly PublishingStop[] => snapshot.context.accepted;

export const selectIsPublishing = (snapshot: PublishSnapshot): boolean => snapshot.hasTag('busy');

export const selectFailure = (snapshot: PublishSnapshot): string | null => snapshot.context.failure;
