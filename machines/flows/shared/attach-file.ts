import { requestFileBytes } from '#schema/rules/launch/request-files.ts';
import type { RequestFile } from '#schema/rules/launch/request-files.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { requestFileTexts } from '#schema/vocabulary/launch/texts.ts';
import { port } from '#machines/lib/port.ts';
import { emit, setup } from 'xstate';
import type { ActorRefFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';

/** A file, and how many the request has. */
type Chosen = { readonly file: File; readonly count: number };
/** Where it is kept, or why it is not. */
export type AttachAnswer = { readonly successful: boolean; readonly file: RequestFile | null; readonly message: string };

export type AttachFilePorts = { readonly sendFile: PromiseActorLogic<AttachAnswer, { readonly file: File }> };

const unprovided: AttachFilePorts = { sendFile: port('sendFile') };

/** Sends the files of a request one at a time; the form that has them keeps what the server answered. */
export const attachFileMachine = setup({
  types: {
    context: {},
    events: {} as { readonly type: 'file.choose' } & Chosen,
    emitted: {} as
      | { readonly type: 'file.attached'; readonly file: AttachAnswer['file'] }
      | { readonly type: 'file.refused'; readonly message: string },
    tags: {} as 'busy',
  },
  actors: unprovided,
  guards: {
    isNoRoom: (_, { count }: Chosen) => count >= launchLimits.files,
    isTooLarge: (_, { file }: Chosen) => file.size > requestFileBytes,
    isKept: (_, { answer }: { answer: AttachAnswer }) => answer.successful,
  },
  actions: {
    announceAttached: emit((_, { file }: Pick<AttachAnswer, 'file'>) => ({ type: 'file.attached' as const, file })),
    announceRefused: emit((_, { message }: { message: string }) => ({ type: 'file.refused' as const, message })),
  },
}).createMachine({
  id: 'attachFile',
  context: {},
  initial: 'resting',
  states: {
    resting: {
      on: {
        'file.choose': [
          {
            guard: { type: 'isNoRoom', params: ({ event }) => event },
            actions: { type: 'announceRefused', params: { message: requestFileTexts.tooMany } },
          },
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            actions: { type: 'announceRefused', params: { message: requestFileTexts.tooLarge } },
          },
          { target: 'sending' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ event }) => ({ file: event.file }),
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: { type: 'announceAttached', params: ({ event }) => ({ file: event.output.file }) },
          },
          { target: 'resting', actions: { type: 'announceRefused', params: ({ event }) => ({ message: event.output.message }) } },
        ],
        onError: { target: 'resting', actions: { type: 'announceRefused', params: { message: requestFileTexts.notSent } } },
      },
    },
  },
});

export type AttachFileActorRef = ActorRefFrom<typeof attachFileMachine>;

export const selectIsSending = (snapshot: SnapshotFrom<typeof attachFileMachine>): boolean => snapshot.hasTag('busy');
