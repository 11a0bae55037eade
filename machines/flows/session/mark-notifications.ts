import type { Answer } from '#machines/lib/answer.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic } from 'xstate';
import { port } from '#machines/lib/port.ts';

/** Notifications to mark, or everything until a moment. */
export type Marking = { readonly publicIds: readonly string[]; readonly isRead: boolean } | { readonly until: string };

export type MarkNotificationsPorts = { markNotifications: PromiseActorLogic<Answer, { readonly marking: Marking }> };

type MarkNotificationsContext = { readonly markings: readonly Marking[] };

type MarkNotificationsEvent = { readonly type: 'notification.mark'; readonly marking: Marking };

type MarkNotificationsEmitted = { readonly type: 'marks.failed' };

const unprovided: MarkNotificationsPorts = { markNotifications: port('markNotifications') };

const nothing: Marking = { publicIds: [], isRead: true };

/** Marks notifications as fast as somebody presses, one call after the other. */
export const markNotificationsMachine = setup({
  types: {
    context: {} as MarkNotificationsContext,
    events: {} as MarkNotificationsEvent,
    emitted: {} as MarkNotificationsEmitted,
    tags: {} as 'busy',
  },
  actors: unprovided,
  actions: {
    rememberMarking: assign(({ context }, { marking }: { marking: Marking }) => ({ markings: [...context.markings, marking] })),
    forgetMarking: assign(({ context }) => ({ markings: context.markings.slice(1) })),
    announceFailed: emit({ type: 'marks.failed' }),
  },
  guards: {
    isSuccessful: (_, { answer }: { answer: Answer }) => answer.successful,
    hasMarking: ({ context }) => context.markings.length > 0,
  },
}).createMachine({
  id: 'markNotifications',
  context: { markings: [] },
  on: { 'notification.mark': { actions: { type: 'rememberMarking', params: ({ event }) => ({ marking: event.marking }) } } },
  initial: 'resting',
  states: {
    resting: { always: { guard: 'hasMarking', target: 'marking' } },
    marking: {
      tags: 'busy',
      invoke: {
        id: 'markNotifications',
        src: 'markNotifications',
        input: ({ context }) => ({ marking: context.markings[0] ?? nothing }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: 'forgetMarking',
          },
          { target: 'resting', actions: ['forgetMarking', 'announceFailed'] },
        ],
        onError: { target: 'resting', actions: ['forgetMarking', 'announceFailed'] },
      },
    },
  },
});
