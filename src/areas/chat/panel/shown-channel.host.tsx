import type { Channel, Message } from '../room/chat-port.ts';
import type { ChatSession } from '../session/session.ts';
import { ConversationHost } from './conversation.host.tsx';
import { SearchHost } from './search.host.tsx';

type ShownChannelHostProps = {
  readonly session: ChatSession;
  readonly channel: Channel;
  readonly messageId: string | null;
  readonly thread: Message | null;
  readonly onThread: (message: Message) => void;
  readonly isSearching: boolean;
  readonly onFound: (message: Message) => void;
};

/** A channel with the search over it; a thread lies before it and leaves it where it was. */
export function ShownChannelHost({ session, channel, messageId, thread, onThread, isSearching, onFound }: ShownChannelHostProps) {
  return (
    <>
      {isSearching ? <SearchHost port={session.port} channelId={channel.id} onGo={onFound} /> : null}
      <div hidden={thread !== null} className="flex min-h-0 flex-1 flex-col [&[hidden]]:hidden">
        <ConversationHost key={channel.id} session={session} channel={channel} threadId={null} messageId={messageId} onThread={onThread} />
      </div>
      {thread === null ? null : (
        <ConversationHost key={thread.id} session={session} channel={channel} threadId={thread.id} messageId={null} onThread={onThread} />
      )}
    </>
  );
}
