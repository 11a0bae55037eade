import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { closeWindowTexts } from './close-window.rules.ts';
import type { CloseWindowEmitted, CloseWindowEvent, CloseWindowInput, CloseWindowPorts, CloseWindowTag } from './close-window.types.ts';

export type CloseWindowActorRef = ActorRefFrom<typeof closeWindowMachine>;
export type CloseWindowSnapshot = SnapshotFrom<typeof closeWindowMachine>;

const unprovided: CloseWindowPorts = { closeTestWindow: port('closeTestWindow') };

/** Ends a test run, after asking, because testers cannot go on. */
export const closeWindowMachine = setup({
  types: {
    context: {} as CloseWindowInput,
    events: {} as CloseWindowEvent,
    input: {} as CloseWindowInput,
    emitted: {} as CloseWindowEmitted,
    tags: {} as CloseWindowTag,
  },
  actors: unprovided,
  actions: {
    announceClosed: emit({ type: 'window.closed' }),
    announceRefused: emit((_, params: { answer: Answer }) => ({
      type: 'close.refused' as const,
      message: messageOf(params.answer, closeWindowTexts.failed),
    })),
    announceFailed: emit({ type: 'close.refused', message: closeWindowTexts.failed }),
  },
  guards: { isSuccessful: (_, params: { answer: Answer }) => params.answer.successful },
}).createMachine({
  id: 'closeWindow',
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: { on: { 'window.end': 'asking' } },
    asking: { on: { 'end.confirm': 'closing', 'end.cancel': 'resting' } },
    closing: {
      tags: 'busy',
      invoke: {
        id: 'closeTestWindow',
        src: 'closeTestWindow',
        input: ({ context }) => ({ testId: context.testId }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: 'announceClosed',
          },
          { target: 'resting', actions: { type: 'announceRefused', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'asking', actions: 'announceFailed' },
      },
    },
  },
});
