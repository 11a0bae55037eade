import type { MessageChange } from '#machines/flows/chat/change-message.ts';
import type { ReadingState, Wanted } from '#machines/flows/chat/read-channel.ts';
import type { WriteMessageActorRef } from '#machines/flows/chat/write-message.ts';
import type { Actor } from '#machines/lib/actor.ts';
import { Button } from '#src/ui/button.tsx';
import { counted } from '#schema/vocabulary/counted.ts';
import { ArrowDown, ArrowUp, MessageSquareReply } from 'lucide-react';
import { useTurn } from '#src/ui/local.ts';
import { useOpenOne } from '#src/use-open-one.ts';
import { visible } from '#schema/bidi.ts';
import type { Channel, Message } from '../room/chat-port.ts';
import type { ChatSession } from '../session/session.ts';
import { Composer } from './composer.tsx';
import { lastEditable } from './lines.rules.ts';
import type { Line } from './lines.rules.ts';
import { MessagesView } from './messages.view.tsx';

export type ConversationViewProps = {
  readonly session: ChatSession;
  readonly channel: Channel;
  readonly actor: Actor;
  readonly name: string;
  readonly threadId: string | null;
  readonly lines: readonly Line[];
  readonly reading: ReadingState;
  readonly paging: string | null;
  readonly target: { readonly key: string; readonly turn: number } | null;
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
  /** Whether the newest are out of sight. */
  readonly isAway: boolean;
  readonly hasUnreadBefore: boolean;
  readonly isHeld: boolean;
  readonly onTop: (at: number) => void;
  readonly readOnly: string | null;
  readonly writing: WriteMessageActorRef;
  readonly onWant: (wanted: Wanted) => void;
  readonly onRetry: () => void;
  readonly onEnd: (isAtEnd: boolean) => void;
  readonly onNewest: () => void;
  readonly onJump: (messageId: string) => void;
  readonly onThread: (threadId: string) => void;
  readonly onChange: (change: MessageChange) => void;
  readonly onLink: (message: Message) => void;
  readonly onUnread: (message: Message) => void;
};

const placeholderOf = ({ chatType, testerName }: Channel): string =>
  chatType === 'public' ? 'Message everybody on this test' : `Message ${visible(testerName ?? 'the tester')}`;

/** Threads whose replies are not read: the messages they stand under may lie far above. */
function UnreadThreads({ threads, onOpen }: { readonly threads: Channel['unreadThreads']; readonly onOpen: (threadId: string) => void }) {
  if (threads.length === 0) return null;
  return (
    <ul aria-label="Threads with new replies" className="max-h-28 shrink-0 overflow-y-auto border-b border-line">
      {threads.map(({ id, authorName, words, unreadCount }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onOpen(id)}
            className="flex w-full items-center gap-2 px-4 py-1.5 text-left text-small ring-inside hover:bg-hover max-desk:min-h-11"
          >
            <MessageSquareReply aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0 text-accent" />
            <span className="shrink-0 font-name text-accent">{counted(unreadCount, 'new reply', 'new replies')}</span>
            <span dir="auto" className="cut text-ink-2">
              <bdi>{visible(authorName)}</bdi> {words === '' ? 'Message deleted' : visible(words)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The list of messages with where one writes below it. */
export function ConversationView(props: ConversationViewProps) {
  const { channel, actor, threadId, lines, reading, paging, hasLater, isAway, readOnly, onWant, name } = props;
  const edited = useOpenOne();
  const [focusTurn, focusAgain] = useTurn(threadId === null ? 0 : 1);
  const edit = (messageId: string) => edited.open('editor', messageId);
  const endEdit = () => {
    edited.close();
    focusAgain();
  };
  const editLast = () => {
    const last = lastEditable(lines, channel, actor);
    if (last === null) return;
    edit(last);
    props.onJump(last);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {threadId === null ? <UnreadThreads threads={channel.unreadThreads} onOpen={props.onThread} /> : null}
      <div className="relative flex min-h-0 flex-1 flex-col">
        {props.hasUnreadBefore ? (
          <div className="absolute inset-x-0 top-2 z-10 grid place-items-center">
            <Button size="small" icon={ArrowUp} onPress={() => onWant({ kind: 'unread' })}>
              Jump to the first unread
            </Button>
          </div>
        ) : null}
        <MessagesView {...props} edited={edited.id} onEdit={edit} onEditEnd={endEdit} />
        <div className="relative">
          {(hasLater || isAway) && reading === 'reading' ? (
            <div className="absolute inset-x-0 -top-9 z-10 grid place-items-center">
              <Button size="small" icon={ArrowDown} onPress={props.onNewest}>
                Jump to the newest
              </Button>
            </div>
          ) : null}
          <span role="status" className="sr-only">
            {paging === null ? '' : 'Loading messages'}
          </span>
          {readOnly === null ? (
            <Composer
              actorRef={props.writing}
              label={`Message from ${name}`}
              placeholder={threadId === null ? placeholderOf(channel) : 'Reply in this thread'}
              onEditLast={editLast}
              focusTurn={focusTurn}
              readers={() => props.session.port.readers(channel.id)}
            />
          ) : (
            <p role="note" className="border-t border-line px-4 py-3 text-small text-ink-2">
              {readOnly}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
