import { openChatMachine } from '#machines/flows/chat/open-chat/open-chat.machine.ts';
import type { OpenChatActorRef } from '#machines/flows/chat/open-chat/open-chat.machine.ts';
import type { ChatParts, OpenChatProps } from '#src/chat.tsx';
import { setUnreadInTitle } from '#src/title.ts';
import { absent } from '#src/cache/call.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useTold } from '#src/use-told.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { LookUpChannels } from './chat.documents.ts';
import { chatErrors } from './chat.rules.ts';
import { OpenChatView } from './open-chat/open-chat.view.tsx';
import { openChatPorts } from './open-chat/open-chat.ports.ts';
import { PanelHost } from './panel/panel.host.tsx';
import { ownChat } from './port/own-chat.ts';
import { ChatSession } from './session.ts';
import { useChatAddress } from './use-chat-address.ts';

type ChatHostProps = {
  readonly watchSocket: (listener: (event: 'socket.opened' | 'socket.closed') => void) => () => void;
  readonly onParts: (parts: ChatParts | null) => void;
};

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

/** Connects a member to the chat: unread messages in the title, chats opened from any screen, and the panel of the one in the address. */
export default function ChatHost({ watchSocket, onParts }: ChatHostProps) {
  const portal = usePortal();
  const { id, organization } = useViewer();
  const seat = `${organization.id}:${id}`;
  const [session, setSession] = useState<ChatSession | null>(null);
  useEffect(() => {
    const opened = new ChatSession(ownChat(portal), seat);
    try {
      opened.start();
    } catch {
      showToast({ type: 'danger', text: chatErrors.connect });
    }
    const unread = opened.onUnread(setUnreadInTitle);
    const socket = watchSocket((event) => event === 'socket.opened' && opened.catchUp());
    setSession(opened);
    return () => {
      unread();
      socket();
      setUnreadInTitle(0);
      try {
        opened.stop();
      } catch {
        showToast({ type: 'danger', text: chatErrors.disconnect });
      }
    };
  }, [portal, seat, watchSocket]);
  return session === null ? null : <Connected key={seat} session={session} onParts={onParts} />;
}

function Connected({ session, onParts }: { readonly session: ChatSession; readonly onParts: ChatHostProps['onParts'] }) {
  const { channelId, messageId, testId, change } = useChatAddress();
  const opening = useFlow(() => openChatMachine.provide({ actors: openChatPorts(session.port) }));
  useTold(opening, {
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
