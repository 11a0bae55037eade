import { restoreBytes, restoreTexts } from '#schema/vocabulary/organization-restore.ts';
import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { emit, setup } from 'xstate';
import type { ActorRefFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';

type Chosen = { readonly file: File };

const unprovided: { sendArchive: PromiseActorLogic<Answer, Chosen> } = { sendArchive: port('sendArchive') };

/** Sends the archive of an organization to the place that is made for it, where the server checks it. */
export const sendArchiveMachine = setup({
  types: {
    context: {},
    events: {} as { readonly type: 'archive.choose'; readonly file: File },
    emitted: {} as { readonly type: 'archive.sent' } | { readonly type: 'archive.refused'; readonly message: string },
    tags: {} as 'busy',
  },
  actors: unprovided,
  guards: {
    isNoArchive: (_, { file }: Chosen) => !/\.zip$/iu.test(file.name) || file.size === 0,
    isTooLarge: (_, { file }: Chosen) => file.size > restoreBytes,
    isSuccessful: (_, { answer }: { answer: Answer }) => answer.successful,
  },
  actions: {
    announceSent: emit({ type: 'archive.sent' }),
    announceNoArchive: emit({ type: 'archive.refused', message: restoreTexts.noArchive }),
    announceTooLarge: emit({ type: 'archive.refused', message: restoreTexts.tooLarge }),
    announceRefused: emit((_, { answer }: { answer: Answer }) => ({
      type: 'archive.refused' as const,
      message: messageOf(answer, restoreTexts.notBegun),
    })),
    announceLost: emit({ type: 'archive.refused', message: restoreTexts.notSent }),
  },
}).createMachine({
  id: 'sendArchive',
  context: {},
  initial: 'resting',
  states: {
    resting: {
      on: {
        'archive.choose': [
          { guard: { type: 'isNoArchive', params: ({ event }) => event }, actions: 'announceNoArchive' },
          { guard: { type: 'isTooLarge', params: ({ event }) => event }, actions: 'announceTooLarge' },
          { target: 'sending' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendArchive',
        src: 'sendArchive',
        input: ({ event }) => ({ file: event.file }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: 'announceSent',
          },
          { target: 'resting', actions: { type: 'announceRefused', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'resting', actions: 'announceLost' },
      },
    },
  },
});

export type SendArchiveActorRef = ActorRefFrom<typeof sendArchiveMachine>;

export const selectIsSending = (snapshot: SnapshotFrom<typeof sendArchiveMachine>): boolean => snapshot.hasTag('busy');
