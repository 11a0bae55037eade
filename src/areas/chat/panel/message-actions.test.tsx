import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messageVerdicts } from '../room/chat.rules.ts';
import { messageOf } from '../room/silent.builders.ts';
import { MessageActions } from './message-actions.tsx';

afterEach(cleanup);

const actor = { role: 'test_manager', userId: 'me' } as const;
const heart = { reaction: 'heart', names: ['Mia'], isMine: true };

/** Opens the one menu of a message, and gives it with what was done. */
const menuOf = (more: Partial<Parameters<typeof messageOf>[0]>, isInThread = false, chatType: 'private' | 'community' = 'private') => {
  const message = messageOf({ id: 'm', position: 1, ...more });
  const done: unknown[] = [];
  const note =
    (what: string) =>
    (of: { readonly id: string }, ...rest: readonly unknown[]) =>
      void done.push([what, of.id, ...rest]);
  render(
    <MessageActions
      message={message}
      may={messageVerdicts(message, { chatType }, actor)}
      isInThread={isInThread}
      onReact={note('react')}
      onReply={note('reply')}
      onQuote={note('quote')}
      onEdit={note('edit')}
      onDelete={note('delete')}
      onGo={vi.fn<(id: string) => void>()}
      onLink={note('link')}
      onUnread={note('unread')}
    />,
  );
  const open = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Message actions' }));
    return within(screen.getByRole('menu', { name: 'Message actions' }));
  };
  return {
    done,
    open,
    items: () =>
      open()
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
  };
};
const reactions = ['Thumbs up', 'Heart', 'Laughing', 'Done', 'Question', 'Looking into it'];

it('has one menu of everything where fingers point', () => {
  const { done, open } = menuOf({ authorRole: 'test_manager', authorId: 'me', reactions: [heart] });
  for (const name of ['Reply', 'Quote', 'Edit', 'Delete', 'Copy link', 'Thumbs up', 'Heart'])
    fireEvent.click(open().getByRole('menuitem', { name }));
  expect(done).toEqual([
    ['reply', 'm'],
    ['quote', 'm'],
    ['edit', 'm'],
    ['delete', 'm'],
    ['link', 'm'],
    ['react', 'm', '+1', true],
    ['react', 'm', 'heart', false],
  ]);
});

it('offers in it what may be done with the message of another, and no thread within a thread', () => {
  expect(menuOf({}).items()).toEqual(['Reply', 'Quote', 'Copy link', 'Mark as unread', ...reactions]);
  cleanup();
  expect(menuOf({ threadId: 'm0' }, true).items()).toEqual(['Quote', 'Copy link', 'Mark as unread', ...reactions]);
});

it('SH-483: offers to quote over a message, and in its menu, where the channel can be written in', () => {
  const { done, open } = menuOf({});
  fireEvent.click(screen.getByRole('button', { name: 'Quote' }));
  fireEvent.click(open().getByRole('menuitem', { name: 'Quote' }));
  expect(done).toEqual([
    ['quote', 'm'],
    ['quote', 'm'],
  ]);
  cleanup();
  menuOf({}, false, 'community');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('makes the message of another unread again, from either menu, and never one of one’s own', () => {
  const { done, open } = menuOf({});
  fireEvent.click(open().getByRole('menuitem', { name: 'Mark as unread' }));
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Mark as unread' }));
  expect(done).toEqual([
    ['unread', 'm'],
    ['unread', 'm'],
  ]);
  cleanup();
  expect(menuOf({ authorRole: 'test_manager', authorId: 'me' }).items()).not.toContain('Mark as unread');
});
