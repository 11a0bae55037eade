import { absent } from '#src/cache/call.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useState, useSyncExternalStore } from 'react';
import { useQuery } from 'urql';
import { ChannelsOfTest } from '../chat.documents.ts';
import { channelVerdicts, testerTabOf, visible, windowWords } from '../chat.rules.ts';
import { ResolveChannel } from '../resolve-channel/resolve-channel.act.tsx';
import type { Channel, Message } from '../port/chat-port.ts';
import type { ChatSession } from '../session.ts';
import { ChannelsView } from './channels.view.tsx';
import { ConversationHost } from './conversation.host.tsx';
import { PanelView } from './panel.view.tsx';
import type { PanelTab } from './panel.view.tsx';
import { SearchHost } from './search.host.tsx';

type PanelHostProps = {
  readonly session: ChatSession;
  readonly channel: Channel | null;
  readonly messageId: string | null;
  readonly onGo: (externalId: string | null, messageId?: string) => void;
  readonly onOpenPublic: (testId: string) => void;
  readonly onOpenCommunity: (channel: Channel) => void;
};

const quietly = { ...absent, isOwnRefusal: true } as const;
const unreadIn = (channels: readonly Channel[]): number => channels.reduce((sum, { unreadCount }) => sum + unreadCount, 0);

/** The panel of the chat that the address names: its tabs, the conversation, a thread of it, a search. */
export function PanelHost({ session, channel, messageId, onGo, onOpenPublic, onOpenCommunity }: PanelHostProps) {
  const { id: me, role } = useViewer();
  const [isListing, setListing] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [thread, setThread] = useState<Message | null>(null);
  const typing = useSyncExternalStore(session.subscribeTyping, session.typing);
  const [{ data }] = useQuery({
    query: ChannelsOfTest,
    variables: { testId: channel?.testId ?? '' },
    pause: channel === null,
    requestPolicy: 'cache-and-network',
    context: quietly,
  });
  const channels = data?.chatChannelsOfTest ?? [];
  const ofTesters = channels.filter(({ chatType }) => chatType !== 'public');
  const ofTest = channels.filter(({ chatType }) => chatType === 'public');
  const testerTab = testerTabOf(role);
  const tabs: readonly PanelTab[] = [
    { id: 'public', label: 'Public Chat', unread: unreadIn(ofTest) },
    ...(testerTab === null ? [] : [{ id: 'testers' as const, label: testerTab, unread: unreadIn(ofTesters) }]),
  ];
  const current = isListing || (channel !== null && channel.chatType !== 'public') ? 'testers' : 'public';
  const choose = (id: PanelTab['id']) => {
    setThread(null);
    setSearching(false);
    setListing(id === 'testers');
    if (id === 'public' && channel !== null && channel.chatType !== 'public') onOpenPublic(channel.testId);
  };
  const isShown = channel !== null && !isListing;
  const typingHere = typing.filter(({ channelId }) => channelId === channel?.id).map(({ name }) => visible(name));
  const community = ofTesters.find(({ chatType, participantId }) => chatType === 'community' && participantId === channel?.participantId);
  const hasCommunity = channel?.chatType === 'private' && (role === 'community_test_manager' || community !== undefined);
  return (
    <PanelView
      title={channel === null ? 'Chat' : isListing ? channel.testName : (channel.testerName ?? channel.testName)}
      tabs={tabs}
      current={current}
      onTab={choose}
      isSearching={isSearching}
      onSearch={isShown && thread === null ? () => setSearching(!isSearching) : null}
      onClose={() => onGo(null)}
      back={
        thread !== null
          ? { label: 'Back to the chat', onPress: () => setThread(null) }
          : isShown && current === 'testers'
            ? { label: 'All conversations', onPress: () => setListing(true) }
            : null
      }
      strip={
        channel === null ? null : thread !== null ? (
          <span>Thread</span>
        ) : (
          <>
            <span>{windowWords(channel)}</span>
            {channel.chatType === 'community' ? <span>Community chat</span> : null}
            {isShown && hasCommunity ? (
              <button type="button" className="text-accent hover:underline" onClick={() => onOpenCommunity(channel)}>
                Community chat
              </button>
            ) : null}
            {channel.status === 'resolved' ? <span>Resolved</span> : null}
            {typingHere.length === 0 ? null : <span role="status">{typingHere.join(', ')} is typing</span>}
          </>
        )
      }
      actions={
        isShown && channel.status === 'unresolved' && channelVerdicts(channel, { role, userId: me })['channel.resolve'] === null ? (
          <ResolveChannel key={channel.externalId} externalId={channel.externalId} />
        ) : null
      }
    >
      {channel === null ? (
        <div role="status" aria-busy="true" className="flex animate-late flex-col gap-3 p-4">
          <span className="sr-only">Opening the chat</span>
          <Skeleton width={220} height={18} />
          <Skeleton width={300} height={18} />
        </div>
      ) : isListing ? (
        <ChannelsView
          channels={ofTesters}
          onOpen={({ externalId }) => {
            setListing(false);
            onGo(externalId);
          }}
        />
      ) : (
        <>
          {isSearching ? (
            <SearchHost
              port={session.port}
              channelId={channel.id}
              onGo={(message) => {
                setSearching(false);
                onGo(channel.externalId, message.id);
              }}
            />
          ) : null}
          <div hidden={thread !== null} className="flex min-h-0 flex-1 flex-col">
            <ConversationHost
              key={channel.id}
              session={session}
              channel={channel}
              threadId={null}
              messageId={messageId}
              onThread={setThread}
            />
          </div>
          {thread === null ? null : (
            <ConversationHost
              key={thread.id}
              session={session}
              channel={channel}
              threadId={thread.id}
              messageId={null}
              onThread={() => undefined}
            />
          )}
        </>
      )}
    </PanelView>
  );
}
