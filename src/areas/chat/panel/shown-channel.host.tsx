import { searchChannelMachine, selectFound, selectHasFailed, selectWords } from '#machines/flows/chat/search-channel.ts';
import type { FoundMessage } from '#machines/flows/chat/search-channel.ts';
import { useFlow } from '#src/use-flow.ts';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { readerWords, readerZone } from '#src/ui/reader-dates.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { visible } from '#schema/bidi.ts';
import type { ChatPort, Channel } from '../room/chat-port.ts';
import type { ChatSession } from '../session/session.ts';
import { ConversationHost } from './conversation.host.tsx';

type SearchHostProps = { readonly port: Pick<ChatPort, 'search'>; readonly channelId: string; readonly onGo: (messageId: string) => void };

/** Finds messages of a channel by their words. */
function SearchHost({ port, channelId, onGo }: SearchHostProps) {
  const searchMessages = fromPromise<readonly FoundMessage[], { channelId: string; words: string }>(({ input }) =>
    port.search(input.channelId, input.words),
  );
  const actorRef = useFlow(() => searchChannelMachine.provide({ actors: { searchMessages } }), { input: { channelId } });
  const words = useSelector(actorRef, selectWords);
  const found = useSelector(actorRef, selectFound);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  return (
    <div className="flex max-h-[50%] flex-col border-b border-line px-4 py-2.5">
      <SearchField
        label="Search this chat"
        value={words}
        onChange={(typed) => actorRef.send({ type: 'words.change', words: typed })}
        className="w-full"
      />
      {hasFailed ? (
        <LoadFailure title="The chat could not be searched." onRetry={() => actorRef.send({ type: 'search.retry' })} />
      ) : found === null ? null : (
        <>
          <p role="status" className="pt-2 text-small text-ink-2">
            {found.length === 0 ? 'No messages contain these words.' : `${found.length} found`}
          </p>
          <ul aria-label="Found messages" className="min-h-0 overflow-y-auto">
            {found.map((message) => (
              <li key={message.id}>
                <button
                  type="button"
                  onClick={() => onGo(message.id)}
                  className="block w-full rounded-control px-2 py-1.5 text-left hover:bg-hover max-desk:min-h-11"
                >
                  <span className="flex gap-2 text-small text-ink-3">
                    <bdi className="cut">{visible(message.authorName)}</bdi> {readerWords(message.createdAt, 'day', readerZone())}
                  </span>
                  <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
                    {visible(message.text)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type ShownChannelHostProps = {
  readonly session: ChatSession;
  readonly channel: Channel;
  readonly messageId: string | null;
  readonly threadId: string | null;
  readonly onThread: (threadId: string) => void;
  /** Whether the message that the address names stands in the thread. */
  readonly isOfThread: boolean;
  readonly isSearching: boolean;
  readonly onFound: (messageId: string) => void;
};

/** A channel with the search over it; a thread lies before it and leaves it where it was. */
export function ShownChannelHost({
  session,
  channel,
  messageId,
  threadId,
  isOfThread,
  onThread,
  isSearching,
  onFound,
}: ShownChannelHostProps) {
  return (
    <>
      {isSearching ? <SearchHost key={channel.id} port={session.port} channelId={channel.id} onGo={onFound} /> : null}
      <div className="relative flex min-h-0 flex-1 flex-col">
        {/* Without a box of its own a list loses its place and takes its lines for lines without a height. */}
        <div inert={threadId !== null} className={`flex min-h-0 flex-1 flex-col ${threadId === null ? '' : 'invisible'}`}>
          <ConversationHost
            key={channel.id}
            session={session}
            channel={channel}
            threadId={null}
            messageId={isOfThread ? null : messageId}
            isCovered={threadId !== null}
            onThread={onThread}
          />
        </div>
        {threadId === null ? null : (
          <div className="absolute inset-0 flex flex-col">
            <ConversationHost
              key={threadId}
              session={session}
              channel={channel}
              threadId={threadId}
              messageId={isOfThread ? messageId : null}
              onThread={onThread}
            />
          </div>
        )}
      </div>
    </>
  );
}
