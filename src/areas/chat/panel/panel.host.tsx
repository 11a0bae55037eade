import { findFocus } from '#src/ui/focus.ts';
import { useViewer } from '#src/viewer.tsx';
import type { ChatTab } from '../room/chat.rules.ts';
import { offersCommunity, tabsOf, testerTabOf } from '../room/chat.rules.ts';
import { ResolveChannel } from '../resolve-channel/resolve-channel.act.tsx';
import type { Channel } from '../room/chat-port.ts';
import type { ChatSession } from '../session/session.ts';
import { ChannelsView, Opening } from './channels.view.tsx';
import { ChannelStrip, WindowWords } from './channel-strip.tsx';
import { PanelView } from './panel.view.tsx';
import { ShownChannelHost } from './shown-channel.host.tsx';
import { usePlace } from './use-place.ts';
import { useTestersThere } from './use-testers-there.ts';
import { useTestChannels } from './use-test-channels.ts';

type PanelHostProps = {
  readonly session: ChatSession;
  readonly channel: Channel | null;
  readonly messageId: string | null;
  readonly onGo: (externalId: string | null, messageId?: string) => void;
  readonly onOpenPublic: (testId: string) => void;
  readonly onOpenCommunity: (channel: Channel) => void;
};

/** The panel of the chat that the address names: its tabs, the conversation, a thread of it, a search. */
export function PanelHost({ session, channel, messageId, onGo, onOpenPublic, onOpenCommunity }: PanelHostProps) {
  const { role } = useViewer();
  const { isListing, isSearching, thread, go } = usePlace(channel?.id ?? '');
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
      onSearch={isShown && thread === null ? () => go({ isSearching: !isSearching }) : null}
      onClose={() => onGo(null)}
      back={
        thread !== null
          ? { label: 'Back to the chat', onPress: leaveThread }
          : isShown && current === 'testers'
            ? { label: 'All conversations', onPress: () => go({ isListing: true }) }
            : null
      }
      strip={
        channel === null ? null : thread !== null ? (
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
          thread={thread}
          onThread={(message) => go({ isSearching, thread: message })}
          isSearching={isSearching}
          onFound={(message) => {
            go({});
            onGo(channel.externalId, message.id);
          }}
        />
      )}
    </PanelView>
  );
}
