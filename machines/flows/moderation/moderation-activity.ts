import { assign, setup } from 'xstate';
import type { CallbackActorLogic, EventObject, PromiseActorLogic, ActorRefFrom } from 'xstate';
import { port, watchPort } from '#machines/lib/port.ts';
import { periods } from '#schema/vocabulary/limits.ts';

type OnResult = { caseResultId: string };

export type ModerationActivityPorts = {
  registerActivity: PromiseActorLogic<void, OnResult>;
  finishActivity: PromiseActorLogic<void, OnResult>;
  /** Sends `mouse.moved` when the mouse has moved and then rested for `pause` milliseconds. */
  watchMouse: CallbackActorLogic<EventObject, { pause: number }>;
};

type ModerationActivityContext = { readonly caseResultId: string; readonly hasMoved: boolean };

type ModerationActivityInput = { readonly caseResultId: string };

type ModerationActivityEvent = { readonly type: 'mouse.moved' } | { readonly type: 'panel.close' };

type ModerationActivityTag = 'settled';

export type ModerationActivityActorRef = ActorRefFrom<typeof moderationActivityMachine>;

const unprovided: ModerationActivityPorts = {
  registerActivity: port('registerActivity'),
  finishActivity: port('finishActivity'),
  watchMouse: watchPort('watchMouse'),
};

/** Reports work on a result: on opening, each minute in which the mouse moved, and on closing. */
export const moderationActivityMachine = setup({
  types: {
    context: {} as ModerationActivityContext,
    events: {} as ModerationActivityEvent,
    input: {} as ModerationActivityInput,
    tags: {} as ModerationActivityTag,
  },
  actors: unprovided,
  actions: { rememberMove: assign({ hasMoved: true }), forgetMove: assign({ hasMoved: false }) },
  guards: { hasMoved: ({ context }) => context.hasMoved },
  delays: { pingPeriod: periods.moderationActivityMs },
}).createMachine({
  id: 'moderationActivity',
  context: ({ input }) => ({ ...input, hasMoved: false }),
  initial: 'working',
  states: {
    working: {
      initial: 'registering',
      invoke: {
        id: 'watchMouse',
        src: 'watchMouse',
        input: { pause: periods.mouseDebounceMs },
        onError: 'finishing',
      },
      on: { 'mouse.moved': { actions: 'rememberMove' }, 'panel.close': 'finishing' },
      states: {
        registering: {
          entry: 'forgetMove',
          invoke: {
            id: 'registerActivity',
            src: 'registerActivity',
            input: ({ context }) => ({ caseResultId: context.caseResultId }),
            onDone: 'waiting',
            onError: 'waiting',
          },
        },
        waiting: {
          after: {
            pingPeriod: [
              { guard: 'hasMoved', target: 'registering' },
              { target: 'waiting', reenter: true },
            ],
          },
        },
      },
    },
    finishing: {
      invoke: {
        id: 'finishActivity',
        src: 'finishActivity',
        input: ({ context }) => ({ caseResultId: context.caseResultId }),
        onDone: 'finished',
        onError: 'finished',
      },
    },
    finished: { type: 'final', tags: 'settled' },
  },
});
