import type { ChatParts, OpenChatProps } from '#src/chat.tsx';
import { OpenChatView } from './open-chat.view.tsx';

const nothing = (): void => undefined;

function ChatComing(props: OpenChatProps) {
  return (
    <span aria-hidden="true" className="invisible contents">
      <OpenChatView {...props} onOpen={nothing} />
    </span>
  );
}

/** Keeps the room of the controls that open a chat until its code is there, so that nothing beside them moves then. */
export const chatComing: ChatParts = { Open: ChatComing };
