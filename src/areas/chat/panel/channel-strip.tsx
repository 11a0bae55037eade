import { useSyncExternalStore } from 'react';
import { visible, windowWords } from '../chat.rules.ts';
import type { Channel } from '../port/chat-port.ts';
import type { ChatSession } from '../session.ts';

type ChannelStripProps = { readonly session: ChatSession; readonly channel: Channel; readonly onCommunity: (() => void) | null };

/** Where the test stands, what kind of chat this is, and who is typing in it. */
export function ChannelStrip({ session, channel, onCommunity }: ChannelStripProps) {
  const typing = useSyncExternalStore(session.subscribeTyping, session.typing);
  const here = typing.filter(({ channelId }) => channelId === channel.id).map(({ name }) => visible(name));
  return (
    <>
      <span>{windowWords(channel)}</span>
      {channel.chatType === 'community' ? <span>Community chat</span> : null}
      {onCommunity === null ? null : (
        <button type="button" className="text-accent hover:underline max-desk:min-h-11" onClick={onCommunity}>
          Community chat
        </button>
      )}
      {channel.status === 'resolved' ? <span>Resolved</span> : null}
      <span role="status">{here.length === 0 ? '' : `${here.join(', ')} ${here.length === 1 ? 'is' : 'are'} typing`}</span>
    </>
  );
}
