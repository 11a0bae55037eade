import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { massPassingTexts } from './dismiss-mass-passing.rules.ts';
import type {
  DismissMassPassingEmitted,
  DismissMassPassingEvent,
  DismissMassPassingInput,
  DismissMassPassingPorts,
  DismissMassPassingTag,
} from './dismiss-mass-passing.types.ts';

export type DismissMassPassingActorRef = ActorRefFrom<typeof dismissMassPassingMachine>;
export type DismissMassPassingSnapshot = SnapshotFrom<typeof dismissMassPassingMachine>;

const unprovided: DismissMassPassingPorts = { confirmNoMassPassing: port('confirmNoMassPassing') };

/** Confirms that a tester did the work, so that the warning about them goes. */
export const dismissMassPassingMachine = setup({
  types: {
    context: {} as DismissMassPassingInput,
    events: {} as DismissMassPassingEvent,
    input: {} as DismissMassPassingInput,
    emitted: {} as DismissMassPassingEmitted,
    tags: {} as DismissMassPassingTag,
  },
  actors: unprovided,
  actions: {
    announceDismissed: emit({ type: 'warning.dismissed' }),
    announceRefused: emit((_, params: { answer: Answer }) => ({
      type: 'dismissal.refused' as const,
      message: messageOf(params.answer, massPassingTexts.failed),
    })),
    announceFailed: emit({ type: 'dismissal.refused', message: massPassingTexts.failed }),
  },
  guards: { isSuccessful: (_, params: { answer: Answer }) => params.answer.successful },
}).createMachine({
  id: 'dismissMassPassing',
  context: ({ input }) => input,
  initial: 'warning',
  states: {
    warning: { on: { 'warning.dismiss': 'dismissing' } },
    dismissing: {
      tags: 'busy',
      invoke: {
        id: 'confirmNoMassPassing',
        src: 'confirmNoMassPassing',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) },
            target: 'warning',
            actions: 'announceDismissed',
          },
          { target: 'warning', actions: { type: 'announceRefused', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'warning', actions: 'announceFailed' },
      },
    },
  },
});
