import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { emit, setup } from 'xstate';
import type { PromiseActorLogic } from 'xstate';

const failed = 'The launch could not be taken back.';

export type TakeBackLaunchPorts = { readonly takeBackLaunch: PromiseActorLogic<Answer> };

export type TakeBackLaunchEmitted =
  | { readonly type: 'launch.takenBack' }
  | { readonly type: 'offer.ended' }
  | { readonly type: 'takeBack.refused'; readonly message: string }
  | { readonly type: 'takeBack.unanswered'; readonly message: string };

const unprovided: TakeBackLaunchPorts = { takeBackLaunch: port('takeBackLaunch') };

const answered = ({ event }: { event: { output: Answer } }) => ({ answer: event.output });

/** Offers undo of a launch for a while; retries only after a lost response. */
export const takeBackLaunchMachine = setup({
  types: {
    context: {} as { readonly left: number },
    events: {} as { readonly type: 'launch.takeBack' },
    input: {} as { readonly left: number },
    emitted: {} as TakeBackLaunchEmitted,
    tags: {} as 'busy',
  },
  actors: unprovided,
  actions: {
    announceTakenBack: emit({ type: 'launch.takenBack' }),
    announceEnded: emit({ type: 'offer.ended' }),
    announceRefused: emit((_, { answer }: { answer: Answer }) => ({
      type: 'takeBack.refused' as const,
      message: messageOf(answer, failed),
    })),
    announceUnanswered: emit({ type: 'takeBack.unanswered', message: failed }),
  },
  guards: { isSuccessful: (_, { answer }: { answer: Answer }) => answer.successful },
  delays: { offer: ({ context }) => context.left },
}).createMachine({
  id: 'takeBackLaunch',
  context: ({ input: { left } }) => ({ left }),
  initial: 'offered',
  states: {
    offered: {
      on: { 'launch.takeBack': 'takingBack' },
      after: { offer: { target: 'over', actions: 'announceEnded' } },
    },
    takingBack: {
      tags: 'busy',
      invoke: {
        id: 'takeBackLaunch',
        src: 'takeBackLaunch',
        onDone: [
          { guard: { type: 'isSuccessful', params: answered }, target: 'takenBack', actions: 'announceTakenBack' },
          { target: 'refused', actions: { type: 'announceRefused', params: answered } },
        ],
        onError: { target: 'unanswered', actions: 'announceUnanswered' },
      },
    },
    unanswered: {
      description: 'It may have been taken back; asked again, the server answers the same call.',
      on: { 'launch.takeBack': 'takingBack' },
    },
    takenBack: {},
    refused: {},
    over: { description: 'Something may have gone out.' },
  },
});
