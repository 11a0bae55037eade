import type { MessageChange } from '#machines/flows/chat/change-message/change-message.types.ts';
import type { ReadingState } from '#machines/flows/chat/read-channel/read-channel.selectors.ts';
import type { Wanted } from '#machines/flows/chat/read-channel/read-channel.types.ts';
import type { Actor } from '#machines/lib/actor.ts';
import { Button } from '#src/ui/button.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { visible } from '#schema/bidi.ts';
import type { Channel, Message } from '../port/chat-port.ts';
import type { ChatSession } from '../session.ts';
import { Composer } from './composer.tsx';
import { lastEditable } from './lines.rules.ts';
import type { Line } from './lines.rules.ts';
import { endOfList } from './message-list.tsx';
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
  readonly marked: string | null;
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
  /** Whether the newest are out of sight. */
  readonly isAway: boolean;
  readonly hasUnreadBefore: boolean;
  readonly isHeld: boolean;
  readonly onTop: (at: number) => void;
  readonly readOnly: string | null;
  readonly quoted: Message | null;
  readonly onQuote: (message: Message | null) => void;
  readonly onWant: (wanted: Wanted) => void;
  readonly onRetry: () => void;
  readonly onEnd: (isAtEnd: boolean) => void;
  readonly onJump: (messageId: string) => void;
  readonly onThread: (message: Message) => void;
  readonly onChange: (change: MessageChange) => void;
};

const placeholderOf = ({ chatType, testerName }: Channel): string =>
  chatType === 'public' ? 'Message everybody on this test' : `Message ${visible(testerName ?? 'the tester')}`;

/** The list of messages with where one writes below it. */
export function ConversationView(props: ConversationViewProps) {
  const { session, channel, actor, threadId, lines, reading, paging, hasLater, isAway, readOnly, quoted, onQuote, onWant, name } = props;
  const toEnd = () => (hasLater ? onWant({ kind: 'newest' }) : props.onJump(endOfList));
  const [edited, setEdited] = useState<string | null>(null);
  const [focusTurn, setFocusTurn] = useState(threadId === null ? 0 : 1);
  const endEdit = () => {
    setEdited(null);
    setFocusTurn(focusTurn + 1);
  };
  const editLast = () => {
    const last = lastEditable(lines, channel, actor);
    if (last === null) return;
    setEdited(last);
    props.onJump(last);
  };
  const send = (text: string, files: Parameters<Parameters<typeof Composer>[0]['onSend']>[1]) => {
    const clientId = crypto.randomUUID();
    const at = new Date().toISOString();
    const about = {
      quotedMessageId: quoted?.id ?? null,
      quotedText: quoted === null ? null : `${quoted.authorName}: ${quoted.text}`.slice(0, 200),
    };
    session.outbox.send({ clientId, channelId: channel.id, text, threadId, ...about, files: [...files], at, isRefused: false });
    onQuote(null);
    toEnd();
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {props.hasUnreadBefore ? (
        <div className="absolute inset-x-0 top-2 z-10 grid place-items-center">
          <Button size="small" icon={ArrowUp} onPress={() => onWant({ kind: 'unread' })}>
            Jump to the first unread
          </Button>
        </div>
      ) : null}
      <MessagesView {...props} edited={edited} onEdit={setEdited} onEditEnd={endEdit} />
      <div className="relative">
        {(hasLater || isAway) && reading === 'reading' ? (
          <div className="absolute inset-x-0 -top-9 z-10 grid place-items-center">
            <Button size="small" icon={ArrowDown} onPress={toEnd}>
              To the newest
            </Button>
          </div>
        ) : null}
        <span role="status" className="sr-only">
          {paging === null ? '' : 'Loading messages'}
        </span>
        <Composer
          key={`${channel.id} ${threadId ?? ''}`}
          label={`Message from ${name}`}
          placeholder={threadId === null ? placeholderOf(channel) : 'Reply in this thread'}
          draft={session.kept.draft(channel.id, threadId)}
          quoted={quoted}
          readOnly={readOnly}
          onDraft={(text) => session.kept.keepDraft(channel.id, threadId, text)}
          onUnquote={() => onQuote(null)}
          onUpload={(file) => session.port.upload(channel.id, file)}
          onSend={send}
          onEditLast={editLast}
          focusTurn={focusTurn}
        />
      </div>
    </div>
  );
}
