import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useChoice } from '#src/use-choice.ts';
import type { Channel } from '../room/chat-port.ts';
import { absent } from '#src/cache/call.ts';
import { useQuery } from 'urql';
import { ChannelsOfTest } from '../room/chat.documents.ts';
import { useViewer } from '#src/viewer.tsx';
import { lastWrittenFirst, offersCommunity, tabsOf, testerTabOf } from '../room/chat.rules.ts';
import type { ChatTab } from '../room/chat.rules.ts';
import type { ChatSession } from '../session/session.ts';
import { findFocus } from '#src/ui/focus.ts';
import { ResolveChannel } from '../resolve-channel/resolve-channel.act.tsx';
import { ChannelsView, Opening } from './channels.view.tsx';
import { ChannelStrip, WindowWords } from './channel-strip.tsx';
import { PanelView } from './panel.view.tsx';
import { ShownChannelHost } from './shown-channel.host.tsx';

/** Where somebody is in a chat: at its messages, in a thread of it, searching it, or at the list of all. */
type Place = { readonly isListing: boolean; readonly isSearching: boolean; readonly threadId: string | null };

const atFirst: Place = { isListing: false, isSearching: false, threadId: null };

/** The place in the chat with this id; in another chat it begins anew, so that nothing of the one before is shown there. */
const usePlace = (id: string, named: string | null) => {
  const begun = `${id} ${named ?? ''}`;
  const [place, setPlace] = useChoice({ id: begun, ...atFirst, threadId: named });
  return {
    ...(place.id === begun ? place : { ...atFirst, threadId: named }),
    go: (there: Partial<Place>) => setPlace({ id: begun, ...atFirst, ...there }),
  };
};

const quietly = { ...absent, isOwnRefusal: true } as const;

/** The channels of the test of the one that is shown. */
const useTestChannels = (channel: Channel | null): readonly Channel[] => {
  const [{ data }] = useQuery({
    query: ChannelsOfTest,
    variables: { testId: channel?.testId ?? '' },
    pause: channel === null,
    requestPolicy: 'cache-and-network',
    context: quietly,
  });
  return useMemo(() => lastWrittenFirst(data?.chatChannelsOfTest ?? []), [data]);
};

/** The participations of a test whose testers are there, for those who have chats with testers. */
const useTestersThere = ({ port, there }: Pick<ChatSession, 'port' | 'there'>, testId: string | null): ReadonlySet<string> => {
  const { role } = useViewer();
  const watched = testerTabOf(role) === null ? null : testId;
  useEffect(() => {
    if (watched === null) return undefined;
    const stop = port.watchThere(watched, there.take);
    return () => {
      stop();
      there.forget();
    };
  }, [port, there, watched]);
  return useSyncExternalStore(there.subscribe, there.getSnapshot);
};

type PanelHostProps = {
  readonly session: ChatSession;
  readonly channel: Channel | null;
  readonly messageId: string | null;
  /** The thread that the address names. */
  readonly threadId: string | null;
  readonly onGo: (externalId: string | null, messageId?: string) => void;
  readonly onOpenPublic: (testId: string) => void;
  readonly onOpenCommunity: (channel: Channel) => void;
};

/** The panel of the chat that the address names: its tabs, the conversation, a thread of it, a search. */
export function PanelHost({ session, channel, messageId, threadId: named, onGo, onOpenPublic, onOpenCommunity }: PanelHostProps) {
  const { role } = useViewer();
  const { isListing, isSearching, threadId, go } = usePlace(channel?.id ?? '', named);
  const channels = useTestChannels(channel);
  const there = useTestersThere(session, channel?.testId ?? null);
  const ofTesters = channels.filter(({ chatType }) => chatType !== 'public');
  const isWithTesters = isListing || (channel !== null && channel.chatType !== 'public');
  const current = isWithTesters && testerTabOf(role) !== null ? 'testers' : 'public';
  const choose = (tab: ChatTab['id']) => {
    go({ isListing: tab === 'testers' });
    if (tab === 'public' && channel !== null && channel.chatType !== 'public') onOpenPublic(channel.testId);
  };
  const leaveThread = () => {
    go({ isSearching });
    requestAnimationFrame(() => findFocus(document.querySelector<HTMLElement>('[data-panel] [role="log"]')));
  };
  const isShown = channel !== null && !isListing;
  const hasCommunity = channel !== null && offersCommunity(channel, channels, role);
  return (
    <PanelView
      title={channel === null ? 'Chat' : isListing ? channel.testName : (channel.testerName ?? channel.testName)}
      tabs={tabsOf(channels, role)}
      current={current}
      onTab={choose}
      isSearching={isSearching}
      onSearch={isShown && threadId === null ? () => go({ isSearching: !isSearching }) : null}
      onClose={() => onGo(null)}
      back={
        threadId !== null
          ? { label: 'Back to the chat', onPress: leaveThread }
          : isShown && current === 'testers'
            ? { label: 'All conversations', onPress: () => go({ isListing: true }) }
            : null
      }
      strip={
        channel === null ? null : threadId !== null ? (
          <span>Thread</span>
        ) : isListing ? (
          <WindowWords channel={channel} />
        ) : (
          <ChannelStrip session={session} channel={channel} onCommunity={hasCommunity ? () => onOpenCommunity(channel) : null} />
        )
      }
      actions={isShown ? <ResolveChannel key={channel.externalId} channel={channel} /> : null}
    >
      {channel === null ? (
        <Opening />
      ) : isListing ? (
        <ChannelsView
          channels={ofTesters}
          there={there}
          onOpen={({ externalId }) => {
            go({});
            onGo(externalId);
          }}
        />
      ) : (
        <ShownChannelHost
          session={session}
          channel={channel}
          messageId={messageId}
          threadId={threadId}
          isOfThread={threadId !== null && threadId === named}
          onThread={(id) => go({ isSearching, threadId: id })}
          isSearching={isSearching}
          onFound={(found) => {
            go({});
            onGo(channel.externalId, found);
          }}
        />
      )}
    </PanelView>
  );
}
