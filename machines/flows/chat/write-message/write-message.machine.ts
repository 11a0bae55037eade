import { isShort } from '#machines/lifecycles/chat-message/chat-message.rules.ts';
import { watchPort } from '#machines/lib/watch-port.ts';
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isBlank, isUnsettled, isWithinRoom, leftOut, reasons, storedOf, takenOf } from './write-message.rules.ts';
import type {
  ChosenFile,
  Quote,
  WriteMessageContext,
  WriteMessageEmitted,
  WriteMessageEvent,
  WriteMessageInput,
  WriteMessagePorts,
  WriteMessageTag,
} from './write-message.types.ts';

export type WriteMessageActorRef = ActorRefFrom<typeof writeMessageMachine>;
export type WriteMessageSnapshot = SnapshotFrom<typeof writeMessageMachine>;

const unprovided: WriteMessagePorts = { carryFiles: watchPort('carryFiles') };

type Chosen = { readonly files: readonly File[] };
type Settled = Partial<ChosenFile> & Pick<ChosenFile, 'key'>;
const chosen = ({ event }: { event: Chosen }): Chosen => ({ files: event.files });
const taking = [
  { type: 'tellFiles', params: chosen },
  { type: 'rememberFiles', params: chosen },
] as const;

const refusing = (reason: string) =>
  ({ description: reason, on: { 'message.send': { actions: { type: 'announceRefused', params: { reason } } } } }) as const;

/** Says of a message that is written whether it may be sent, and why not; one that was sent waits elsewhere for a network. */
export const writeMessageMachine = setup({
  types: {
    context: {} as WriteMessageContext,
    events: {} as WriteMessageEvent,
    input: {} as WriteMessageInput,
    emitted: {} as WriteMessageEmitted,
    tags: {} as WriteMessageTag,
  },
  actors: unprovided,
  guards: {
    isBlank: ({ context }) => isBlank(context),
    isUploading: ({ context }) => context.files.some(isUnsettled),
    hasFailed: ({ context }) => context.files.some(({ failure }) => failure !== null),
    isShort: ({ context }) => isShort(context.text),
    isWithinRoom: ({ context }, { files }: Chosen) => isWithinRoom(context, files),
  },
  actions: {
    rememberText: assign((_, { text }: { text: string }) => ({ text })),
    rememberFiles: assign(({ context }, { files }: Chosen) => ({
      given: context.given + files.length,
      files: [...context.files, ...takenOf(context, files).map(({ key, file: { name } }) => ({ key, name, stored: null, failure: null }))],
    })),
    rememberSettled: assign(({ context }, settled: Settled) => ({
      files: context.files.map((file) => (file.key === settled.key && isUnsettled(file) ? { ...file, ...settled } : file)),
    })),
    forgetFile: assign(({ context }, { key }: { key: string }) => ({ files: context.files.filter((file) => file.key !== key) })),
    forgetMessage: assign({ text: '', quote: null, files: [] }),
    rememberQuote: assign((_, { quote }: { quote: Quote | null }) => ({ quote })),
    tellFiles: enqueueActions(({ context, enqueue }, { files }: Chosen) => {
      for (const taken of takenOf(context, files)) enqueue.sendTo('carryFiles', { type: 'file.carry', ...taken });
    }),
    announceDraft: emit(({ context: { text } }) => ({ type: 'draft.changed' as const, text })),
    announceWritten: emit(({ context }) => ({
      type: 'message.written' as const,
      text: context.text.trim(),
      quote: context.quote,
      files: storedOf(context),
    })),
    announceRefused: emit((_, { reason }: { reason: string }) => ({ type: 'message.refused' as const, reason })),
    announceLeftOut: emit(({ context }, { files }: Chosen) => ({ type: 'files.leftOut' as const, message: leftOut(context, files) })),
  },
}).createMachine({
  id: 'writeMessage',
  context: ({ input }) => ({ text: input.draft, quote: null, files: [], given: 0 }),
  invoke: { id: 'carryFiles', src: 'carryFiles', onError: {} },
  initial: 'checking',
  on: {
    'text.change': {
      target: '.checking',
      actions: [{ type: 'rememberText', params: ({ event: { text } }) => ({ text }) }, 'announceDraft'],
    },
    'files.attach': [
      { guard: { type: 'isWithinRoom', params: chosen }, target: '.checking', actions: taking },
      { target: '.checking', actions: [{ type: 'announceLeftOut', params: chosen }, ...taking] },
    ],
    'message.quote': { actions: { type: 'rememberQuote', params: ({ event: { quote } }) => ({ quote }) } },
    'quote.remove': { actions: { type: 'rememberQuote', params: { quote: null } } },
    'file.remove': { target: '.checking', actions: { type: 'forgetFile', params: ({ event: { key } }) => ({ key }) } },
    'file.stored': {
      target: '.checking',
      actions: { type: 'rememberSettled', params: ({ event: { key, stored } }) => ({ key, stored, name: stored.name }) },
    },
    'file.refused': {
      target: '.checking',
      actions: { type: 'rememberSettled', params: ({ event: { key, failure } }) => ({ key, failure }) },
    },
  },
  states: {
    checking: {
      always: [
        { guard: 'isBlank', target: 'blank' },
        { guard: 'isUploading', target: 'uploading' },
        { guard: 'hasFailed', target: 'incomplete' },
        { guard: 'isShort', target: 'ready' },
        { target: 'tooLong' },
      ],
    },
    blank: refusing(reasons.blank),
    uploading: { tags: 'busy', ...refusing(reasons.uploading) },
    incomplete: refusing(reasons.incomplete),
    tooLong: refusing(reasons.tooLong),
    ready: { on: { 'message.send': { target: 'checking', actions: ['announceWritten', 'forgetMessage', 'announceDraft'] } } },
  },
});
