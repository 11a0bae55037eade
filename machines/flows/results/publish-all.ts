import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { publishTexts } from './publish.ts';

export type PublishAllPorts = {
  publishAllResults: PromiseActorLogic<Answer, { testId: string; participantIds: readonly string[]; key: string }>;
};

type PublishAllInput = { readonly testId: string };

type PublishAllContext = PublishAllInput & {
  readonly participantIds: readonly string[];
  /** The idempotency key of a call that is under way or whose response was lost. */
  readonly key: string | null;
  readonly failure: string | null;
};

type PublishAllEvent =
  | { readonly type: 'publish.confirm'; readonly participantIds: readonly string[]; readonly key: string }
  | { readonly type: 'dialog.close' };

export type PublishAllEmitted =
  | { readonly type: 'publish.scheduled'; readonly count: number }
  | { readonly type: 'publish.refused'; readonly message: string };

type PublishAllTag = 'busy' | 'settled';

export type PublishAllActorRef = ActorRefFrom<typeof publishAllMachine>;
type PublishAllSnapshot = SnapshotFrom<typeof publishAllMachine>;

const unprovided: PublishAllPorts = { publishAllResults: port('publishAllResults') };

/** All or none. */
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

export const selectFace = (snapshot: PublishAllSnapshot): 'init' | 'success' | 'error' => {
  if (snapshot.matches('succeeded')) return 'success';
  return snapshot.matches('failed') || selectIsUnanswered(snapshot) ? 'error' : 'init';
};

export const selectIsUnanswered = (snapshot: PublishAllSnapshot): boolean => snapshot.matches('unanswered');

export const selectIsPublishing = (snapshot: PublishAllSnapshot): boolean => snapshot.hasTag('busy');

export const selectFailure = (snapshot: PublishAllSnapshot): string | null => snapshot.context.failure;

export const selectCount = (snapshot: PublishAllSnapshot): number => snapshot.context.participantIds.length;

export const selectIds = (snapshot: PublishAllSnapshot): readonly string[] => snapshot.context.participantIds;
