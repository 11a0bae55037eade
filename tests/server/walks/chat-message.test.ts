import type { chatMessageMachine } from '#machines/lifecycles/chat-message/chat-message.machine.ts';
import type { ChatMessageRow } from '#machines/lifecycles/chat-message/chat-message.types.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { walkOverHttp } from './walk-over-http.ts';

const at = '2026-11-20T10:00:00.000Z';
const sent: ChatMessageRow = {
  state: 'sent',
  text: 'Hello',
  editedAt: null,
  deletedAt: null,
  chatType: 'public',
  authorUserId: idOf('a', 'manager'),
  isReply: false,
  hasFiles: false,
};
walkOverHttp<typeof chatMessageMachine, ChatMessageRow>({
  subject: subjects.chatMessage,
  thing: () => 'chat-message',
  places: {
    sent,
    edited: { ...sent, state: 'edited', editedAt: at },
    deleted: { ...sent, state: 'deleted', deletedAt: at },
  },
  asked: {
    'message.edit': 'editChatMessage',
    'message.delete': 'deleteChatMessage',
  },
  elsewhere: { 'message.react': 'beside', 'message.reply': 'beside', 'message.quote': 'beside' },
  more: [
    { type: 'message.edit', text: ' ' },
    { type: 'message.edit', text: 'x'.repeat(5001) },
  ],
});
