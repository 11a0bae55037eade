import { describe, expect, it } from 'vitest';
import type { Message } from '../room/chat-port.ts';
import { messageOf } from '../room/silent.builders.ts';
import { isUnreadAbove, lastEditable, linesOf, unreadIn } from './lines.rules.ts';

const message = (position: number, more: Partial<Message> = {}): Message =>
  messageOf({ id: `m${position}`, position, authorId: 'me', authorRole: 'test_manager', ...more });
const linesFrom = (...messages: readonly Message[]) => linesOf(messages, [], 1, 'me');
const me = { role: 'test_manager', userId: 'me' } as const;

describe('the lines of a chat', () => {
  it('have a rule before the first message of another that is not read', () => {
    const lines = linesFrom(message(1), message(2), message(3, { authorId: 'other' }), message(4, { authorId: 'other' }));
    expect(lines.map(({ kind }) => kind)).toEqual(['day', 'message', 'message', 'unread', 'message', 'message']);
    expect([isUnreadAbove(lines, 1, 1, 4), isUnreadAbove(lines, 1, 1, 3), isUnreadAbove(lines, 3, 1, 0)]).toEqual([true, false, true]);
  });
});

describe('days', () => {
  it('stand between messages, each once, also the same one of another year', () => {
    const at = (createdAt: string) => ({ createdAt });
    const lines = linesFrom(
      message(1, at('2025-11-25T23:59:59.999Z')),
      message(2, at('2026-11-25T00:00:00.000Z')),
      message(3, at('2026-11-25T23:00:00.000Z')),
      message(4, at('2026-11-26T00:00:00.000Z')),
    );
    const days = lines.filter((line) => line.kind === 'day');
    expect(days.map(({ words }) => words)).toEqual(['25 Nov', '25 Nov', '26 Nov']);
    expect(new Set(days.map(({ key }) => key)).size).toBe(3);
  });
});

describe('the message that the up arrow changes', () => {
  it('is the last of one’s own that has words and stands', () => {
    const lines = linesFrom(message(1), message(2), message(3, { state: 'deleted', text: '' }), message(4, { authorId: 'other' }));
    expect(lastEditable(lines, { chatType: 'private' }, me)).toBe('m2');
  });

  it('is none where one wrote nothing, or may only read', () => {
    expect(lastEditable(linesFrom(message(1, { authorId: 'other' })), { chatType: 'public' }, me)).toBeNull();
    expect(lastEditable(linesFrom(message(1)), { chatType: 'community' }, me)).toBeNull();
  });
});

describe('what is unread', () => {
  it('is of the channel, or of the thread that is looked at', () => {
    const thread = (id: string, unreadCount: number) => ({ id, unreadCount, readPosition: 5, authorName: 'Ann', words: 'A question' });
    const channel = { readPosition: 3, unreadCount: 3, unreadThreads: [thread('m1', 2), thread('m2', 1)] };
    expect(unreadIn(channel, null)).toEqual({ readPosition: 3, hasUnread: false });
    expect(unreadIn({ ...channel, unreadCount: 4 }, null)).toEqual({ readPosition: 3, hasUnread: true });
    expect(unreadIn(channel, 'm1')).toEqual({ readPosition: 5, hasUnread: true });
    expect(unreadIn(channel, 'm3').hasUnread).toBe(false);
  });
});
