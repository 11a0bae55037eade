import type { ChatParts, OpenChatProps } from '#src/chat.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEffect, useMemo } from 'react';
import { ownChat } from './room/own-chat.ts';
import { ChatSession } from './session/session.ts';
import { setUnreadInTitle } from '#src/title.ts';
import { showToast } from '#src/ui/toast.tsx';
import { chatErrors } from './room/chat.rules.ts';
import { openChatMachine } from '#machines/flows/chat/open-chat.ts';
import type { ChatTarget, OpenChatActorRef, OpenChatPorts } from '#machines/flows/chat/open-chat.ts';
import { absent } from '#src/cache/call.ts';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useQuery } from 'urql';
import { LookUpChannels } from './room/chat.documents.ts';
import { OpenChatView } from './open-chat/open-chat.view.tsx';
import { PanelHost } from './panel/panel.host.tsx';
import { useChatAddress } from './room/use-chat-address.ts';
import { fromPromise } from 'xstate';
import type { ChatPort } from './room/chat-port.ts';

const openChatPorts = (port: Pick<ChatPort, 'register'>): OpenChatPorts => ({
  registerChannel: fromPromise<string, ChatTarget>(async ({ input }) => (await port.register(input)).externalId),
});

const quietly = { ...absent, isOwnRefusal: true } as const;

const partsOver = (opening: OpenChatActorRef): ChatParts => {
  const Open = ({ testId, type, testerId, ...shown }: OpenChatProps) => (
    <OpenChatView
      {...shown}
      onOpen={() => opening.send({ type: 'chat.open', target: { targetId: testId, type, testerId: testerId ?? null } })}
    />
  );
  return { Open };
};

type ConnectedHostProps = { readonly session: ChatSession; readonly onParts: (parts: ChatParts | null) => void };

/** Opens chats that other screens ask for, and the one that the address names; an unknown one leads to the public chat of its test. */
function ConnectedHost({ session, onParts }: ConnectedHostProps) {
  const { channelId, messageId, testId, change } = useChatAddress();
  const opening = useFlow(() => openChatMachine.provide({ actors: openChatPorts(session.port) }));
  useEmitted(opening, {
    'chat.opened': ({ externalId }) => change(externalId),
    'chat.failed': () => showToast({ type: 'danger', text: chatErrors.channel }),
  });
  const parts = useMemo(() => partsOver(opening), [opening]);
  useEffect(() => {
    onParts(parts);
    return () => onParts(null);
  }, [parts, onParts]);
  const [{ data, error, fetching, stale }] = useQuery({
    query: LookUpChannels,
    variables: { externalIds: [channelId ?? ''] },
    pause: channelId === null,
    requestPolicy: 'cache-and-network',
    context: quietly,
  });
  const channel = data?.chatChannels.find(({ externalId }) => externalId === channelId) ?? null;
  const isUnknown = channelId !== null && !fetching && !stale && channel === null && (data !== undefined || error !== undefined);
  useEffect(() => {
    if (!isUnknown) return;
    if (error === undefined && testId !== null)
      opening.send({ type: 'chat.open', target: { targetId: testId, type: 'public', testerId: null } });
    else {
      showToast({ type: 'danger', text: chatErrors.channel });
      change(null);
    }
  }, [isUnknown, error, testId, opening, change]);
  if (channelId === null) return null;
  return (
    <PanelHost
      key={channel?.testId ?? ''}
      session={session}
      channel={channel}
      messageId={messageId}
      onGo={change}
      onOpenPublic={(targetId) => opening.send({ type: 'chat.open', target: { targetId, type: 'public', testerId: null } })}
      onOpenCommunity={({ testId: targetId, testerId }) =>
        opening.send({ type: 'chat.open', target: { targetId, type: 'community', testerId: testerId ?? null } })
      }
    />
  );
}

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
