import type { ChatParts } from '#src/chat.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useMemo } from 'react';
import { ownChat } from './room/own-chat.ts';
import { ChatSession } from './session/session.ts';
import { ConnectedHost } from './connected.host.tsx';
import { useConnectedChat } from './use-connected-chat.ts';
import type { WatchSocket } from './use-connected-chat.ts';

type ChatHostProps = { readonly watchSocket: WatchSocket; readonly onParts: (parts: ChatParts | null) => void };

/** Connects a member to the chat: unread messages in the title, chats opened from any screen, and the panel of the one in the address. */
export default function ChatHost({ watchSocket, onParts }: ChatHostProps) {
  const portal = usePortal();
  const { id, organization } = useViewer();
  const member = `${organization.id}:${id}`;
  const session = useMemo(() => new ChatSession(ownChat(portal), member), [portal, member]);
  useConnectedChat(session, watchSocket);
  return <ConnectedHost key={member} session={session} onParts={onParts} />;
}
