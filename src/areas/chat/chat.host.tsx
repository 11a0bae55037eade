import type { ChatParts, OpenChatProps } from '#src/chat.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { ownChat } from './room/own-chat.ts';
import { ChatSession, countOf } from './session/session.ts';
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
import { MyChatsHost } from './my-chats/my-chats.host.tsx';
import { OpenChatView } from './open-chat/open-chat.view.tsx';
import { ChatUnreadView } from './my-chats/chat-unread.view.tsx';
import { PanelHost } from './panel/panel.host.tsx';
import { useChatAddress } from './room/use-chat-address.ts';
import { fromPromise } from 'xstate';
import type { ChatChange, ChatPort } from './room/chat-port.ts';
import { cutText } from '#schema/cut-text.ts';
import { visible } from '#schema/bidi.ts';
import { Link } from '#src/ui/link.tsx';

const openChatPorts = (port: Pick<ChatPort, 'register'>): OpenChatPorts => ({
  registerChannel: fromPromise<string, ChatTarget>(async ({ input }) => (await port.register(input)).externalId),
});

const quietly = { ...absent, isOwnRefusal: true } as const;

const partsOver = (opening: OpenChatActorRef, session: ChatSession): ChatParts => {
  const useUnread = (testIds: readonly string[] | null) => countOf(useSyncExternalStore(session.subscribeUnread, session.unread), testIds);
  const Open = ({ testId, type, testerId, unread, ...shown }: OpenChatProps) => {
    const inTest = useUnread([testId]);
    return (
      <OpenChatView
        {...shown}
        unread={unread ?? inTest}
        onOpen={() => opening.send({ type: 'chat.open', target: { targetId: testId, type, testerId: testerId ?? null } })}
      />
    );
  };
  const Unread = ({ testId }: { readonly testId: string }) => <ChatUnreadView count={useUnread([testId])} />;
  const Mine = () => <MyChatsHost unread={useUnread(null)} />;
  return { Open, Unread, Mine };
};

/** Tells of a message that is somebody's own business, unless they look at its chat. */
const useConcerns = (session: ChatSession, shown: string | null): void => {
  const tell = useEffectEvent(async ({ externalId, testId, message }: ChatChange) => {
    const isLookedAt = () => shown === externalId && document.visibilityState === 'visible';
    if (message == null || isLookedAt() || !(await session.port.isHeard(testId)) || isLookedAt()) return;
    const words = message.text === '' ? 'A file' : cutText(message.text, 80);
    showToast({
      type: 'info',
      id: `chat ${externalId}`,
      text: (
        <Link href={`/results/${testId}?channel_id=${externalId}&message_id=${message.id}`}>
          {visible(message.authorName)}: {visible(words)}
        </Link>
      ),
    });
  });
  useEffect(() => session.onConcern((change) => void tell(change)), [session]);
};

type ConnectedHostProps = { readonly session: ChatSession; readonly onParts: (parts: ChatParts | null) => void };

/** Opens chats that other screens ask for, and the one that the address names; an unknown one leads to the public chat of its test. */
function ConnectedHost({ session, onParts }: ConnectedHostProps) {
  const { channelId, messageId, threadId, testId, change } = useChatAddress();
  const opening = useFlow(() => openChatMachine.provide({ actors: openChatPorts(session.port) }));
  useEmitted(opening, {
    'chat.opened': ({ externalId }) => change(externalId),
    'chat.failed': () => showToast({ type: 'danger', text: chatErrors.channel }),
  });
  useConcerns(session, channelId);
  const parts = useMemo(() => partsOver(opening, session), [opening, session]);
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
      threadId={threadId}
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
