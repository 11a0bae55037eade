import type { OpenChatProps, ChatParts } from '#src/chat.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { MessageSquare } from 'lucide-react';

type OpenChatViewProps = Pick<OpenChatProps, 'name' | 'isSmall' | 'unread'> & { readonly onOpen: () => void };

/** Opens a chat; a small one is an icon with a dot for what is unread. */
export function OpenChatView({ name, isSmall = false, unread = 0, onOpen }: OpenChatViewProps) {
  const rest = ` with ${name}${unread > 0 ? `, ${unread} unread` : ''}`;
  if (isSmall) return <IconButton small icon={MessageSquare} label={`Chat${rest}`} dot={unread > 0} onPress={onOpen} />;
  return (
    <Button icon={MessageSquare} onPress={onOpen}>
      <span>
        Chat<span className="sr-only">{rest}</span>
      </span>
      <span aria-hidden="true" className="contents">
        <Badge count={unread} current />
      </span>
    </Button>
  );
}

const nothing = (): void => undefined;

function ChatComing(props: OpenChatProps) {
  return (
    <span aria-hidden="true" className="invisible contents">
      <OpenChatView {...props} onOpen={nothing} />
    </span>
  );
}

/** Keeps the room of the controls that open a chat until its code is there, so that nothing beside them moves then. */
export const chatComing: ChatParts = {
  Open: ChatComing,
  Unread: () => null,
  Mine: () => <IconButton icon={MessageSquare} label="My chats" onPress={nothing} />,
};
