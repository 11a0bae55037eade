import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { visible } from '#schema/bidi.ts';
import type { Channel } from '../room/chat-port.ts';

/** Says that a tester is there. */
export function ThereNow() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-ink-2">
      <span aria-hidden="true" className="size-2 rounded-full bg-res-pass" />
      Here now
    </span>
  );
}

type ChannelsViewProps = {
  readonly channels: readonly Channel[];
  /** The participations whose testers are there. */
  readonly there: ReadonlySet<string>;
  readonly onOpen: (channel: Channel) => void;
};

/** The conversations with testers, those written in last first. */
export function ChannelsView({ channels, there, onOpen }: ChannelsViewProps) {
  if (channels.length === 0)
    return <EmptyState title="No conversations yet.">Open the chat with a tester from the Testers tab.</EmptyState>;
  return (
    <ul aria-label="Conversations" className="min-h-0 flex-1 overflow-y-auto">
      {channels.map((channel) => (
        <li key={channel.id}>
          <button
            type="button"
            onClick={() => onOpen(channel)}
            className="ring-inside flex w-full items-center gap-3 border-b border-line px-4 py-2.5 text-left hover:bg-hover"
          >
            <Avatar name={channel.testerName ?? ''} />
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline gap-2">
                <bdi className={`cut ${channel.unreadCount > 0 ? 'font-semibold' : 'font-name'}`}>{visible(channel.testerName ?? '')}</bdi>
                <span className="flex shrink-0 gap-2 text-small text-ink-3">
                  {there.has(channel.participantId ?? '') ? <ThereNow /> : null}
                  {channel.chatType === 'community' ? 'Community' : channel.status === 'resolved' ? 'Resolved' : ''}
                </span>
              </span>
              <span dir="auto" className="block cut text-small text-ink-2">
                {visible(channel.lastWords)}
              </span>
            </span>
            <span className="flex shrink-0 flex-col items-end gap-1 text-small text-ink-3">
              {channel.lastMessageAt == null ? null : <RelativeTime at={channel.lastMessageAt} />}
              <Badge count={channel.unreadCount} current label="unread" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Stands while a channel is looked up. */
export function Opening() {
  return (
    <div role="status" aria-busy="true" className="flex animate-late flex-col gap-3 p-4">
      <span className="sr-only">Opening the chat</span>
      <Skeleton width={220} height={18} />
      <Skeleton width={300} height={18} />
    </div>
  );
}
