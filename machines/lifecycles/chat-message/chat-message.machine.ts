import { chatTexts } from '#schema/vocabulary/chat.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { mayWriteIn, isFilled } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { ChatMessageContext, ChatMessageEvent, ChatMessageRow } from './chat-message.types.ts';
import { limits } from '#schema/vocabulary/limits.ts';

export const hasContent = (text: string, hasFiles: boolean): boolean => hasFiles || isFilled(text);

export const isShort = (text: string): boolean => text.trim().length <= limits.chatMessage;

const isOwn = ({ context, event }: { context: ChatMessageContext; event: ChatMessageEvent }): boolean =>
  event.actor.role === 'system' ? context.authorUserId === null : context.authorUserId === event.actor.userId;

const messageSetup = setup({
  types: { context: {} as ChatMessageContext, events: {} as ChatMessageEvent, input: {} as ChatMessageContext },
  guards: {
    mayWrite: mayWriteIn,
    mayChange: isOwn,
    hasContent: ({ context, event }) => 'text' in event && hasContent(event.text, context.hasFiles),
    isShort: ({ event }) => 'text' in event && isShort(event.text),
    isTopLevel: ({ context }) => !context.isReply,
  },
  actions: {
    rememberEdit: assign((_, { text, at }: { readonly text: string; readonly at: string }) => ({ text: text.trim(), editedAt: at })),
    rememberDeletion: assign((_, { at }: { readonly at: string }) => ({ deletedAt: at })),
  },
});

const change = and(['mayWrite', 'mayChange']);

const standing = (target: 'sent' | 'edited') =>
  ({
    on: {
      'message.edit': {
        guard: and(['mayWrite', 'mayChange', 'hasContent', 'isShort']),
        target: 'edited',
        actions: {
          type: 'rememberEdit',
          params: ({ event }: { event: Extract<ChatMessageEvent, { type: 'message.edit' }> }) => ({ text: event.text, at: event.at }),
        },
      },
      'message.delete': {
        guard: change,
        target: 'deleted',
        actions: {
          type: 'rememberDeletion',
          params: ({ event }: { event: Extract<ChatMessageEvent, { type: 'message.delete' }> }) => ({ at: event.at }),
        },
      },
      'message.react': { guard: 'mayWrite', target },
      'message.reply': { guard: and(['mayWrite', 'isTopLevel']), target },
      'message.quote': { guard: 'mayWrite', target },
    },
  }) as const;

/** What may be done with a message of a chat, and by whom. */
export const chatMessageMachine = messageSetup.createMachine({
  id: 'chatMessage',
  context: ({ input }) => input,
  initial: 'sent',
  states: {
    sent: standing('sent'),
    edited: standing('edited'),
    deleted: { type: 'final', description: 'Its words and files are shown to nobody; answers to it stay.' },
  },
});

const at = '2026-01-05T09:00:00.000Z';
const gone = () => refusal('invalid_state', chatTexts.deleted);

export const chatMessageLifecycle = columnLifecycle<typeof chatMessageMachine, ChatMessageRow>({
  name: 'chat-message',
  machine: chatMessageMachine,
  status: 'state',
  remembers: ['text', 'editedAt', 'deletedAt'],
  facts: ['chatType', 'authorUserId', 'isReply', 'hasFiles'],
  reasons: {
    mayWrite: notAllowed(chatTexts.readOnly),
    mayChange: notAllowed(chatTexts.notYours),
    hasContent: refusal('blank', chatTexts.blank, ['text']),
    isShort: refusal('too_long', chatTexts.tooLong, ['text']),
    isTopLevel: refusal('invalid_state', chatTexts.inThread),
  },
  sentences: { sent: 'This message has been sent.', edited: 'This message has been sent.', deleted: chatTexts.deleted },
  samples: {
    'message.edit': { text: 'Please try the other browser.', at },
    'message.delete': { at },
    'message.react': {},
    'message.reply': {},
    'message.quote': {},
  },
  unheard: { 'message.edit': gone, 'message.delete': gone, 'message.react': gone, 'message.reply': gone, 'message.quote': gone },
});
