import { assign, emit, enqueueActions, setup } from 'xstate';
import type { CallbackActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { hasContent, isShort } from '#machines/lifecycles/chat-message/chat-message.machine.ts';
import { chatTexts } from '#schema/vocabulary/chat.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { watchPort } from '#machines/lib/port.ts';

/** A stored file that no message has yet; `size` in bytes. */
export type StoredFile = { readonly id: string; readonly name: string; readonly mediaKind: string; readonly size: number };

type ChosenFile = {
  readonly key: string;
  readonly name: string;
  readonly stored: StoredFile | null;
  readonly failure: string | null;
};

type Quote = { readonly id: string; readonly authorName: string; readonly text: string };

type WriteMessageInput = { readonly draft: string };
/** `given` counts all files ever chosen, so that their keys stay unique. */
type WriteMessageContext = {
  readonly text: string;
  readonly quote: Quote | null;
  readonly files: readonly ChosenFile[];
  readonly given: number;
};

export type WriteMessageEvent =
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'files.attach'; readonly files: readonly File[] }
  | { readonly type: 'file.remove'; readonly key: string }
  | { readonly type: 'file.stored'; readonly key: string; readonly stored: StoredFile }
  | { readonly type: 'file.refused'; readonly key: string; readonly failure: string }
  | { readonly type: 'message.quote'; readonly quote: Quote }
  | { readonly type: 'quote.remove' }
  | { readonly type: 'message.send' };

export type WriteMessageEmitted =
  | { readonly type: 'draft.changed'; readonly text: string }
  | { readonly type: 'message.written'; readonly text: string; readonly quote: Quote | null; readonly files: readonly StoredFile[] }
  | { readonly type: 'message.refused'; readonly reason: string }
  | { readonly type: 'files.leftOut'; readonly message: string };

type WriteMessageTag = 'busy';

export type CarriedFile = { readonly type: 'file.carry'; readonly key: string; readonly file: File };
/** Uploads each file that it is sent, and replies `file.stored` or `file.refused` under its key. */
type WriteMessagePorts = { readonly carryFiles: CallbackActorLogic<CarriedFile> };

const { blank, uploading, incomplete, tooLong } = chatTexts;

const reasons = { blank, uploading, incomplete, tooLong } as const;

const isUnsettled = ({ stored, failure }: ChosenFile): boolean => stored === null && failure === null;

const storedOf = ({ files }: WriteMessageContext): readonly StoredFile[] => files.flatMap(({ stored }) => stored ?? []);

const isBlank = (context: WriteMessageContext): boolean => !hasContent(context.text, storedOf(context).length > 0);

const roomIn = ({ files }: WriteMessageContext): number => limits.chatFiles - files.length;

const isWithinRoom = (context: WriteMessageContext, chosen: readonly File[]): boolean => chosen.length <= roomIn(context);

const takenOf = (context: WriteMessageContext, chosen: readonly File[]): readonly { readonly key: string; readonly file: File }[] =>
  chosen.slice(0, roomIn(context)).map((file, at) => ({ key: `f${context.given + at + 1}`, file }));

const leftOut = (context: WriteMessageContext, chosen: readonly File[]): string =>
  `${chatTexts.tooManyFiles} ${counted(chosen.length - roomIn(context), 'file was', 'files were')} left out.`;

export type WriteMessageActorRef = ActorRefFrom<typeof writeMessageMachine>;
type WriteMessageSnapshot = SnapshotFrom<typeof writeMessageMachine>;

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

/** Whether the message may be sent, and the reason why not. */
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

export const selectReason = ({ value }: WriteMessageSnapshot): string | null =>
  value in reasons ? reasons[value as keyof typeof reasons] : null;
export const selectText = ({ context }: WriteMessageSnapshot): string => context.text;
export const selectQuote = ({ context }: WriteMessageSnapshot): Quote | null => context.quote;
export const selectFiles = ({ context }: WriteMessageSnapshot): readonly ChosenFile[] => context.files;
