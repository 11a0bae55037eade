import { Button } from '#src/ui/button.tsx';
import { useChoice } from '#src/use-choice.ts';
import { pressed } from '#src/ui/pressed.ts';
import { BusyTicks } from '#src/ui/busy-ticks.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { editRefusal } from '../room/chat.rules.ts';
import type { ConversationViewProps } from './conversation.view.tsx';
import type { Line } from './lines.rules.ts';
import { MessageList } from './message-list.tsx';
import { MessageView } from './message.view.tsx';
import type { MessageActs } from './message-actions.tsx';
import { UnsentView } from './unsent.view.tsx';
import { useSteady } from './use-steady.ts';

type EditMessageProps = {
  readonly text: string;
  /** Why the message cannot get these words, or null. */
  readonly refusalOf: (words: string) => string | null;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

/** The words of a message while its author changes them: Enter saves, Escape leaves them. */
function EditMessage({ text, refusalOf, onSave, onCancel }: EditMessageProps) {
  const [words, setWords] = useChoice(text);
  const reason = refusalOf(words);
  const save = () => (words.trim() === text ? onCancel() : reason === null && onSave(words));
  return (
    <div className="flex flex-col gap-1.5 py-1">
      <textarea
        aria-label="Edit the message"
        dir="auto"
        autoFocus
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (pressed(event) === 'Escape') {
            event.stopPropagation();
            onCancel();
          }
          if (pressed(event) !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          save();
        }}
        className="block w-full resize-none rounded-control border border-control bg-sheet px-3 py-2 leading-5 field-sizing-content"
      />
      <div className="flex gap-2">
        <Button size="small" kind="primary" onPress={save} disabledReason={reason} reason="hidden">
          Save
        </Button>
        <Button size="small" kind="ghost" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

type MessagesViewProps = ConversationViewProps & {
  readonly edited: string | null;
  readonly onEdit: (messageId: string) => void;
  readonly onEditEnd: () => void;
};

/** The messages of a conversation, or why there are none. */
export function MessagesView({ lines, reading, paging, edited, onEdit, onEditEnd, ...props }: MessagesViewProps) {
  const { channel, actor, name, session, onChange, writing, onThread, onJump, onWant, threadId } = props;
  const acts = useSteady<MessageActs>({
    onReact: ({ id: messageId }, reaction, isOn) => onChange({ kind: 'react', messageId, reaction, isOn }),
    onReply: ({ id }) => onThread(id),
    onQuote: ({ id, authorName, text }) => writing.send({ type: 'message.quote', quote: { id, authorName, text } }),
    onEdit: ({ id }) => onEdit(id),
    onDelete: ({ id: messageId }) => onChange({ kind: 'delete', messageId }),
    onGo: onJump,
    onLink: props.onLink,
    onUnread: props.onUnread,
  });
  if (reading === 'failed') return <LoadFailure title="The messages could not be loaded." onRetry={props.onRetry} />;
  if (reading === 'opening')
    return (
      <div role="status" aria-busy="true" className="flex flex-1 animate-late flex-col justify-end gap-4 p-4">
        <span className="sr-only">Loading messages</span>
        {[220, 300, 180].map((width) => (
          <Skeleton key={width} width={width} height={18} />
        ))}
      </div>
    );
  if (lines.length === 0)
    return (
      <div className="flex flex-1 flex-col justify-end">
        <EmptyState title="Nothing has been said here yet.">
          {channel.chatType === 'public'
            ? 'Everybody on this test can read what is written here.'
            : 'Only this tester and the people who manage the test can read it.'}
        </EmptyState>
      </div>
    );
  const draw = (line: Line) => {
    switch (line.kind) {
      case 'day':
        return <Rule words={line.words} />;
      case 'unread':
        return <Rule words="New messages" isHot />;
      case 'unsent':
        return (
          <UnsentView
            unsent={line.unsent}
            name={name}
            onRetry={() => session.outbox.retry(line.unsent.clientId)}
            onDiscard={() => session.outbox.discard(line.unsent.clientId)}
          />
        );
      case 'message': {
        const { message } = line;
        return (
          <MessageView
            message={message}
            channel={channel}
            actor={actor}
            isFirst={line.isFirst}
            isMarked={props.target?.key === message.id}
            isInThread={threadId !== null}
            unreadReplies={channel.unreadThreads.find(({ id }) => id === message.id)?.unreadCount ?? 0}
            {...acts}
            editor={
              edited === message.id ? (
                <EditMessage
                  text={message.text}
                  refusalOf={(words) => editRefusal(message, channel, actor, words)}
                  onSave={(text) => {
                    onEditEnd();
                    onChange({ kind: 'edit', messageId: message.id, text });
                  }}
                  onCancel={onEditEnd}
                />
              ) : null
            }
          />
        );
      }
    }
  };
  return (
    <>
      {paging === 'earlier' ? (
        <div className="absolute inset-x-0 top-1 z-10 grid place-items-center text-accent-solid">
          <BusyTicks />
        </div>
      ) : null}
      <MessageList
        label="Messages"
        lines={lines}
        target={props.target}
        hasEarlier={props.hasEarlier}
        hasLater={props.hasLater}
        isPaging={paging !== null}
        onEarlier={() => onWant({ kind: 'earlier' })}
        onLater={() => onWant({ kind: 'later' })}
        isHeld={props.isHeld}
        onEnd={props.onEnd}
        onTop={props.onTop}
      >
        {draw}
      </MessageList>
    </>
  );
}

function Rule({ words, isHot = false }: { readonly words: string; readonly isHot?: boolean }) {
  const paint = isHot ? 'text-accent font-name before:bg-accent-line after:bg-accent-line' : 'text-ink-3 before:bg-line after:bg-line';
  return (
    <p
      className={`flex items-center gap-3 px-4 py-2 text-small before:h-px before:flex-1 before:content-[''] after:h-px after:flex-1 after:content-[''] ${paint}`}
    >
      {words}
    </p>
  );
}
