import type { ChatReaction } from '#schema/vocabulary/around.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { linkStyle } from '#src/ui/link.tsx';
import { Anchor } from '#src/ui/navigation.tsx';
import { readerTime } from '#src/ui/reader-dates.ts';
import { bothWords } from '#src/ui/relative-time.tsx';
import { FileText, Image, MessageSquareReply, Video, ExternalLink } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Channel, Message } from '../room/chat-port.ts';
import { visible } from '#schema/bidi.ts';
import { messageVerdicts } from '../room/chat.rules.ts';
import type { Actor } from '#machines/lib/actor.ts';
import { MessageText } from './message-text.view.tsx';
import { MessageActions, reactionFaces } from './message-actions.tsx';
import type { MessageActs } from './message-actions.tsx';

type MessageViewProps = MessageActs & {
  readonly message: Message;
  readonly channel: Pick<Channel, 'chatType'>;
  readonly actor: Actor;
  readonly isFirst: boolean;
  readonly isMarked: boolean;
  readonly isInThread: boolean;
  readonly unreadReplies?: number | undefined;
  readonly editor: ReactNode;
};

const roleWords: Readonly<Record<string, string>> = {
  tester: 'Tester',
  customer: 'Customer',
  test_manager: 'Test manager',
  community_test_manager: 'Community test manager',
};

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** One message: who, when, what it says and answers, and what may be done with it. A list that scrolls draws it once. */
export const MessageView = memo(function MessageView({
  message,
  channel,
  actor,
  isFirst,
  isMarked,
  isInThread,
  unreadReplies = 0,
  editor,
  ...acts
}: MessageViewProps) {
  const may = messageVerdicts(message, channel, actor);
  const isGone = message.state === 'deleted';
  const paint = isMarked ? 'bg-accent-wash' : 'hover:bg-hover focus-within:bg-hover';
  return (
    <article
      aria-label={`${visible(message.authorName)}, ${readerTime(message.createdAt)}`}
      data-message={message.id}
      className={`group relative flex gap-3 px-4 ${isFirst ? 'pt-2.5' : 'pt-0.5'} pb-0.5 ${paint}`}
    >
      <div className="w-[26px] shrink-0">
        {isFirst ? <Avatar name={message.authorName} self={message.authorId === actor.userId} /> : null}
      </div>
      <div className="min-w-0 flex-1">
        {isFirst ? (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <bdi className="font-name">{visible(message.authorName)}</bdi>
            <span className="text-small text-ink-3">{roleWords[message.authorRole] ?? ''}</span>
            <time dateTime={message.createdAt} title={bothWords(message.createdAt)} className="text-small text-ink-3">
              {readerTime(message.createdAt)}
            </time>
          </p>
        ) : null}
        {message.quoted == null ? null : (
          <button
            type="button"
            onClick={() => acts.onGo(message.quoted?.id ?? '')}
            className="mb-0.5 block max-w-[min(340px,100%)] cut border-l-2 border-line-strong pl-2 text-left text-small text-ink-2 hover:text-ink touch:min-h-11"
          >
            <bdi className="font-name">{visible(message.quoted.authorName)}</bdi>{' '}
            {message.quoted.text === '' ? 'Message deleted' : visible(message.quoted.text)}
          </button>
        )}
        {isGone ? <p className="text-ink-3 italic">Message deleted</p> : (editor ?? <Body message={message} me={actor.userId ?? ''} />)}
        <Reactions message={message} isReadOnly={may['message.react'] !== null} onReact={acts.onReact} />
        {message.repliesCount > 0 && !isInThread ? (
          <Button kind="ghost" size="small" icon={MessageSquareReply} onPress={() => acts.onReply(message)} className="-ml-2 touch:my-1">
            {message.repliesCount === 1 ? '1 reply' : `${message.repliesCount} replies`}
            <Badge count={unreadReplies} current label="unread" />
          </Button>
        ) : null}
      </div>
      <MessageActions message={message} may={may} isInThread={isInThread} {...acts} />
    </article>
  );
});

function Body({ message, me }: { readonly message: Message; readonly me: string }) {
  return (
    <>
      {message.text === '' ? null : <MessageText text={message.text} mentions={message.mentions} me={me} />}
      {message.state === 'edited' ? <span className="text-small text-ink-3">(edited)</span> : null}
      {message.files.length === 0 ? null : (
        <ul aria-label="Files" className="mt-1 flex max-w-[340px] flex-col gap-1.5">
          {message.files.map((file) => (
            <li key={file.id}>
              <FileView {...file} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const glyphs: Readonly<Record<string, typeof Image>> = { image: Image, video: Video };

function FileView({ name, mediaKind, size, url }: Message['files'][number]) {
  const Glyph = glyphs[mediaKind] ?? FileText;
  return (
    <Anchor href={url} target="_blank" rel="noreferrer" className={`block ${linkStyle('quiet')}`}>
      {mediaKind === 'image' ? (
        <img src={url} alt="" loading="lazy" className="mb-1 block h-40 max-w-full rounded-card border border-line object-contain" />
      ) : null}
      <span className="inline-flex max-w-full items-center gap-2 rounded-card border border-line-strong px-3 py-1.5">
        <Glyph aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-ink-2" />
        <bdi className="cut">{name}</bdi>
        <span className="shrink-0 text-small text-ink-3">{sizeWords(size)}</span>
        <ExternalLink aria-hidden="true" size={12} strokeWidth={2} className="shrink-0 text-ink-3" />
      </span>
      <span className="sr-only"> (opens in a new tab)</span>
    </Anchor>
  );
}

type ReactionsProps = Pick<MessageActs, 'onReact'> & { readonly message: Message; readonly isReadOnly: boolean };

function Reactions({ message, isReadOnly, onReact }: ReactionsProps) {
  if (message.reactions.length === 0) return null;
  return (
    <ul aria-label="Reactions" className="mt-1 flex flex-wrap gap-1.5">
      {message.reactions.map(({ reaction, names, isMine }) => {
        const known = reaction as ChatReaction;
        const { icon: Glyph, label } = reactionFaces[known];
        return (
          <li key={reaction}>
            <button
              type="button"
              aria-pressed={isMine}
              aria-disabled={isReadOnly || undefined}
              aria-label={`${label}, ${names.length}: ${names.map(visible).join(', ')}`}
              title={names.map(visible).join(', ')}
              onClick={() => isReadOnly || onReact(message, known, !isMine)}
              className={`relative inline-flex h-6 items-center gap-1.5 rounded-pill border px-2 text-small ${isMine ? 'border-accent-line bg-accent-wash text-accent' : 'border-line-strong text-ink-2'} after:absolute after:inset-0 after:content-[''] max-desk:h-10 max-desk:px-3 max-desk:after:-inset-y-1.5`}
            >
              <Glyph aria-hidden="true" size={14} strokeWidth={1.75} />
              {names.length}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
