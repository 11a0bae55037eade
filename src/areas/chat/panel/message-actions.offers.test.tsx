import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, vi } from 'vitest';
import { chatMessageLifecycle } from '#machines/lifecycles/chat-message/chat-message.machine.ts';
import type { ChatMessageRow } from '#machines/lifecycles/chat-message/chat-message.types.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { messageVerdicts } from '../room/chat.rules.ts';
import { messageOf } from '../room/silent.builders.ts';
import { MessageActions } from './message-actions.tsx';

afterEach(cleanup);

const row = (more: Partial<ChatMessageRow>): ChatMessageRow => ({
  state: 'sent',
  text: 'Please try again.',
  editedAt: null,
  deletedAt: null,
  chatType: 'public',
  authorUserId: 'u2',
  isReply: false,
  hasFiles: false,
  ...more,
});

const all = (who: string, own = '') => ({
  'message.react': who,
  'message.reply': who,
  'message.quote': who,
  'message.edit': own,
  'message.delete': own,
});

describe('a message of a chat', () => {
  offersWhatTheChartAllows({
    lifecycle: chatMessageLifecycle,
    places: {
      "another's": row({}),
      'own, edited': row({ authorUserId: 'u1', state: 'edited', editedAt: '2026-11-21T10:00:00.000Z' }),
      'own, to a tester': row({ authorUserId: 'u1', chatType: 'private' }),
      "another's, of the community": row({ chatType: 'community' }),
      'in a thread': row({ isReply: true }),
      deleted: row({ authorUserId: 'u1', state: 'deleted' }),
    },
    draw: ({ state, chatType, authorUserId, isReply }, actor) => {
      const act = vi.fn<() => void>();
      const message = messageOf({
        id: 'm',
        position: 1,
        state,
        authorId: authorUserId ?? 'tester',
        authorRole: 'customer',
        threadId: isReply ? 't' : null,
      });
      render(
        <MessageActions
          message={message}
          may={messageVerdicts(message, { chatType }, actor)}
          isInThread={isReply}
          onReact={act}
          onReply={act}
          onQuote={act}
          onEdit={act}
          onDelete={act}
          onGo={() => undefined}
          onLink={() => undefined}
          onUnread={() => undefined}
        />,
      );
      const menu = screen.queryByRole('button', { name: 'Message actions' });
      if (menu !== null) fireEvent.click(menu);
      return () => act.mock.calls.length;
    },
    controls: {
      'message.react': /^Thumbs up/,
      'message.reply': /^Reply/,
      'message.quote': /^Quote/,
      'message.edit': /^Edit/,
      'message.delete': /^Delete/,
    },
    as: 'menuitem',
    allowed: {
      "another's": all('CTM'),
      'own, edited': all('CTM', 'CTM'),
      'own, to a tester': all('TM', 'TM'),
      "another's, of the community": all('M'),
      'in a thread': { ...all('CTM'), 'message.reply': '' },
      deleted: {},
    },
  });
});
