import { requestFileBytes } from '#schema/rules/launch/request-files.ts';
import type { RequestFile } from '#schema/rules/launch/request-files.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { requestFileTexts } from '#schema/vocabulary/launch/texts.ts';
import { watchPort } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, CallbackActorLogic, EventObject, SnapshotFrom } from 'xstate';

/** Files, and how many the request has. */
type Chosen = { readonly files: readonly File[]; readonly count: number };
/** What became of one: where it is kept, or why it is not. */
export type FileAnswer =
  | { readonly type: 'file.kept'; readonly name: string; readonly file: RequestFile }
  | { readonly type: 'file.refused'; readonly name: string; readonly message: string };
type Refusal = { readonly refusal: string };

type AttachFileContext = {
  readonly refusals: readonly string[];
  /** How many were answered, of how many that were chosen at once. */
  readonly answered: number;
  readonly chosen: number;
};

/** Sends one after the other and tells what became of each. */
export type AttachFilePorts = { readonly sendFiles: CallbackActorLogic<EventObject, Pick<Chosen, 'files'>> };

const unprovided: AttachFilePorts = { sendFiles: watchPort('sendFiles') };

const tooLargeOf = (files: readonly File[]): readonly File[] => files.filter(({ size }) => size > requestFileBytes);
const named = (name: string, message: string): string => `${name}: ${message}`;

/** Sends the files of a request one at a time; the form has them from the beginning, so that nothing is launched without one. */
export const attachFileMachine = setup({
  types: {
    context: {} as AttachFileContext,
    events: {} as FileAnswer | ({ readonly type: 'files.choose' } & Chosen),
    emitted: {} as
      | { readonly type: 'files.begun'; readonly files: readonly RequestFile[] }
      | { readonly type: 'file.attached'; readonly name: string; readonly file: RequestFile }
      | { readonly type: 'file.left'; readonly name: string },
    tags: {} as 'busy',
  },
  actors: unprovided,
  guards: {
    isNoRoom: (_, { files, count }: Chosen) => count + files.length > launchLimits.files,
    isTooLarge: (_, { files }: Chosen) => tooLargeOf(files).length > 0,
    isLast: ({ context: { answered, chosen } }) => answered + 1 === chosen,
  },
  actions: {
    rememberChosen: assign((_, { files }: Chosen) => ({ refusals: [], answered: 0, chosen: files.length })),
    rememberAnswered: assign(({ context: { answered } }) => ({ answered: answered + 1 })),
    rememberOnly: assign((_, { refusal }: Refusal) => ({ refusals: [refusal] })),
    rememberRefusal: assign(({ context: { refusals } }, { refusal }: Refusal) => ({ refusals: [...refusals, refusal] })),
    announceBegun: emit((_, { files }: Chosen) => ({
      type: 'files.begun' as const,
      files: files.map(({ name, size }) => ({ id: '', name, mediaKind: '', size })),
    })),
    announceLeft: emit((_, { name }: { name: string }) => ({ type: 'file.left' as const, name })),
    announceAttached: emit((_, { name, file }: { name: string; file: RequestFile }) => ({ type: 'file.attached' as const, name, file })),
  },
}).createMachine({
  id: 'attachFile',
  context: { refusals: [], answered: 0, chosen: 0 },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'files.choose': [
          {
            guard: { type: 'isNoRoom', params: ({ event }) => event },
            actions: { type: 'rememberOnly', params: { refusal: requestFileTexts.tooMany } },
          },
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            actions: {
              type: 'rememberOnly',
              params: ({ event: { files } }) => ({ refusal: named(tooLargeOf(files)[0]?.name ?? '', requestFileTexts.tooLarge) }),
            },
          },
          {
            target: 'sending',
            actions: [
              { type: 'rememberChosen', params: ({ event }) => event },
              { type: 'announceBegun', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendFiles',
        src: 'sendFiles',
        input: ({ event }) => ({ files: event.type === 'files.choose' ? event.files : [] }),
        onError: { target: 'resting', actions: { type: 'rememberRefusal', params: { refusal: requestFileTexts.notSent } } },
      },
      on: {
        'file.kept': [
          {
            guard: 'isLast',
            target: 'resting',
            actions: ['rememberAnswered', { type: 'announceAttached', params: ({ event: { name, file } }) => ({ name, file }) }],
          },
          { actions: ['rememberAnswered', { type: 'announceAttached', params: ({ event: { name, file } }) => ({ name, file }) }] },
        ],
        'file.refused': [
          {
            guard: 'isLast',
            target: 'resting',
            actions: [
              'rememberAnswered',
              { type: 'rememberRefusal', params: ({ event: { name, message } }) => ({ refusal: named(name, message) }) },
              { type: 'announceLeft', params: ({ event: { name } }) => ({ name }) },
            ],
          },
          {
            actions: [
              'rememberAnswered',
              { type: 'rememberRefusal', params: ({ event: { name, message } }) => ({ refusal: named(name, message) }) },
              { type: 'announceLeft', params: ({ event: { name } }) => ({ name }) },
            ],
          },
        ],
      },
    },
  },
});

export type AttachFileActorRef = ActorRefFrom<typeof attachFileMachine>;
type AttachFileSnapshot = SnapshotFrom<typeof attachFileMachine>;

export const selectRefusal = ({ context: { refusals } }: AttachFileSnapshot): string | null =>
  refusals.length === 0 ? null : refusals.join(' ');

/** How far the sending is, or null. */
export const selectProgress = (snapshot: AttachFileSnapshot): string | null =>
  snapshot.hasTag('busy') ? `Sending ${snapshot.context.answered + 1} of ${snapshot.context.chosen}` : null;
