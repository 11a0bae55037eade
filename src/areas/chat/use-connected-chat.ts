import { setUnreadInTitle } from '#src/title.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useEffect } from 'react';
import { chatErrors } from './room/chat.rules.ts';
import type { ChatSession } from './session/session.ts';

export type WatchSocket = (listener: (event: 'socket.opened' | 'socket.closed' | 'call.lost') => void) => () => void;

/** Connects a session for as long as the part is on the page: unread messages in the title, and what was missed once the socket is open again. */
export const useConnectedChat = (session: ChatSession, watchSocket: WatchSocket): void =>
  useEffect(() => {
    session.start(() => showToast({ type: 'danger', text: chatErrors.connect }));
    const unread = session.onUnread(setUnreadInTitle);
    const socket = watchSocket((event) => {
      if (event === 'socket.opened') session.catchUp();
      if (event === 'socket.closed') session.unhear();
    });
    return () => {
      unread();
      socket();
      setUnreadInTitle(0);
      try {
        session.stop();
      } catch {
        showToast({ type: 'danger', text: chatErrors.disconnect });
      }
    };
  }, [session, watchSocket]);
