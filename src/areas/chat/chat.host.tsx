import type { ChatParts } from '#src/chat.tsx';
import { setUnreadInTitle } from '#src/title.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEffect, useMemo } from 'react';
import { chatErrors } from './chat.rules.ts';
import { ownChat } from './port/own-chat.ts';
import { ChatSession } from './session.ts';
import { ConnectedHost } from './connected.host.tsx';

type ChatHostProps = {
  readonly watchSocket: (listener: (event: 'socket.opened' | 'socket.closed' | 'call.lost') => void) => () => void;
  readonly onParts: (parts: ChatParts | null) => void;
};

/** Connects a member to the chat: unread messages in the title, chats opened from any screen, and the panel of the one in the address. */
export default function ChatHost({ watchSocket, onParts }: ChatHostProps) {
  const portal = usePortal();
  const { id, organization } = useViewer();
  const member = `${organization.id}:${id}`;
  const session = useMemo(() => new ChatSession(ownChat(portal), member), [portal, member]);
  useEffect(() => {
    session.start(() => showToast({ type: 'danger', text: chatErrors.connect }));
    const unread = session.onUnread(setUnreadInTitle);
    const socket = watchSocket((event) => event === 'socket.opened' && session.catchUp());
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
  return <ConnectedHost key={member} session={session} onParts={onParts} />;
}
