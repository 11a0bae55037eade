import { visible } from '#schema/bidi.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { myChatsKinds } from '#schema/vocabulary/chat.ts';
import type { MyChatsKind } from '#schema/vocabulary/chat.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Anchor } from '#src/ui/navigation.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { AtSign, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Channel } from '../room/chat-port.ts';

const labels: Readonly<Record<MyChatsKind, string>> = {
  all: 'All',
  unread: 'Unread',
  mentions: 'Mentions',
  private: 'Private',
  public: 'Public',
};

const emptyTitles: Readonly<Record<MyChatsKind, string>> = {
  all: 'No chats yet',
  unread: 'You have read everything',
  mentions: 'Nobody has mentioned you yet',
  private: 'No private chats yet',
  public: 'No public chats yet',
};

type MyChatsViewProps = {
  /** Null until they are known. */
  readonly chats: readonly Channel[] | null;
  /** Customers have public chats alone. */
  readonly isCustomer: boolean;
  readonly kind: MyChatsKind;
  readonly onKind: (kind: MyChatsKind) => void;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onMore: (() => void) | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const typeWords: Readonly<Record<Channel['chatType'], string>> = {
  public: 'Public chat',
  private: 'Private chat',
  community: 'Community chat',
};

function Entry({ chat, onClose }: { readonly chat: Channel; readonly onClose: () => void }) {
  const { testId, externalId, chatType, testName, testerName, unreadCount, unreadMentions, lastWords, lastMessageAt } = chat;
  const isUnread = unreadCount > 0;
  return (
    <li className="border-b border-line last:border-b-0">
      <span onClickCapture={onClose} className="contents">
        <Anchor
          href={`/results/${testId}?channel_id=${externalId}`}
          className="flex items-center gap-3 rounded-control px-2 py-2 ring-inside hover:bg-hover max-desk:min-h-11"
        >
          {testerName == null ? (
            <span aria-hidden="true" className="grid size-[26px] shrink-0 place-items-center rounded-full bg-pressed text-ink-2">
              <MessagesSquare size={14} strokeWidth={1.75} />
            </span>
          ) : (
            <Avatar name={testerName} />
          )}
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline gap-2">
              <bdi className={`cut ${isUnread ? 'font-semibold' : 'font-name'}`}>{visible(testerName ?? testName)}</bdi>
            </span>
            <span className="block cut text-small text-ink-3">
              {typeWords[chatType]}
              {testerName == null ? null : (
                <>
                  {', '}
                  <bdi>{visible(testName)}</bdi>
                </>
              )}
            </span>
            <span dir="auto" className={`block cut text-small ${isUnread ? 'text-ink' : 'text-ink-2'}`}>
              {visible(lastWords)}
            </span>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1 text-small text-ink-3">
            {lastMessageAt == null ? null : <RelativeTime at={lastMessageAt} underMinute="just now" />}
            <span className="flex items-center gap-1">
              {unreadMentions === 0 ? null : (
                <span className="text-accent" title={counted(unreadMentions, 'unread mention', 'unread mentions')}>
                  <AtSign aria-hidden="true" size={14} strokeWidth={2} />
                  <span className="sr-only">{counted(unreadMentions, 'unread mention', 'unread mentions')}</span>
                </span>
              )}
              <Badge count={unreadCount} current label="unread" />
            </span>
          </span>
        </Anchor>
      </span>
    </li>
  );
}

/** The chats of the viewer, those with unread messages first. */
export function MyChatsView({ chats, isCustomer, kind, onKind, typed, onType, onMore, onClose, children }: MyChatsViewProps) {
  const kinds = myChatsKinds.filter((each) => !isCustomer || (each !== 'private' && each !== 'public'));
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-lead">My chats</h2>
      <SearchField label="Search my chats" placeholder="Test or tester" value={typed} onChange={onType} className="w-full" />
      <SegmentedChoice
        label="Which chats"
        options={kinds.map((id) => ({ id, label: labels[id] }))}
        value={kind}
        onChange={(id) => onKind(kinds.find((each) => each === id) ?? 'all')}
      />
      {chats === null ? (
        children
      ) : chats.length === 0 ? (
        <EmptyState title={typed.trim() === '' ? emptyTitles[kind] : 'No chat has this name'}>
          {typed.trim() === '' ? 'The chats of your tests appear here once somebody writes in them.' : 'Search for a test or a tester.'}
        </EmptyState>
      ) : (
        <ul aria-label="My chats" className="max-h-[min(460px,60vh)] overflow-y-auto">
          {chats.map((chat) => (
            <Entry key={chat.id} chat={chat} onClose={onClose} />
          ))}
          {onMore === null ? null : (
            <li className="p-2">
              <Button size="small" onPress={onMore}>
                Load more
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
