import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import type { PublishingStop } from '#schema/vocabulary/participant.ts';
import { areAccepted, publishTexts } from './publish.ts';
import type { Publishing } from './publish.ts';

export type PublishAllPorts = { publishAllResults: PromiseActorLogic<Answer, Publishing> };

/** A tester who can be published, with what stops it. */
type Candidate = { readonly id: string; readonly stops: readonly PublishingStop[] };

type Choice = {
  /** Of those who are ready. */
  readonly left: readonly string[];
  readonly accepted: Readonly<Record<string, readonly PublishingStop[]>>;
};

type PublishAllInput = { readonly testId: string };

type PublishAllContext = PublishAllInput & {
  readonly choice: Choice;
  readonly participantIds: readonly string[];
  readonly sent: Publishing['accepted'];
  /** The idempotency key of a call that is under way or whose response was lost. */
  readonly key: string | null;
  readonly failure: string | null;
};

type PublishAllEvent =
  | { readonly type: 'testers.toggle'; readonly testers: readonly Candidate[] }
  | { readonly type: 'publish.confirm'; readonly testers: readonly Candidate[]; readonly key: string }
  | { readonly type: 'dialog.close' };

export type PublishAllEmitted =
  | { readonly type: 'publish.scheduled'; readonly count: number }
  | { readonly type: 'publish.refused'; readonly message: string };

type PublishAllTag = 'busy' | 'settled';

export type PublishAllActorRef = ActorRefFrom<typeof publishAllMachine>;
type PublishAllSnapshot = SnapshotFrom<typeof publishAllMachine>;

const isChosen = ({ id, stops }: Candidate, { left, accepted }: Choice): boolean =>
  stops.length === 0 ? !left.includes(id) : areAccepted(stops, accepted[id] ?? []);

/** Those who are ready, and those of whom everything that stops is accepted. */
export const chosenOf = <T extends Candidate>(testers: readonly T[], choice: Choice): readonly T[] =>
  testers.filter((tester) => isChosen(tester, choice));

const toggled = (choice: Choice, testers: readonly Candidate[]): Choice => {
  const ids = testers.map(({ id }) => id);
  const isOut = chosenOf(testers, choice).length === testers.length;
  const left = choice.left.filter((id) => !ids.includes(id));
  return {
    left: isOut ? [...left, ...ids] : left,
    accepted: { ...choice.accepted, ...Object.fromEntries(testers.map(({ id, stops }) => [id, isOut ? [] : stops])) },
  };
};

const unprovided: PublishAllPorts = { publishAllResults: port('publishAllResults') };

/** All who are chosen or none; at first those whom nothing stops. */
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
    rememberToggled: assign(({ context: { choice } }, { testers }: { testers: readonly Candidate[] }) => ({
      choice: toggled(choice, testers),
    })),
    rememberCall: assign(({ context: { choice } }, { testers, key }: { testers: readonly Candidate[]; key: string }) => {
      const chosen = chosenOf(testers, choice);
      return {
        participantIds: chosen.map(({ id }) => id),
        sent: chosen.map(({ id, stops }) => ({ participantId: id, stops })),
        key,
        failure: null,
      };
    }),
    rememberRefusal: assign((_, params: { answer: Answer }) => ({ key: null, failure: messageOf(params.answer, publishTexts.failed) })),
    rememberFailure: assign({ failure: publishTexts.failed }),
    announceScheduled: emit(({ context }) => ({ type: 'publish.scheduled' as const, count: context.participantIds.length })),
    announceRefused: emit(({ context }) => ({ type: 'publish.refused' as const, message: context.failure ?? publishTexts.failed })),
  },
  guards: {
    hasTesters: ({ context: { choice } }, { testers }: { testers: readonly Candidate[] }) => chosenOf(testers, choice).length > 0,
    isSuccessful: (_, params: { answer: Answer }) => params.answer.successful,
  },
}).createMachine({
  id: 'publishAll',
  context: ({ input }) => ({ ...input, choice: { left: [], accepted: {} }, participantIds: [], sent: [], key: null, failure: null }),
  initial: 'asking',
  on: { 'dialog.close': { target: '.closed' } },
  states: {
    asking: {
      on: {
        'testers.toggle': { actions: { type: 'rememberToggled', params: ({ event }) => event } },
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
        input: ({ context: { testId, participantIds, sent, key } }) => ({ testId, participantIds, accepted: sent, key: key ?? '' }),
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
        'testers.toggle': { actions: { type: 'rememberToggled', params: ({ event }) => event } },
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

export const selectChoice = (snapshot: PublishAllSnapshot): Choice => snapshot.context.choice;

export const selectIds = (snapshot: PublishAllSnapshot): readonly string[] => snapshot.context.participantIds;
