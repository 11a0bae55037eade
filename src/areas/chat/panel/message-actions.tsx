import { chatReactions } from '#schema/vocabulary/around.ts';
import type { ChatReaction } from '#schema/vocabulary/around.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { Popover } from '#src/ui/popover.tsx';
import {
  CircleCheck,
  CircleDot,
  CircleQuestionMark,
  Ellipsis,
  Eye,
  Heart,
  Laugh,
  Link as LinkIcon,
  MessageSquareReply,
  Pencil,
  Quote,
  SmilePlus,
  ThumbsUp,
  Trash2,
} from 'lucide-react';
import type { messageVerdicts } from '../room/chat.rules.ts';
import type { Message } from '../room/chat-port.ts';
import type { Icon } from '#src/ui/types.ts';

/** How each reaction looks and is called. */
export const reactionFaces: Readonly<Record<ChatReaction, { readonly icon: Icon; readonly label: string }>> = {
  '+1': { icon: ThumbsUp, label: 'Thumbs up' },
  heart: { icon: Heart, label: 'Heart' },
  joy: { icon: Laugh, label: 'Laughing' },
  white_check_mark: { icon: CircleCheck, label: 'Done' },
  question: { icon: CircleQuestionMark, label: 'Question' },
  eyes: { icon: Eye, label: 'Looking into it' },
};

export type MessageActs = {
  readonly onReact: (message: Message, reaction: ChatReaction, isOn: boolean) => void;
  readonly onReply: (message: Message) => void;
  readonly onQuote: (message: Message) => void;
  readonly onEdit: (message: Message) => void;
  readonly onDelete: (message: Message) => void;
  readonly onGo: (messageId: string) => void;
  readonly onLink: (message: Message) => void;
  readonly onUnread: (message: Message) => void;
};

type MessageActionsProps = MessageActs & {
  readonly message: Message;
  readonly may: ReturnType<typeof messageVerdicts>;
  readonly isInThread: boolean;
};

/** What may be done with a message: small buttons over it while it is pointed at, one menu of all where fingers point. */
export function MessageActions({ message, may, isInThread, onReact, onReply, onQuote, onEdit, onDelete, ...acts }: MessageActionsProps) {
  if (may['message.react'] !== null) return null;
  const isOwn = may['message.delete'] === null;
  const own = [
    { id: 'link', label: 'Copy link', icon: LinkIcon },
    ...(isOwn ? [] : [{ id: 'unread', label: 'Mark as unread', icon: CircleDot }]),
    ...(isOwn && (may['message.edit'] === null || message.text === '') ? [{ id: 'edit', label: 'Edit', icon: Pencil }] : []),
    ...(isOwn ? [{ id: 'delete', label: 'Delete', icon: Trash2, danger: true }] : []),
  ];
  const mayReply = !isInThread && may['message.reply'] === null;
  const react = (reaction: ChatReaction) =>
    onReact(message, reaction, !message.reactions.some((each) => each.reaction === reaction && each.isMine));
  const chosen: Readonly<Record<string, (message: Message) => void>> = {
    reply: onReply,
    quote: onQuote,
    edit: onEdit,
    delete: onDelete,
    link: acts.onLink,
    unread: acts.onUnread,
  };
  const act = (id: string) => {
    const reaction = chatReactions.find((each) => each === id);
    if (reaction === undefined) chosen[id]?.(message);
    else react(reaction);
  };
  return (
    <>
      <div className="absolute -top-3 right-3 flex rounded-control border border-line-strong bg-raised opacity-0 shadow-float group-focus-within:opacity-100 group-hover:opacity-100 touch:hidden">
        <Popover label="Reactions" width={196} trigger={<IconButton small icon={SmilePlus} label="React" />}>
          {(close) => (
            <div className="flex flex-wrap gap-0.5">
              {chatReactions.map((reaction) => (
                <IconButton
                  key={reaction}
                  small
                  icon={reactionFaces[reaction].icon}
                  label={reactionFaces[reaction].label}
                  onPress={() => {
                    react(reaction);
                    close();
                  }}
                />
              ))}
            </div>
          )}
        </Popover>
        {mayReply ? <IconButton small icon={MessageSquareReply} label="Reply" onPress={() => onReply(message)} /> : null}
        <IconButton small icon={Quote} label="Quote" onPress={() => onQuote(message)} />
        <Menu
          label="Message actions"
          trigger={<IconButton small icon={Ellipsis} label="More actions" />}
          groups={[{ id: 'own', items: own }]}
          onAction={act}
        />
      </div>
      <div className="-my-1.5 -mr-2 hidden touch:block">
        <Menu
          label="Message actions"
          trigger={<IconButton small icon={Ellipsis} label="Message actions" />}
          groups={[
            {
              id: 'acts',
              items: [
                ...(mayReply ? [{ id: 'reply', label: 'Reply', icon: MessageSquareReply }] : []),
                { id: 'quote', label: 'Quote', icon: Quote },
                ...own,
              ],
            },
            { id: 'reactions', title: 'React', items: chatReactions.map((id) => ({ id, ...reactionFaces[id] })) },
          ]}
          onAction={act}
        />
      </div>
    </>
  );
}
