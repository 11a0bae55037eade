import { usePageTitle } from '#src/title.ts';
import { ToastHost } from '#src/ui/toast.tsx';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, it } from 'vitest';
import { silentService } from './room/silent.builders.ts';
import { ChatSession } from './session/session.ts';
import { useConnectedChat } from './chat.host.tsx';
import type { WatchSocket } from './chat.host.tsx';

afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
});

const never = () => () => undefined;

it('SH-443: says that the chat could not be connected', () => {
  const { port, fail } = silentService();
  const session = new ChatSession(port, 'seat');
  render(<ToastHost />);
  renderHook(() => useConnectedChat(session, never));
  act(fail);
  expect(screen.getByRole('alert').textContent).toContain('An error occurred while connecting to the chat');
});

it('forgets who types and who is there with the socket, and asks for what was missed once it is open again', () => {
  const session = new ChatSession(silentService().port, 'seat');
  const happened: string[] = [];
  Object.assign(session, { unhear: () => happened.push('unheard'), catchUp: () => happened.push('caught up') });
  let tell: Parameters<WatchSocket>[0] = () => undefined;
  renderHook(() =>
    useConnectedChat(session, (listener) => {
      tell = listener;
      return () => undefined;
    }),
  );
  tell('socket.closed');
  tell('socket.opened');
  expect(happened).toEqual(['unheard', 'caught up']);
});

it('SH-444: says that the chat could not be disconnected, and nothing where it could', () => {
  render(<ToastHost />);
  const leave = (end: () => void) => {
    const session = new ChatSession(silentService(end).port, 'seat');
    const { unmount } = renderHook(() => useConnectedChat(session, never));
    act(unmount);
  };
  leave(() => undefined);
  expect(screen.queryByRole('alert')).toBeNull();
  leave(() => {
    throw new Error('the service does not answer');
  });
  expect(screen.getByRole('alert').textContent).toContain('An error occurred while disconnecting from the chat');
});

it('SH-161: puts the number of unread messages of all conversations before the title, and takes it back', () => {
  const session = new ChatSession(silentService().port, 'seat');
  let tell: (count: number) => void = () => undefined;
  Object.assign(session, {
    onUnread: (listener: (count: number) => void) => {
      tell = listener;
      return () => undefined;
    },
  });
  const { unmount } = renderHook(() => {
    usePageTitle('Issues');
    useConnectedChat(session, never);
  });
  const titles = [0, 1, 12, 99, 100].map((count) => {
    tell(count);
    return document.title;
  });
  unmount();
  expect([...titles, document.title]).toEqual([
    'Issues · Muster',
    '(1) Issues · Muster',
    '(12) Issues · Muster',
    '(99) Issues · Muster',
    '(99+) Issues · Muster',
    'Issues · Muster',
  ]);
});
