import { useChatAddress } from '../room/use-chat-address.ts';

/** Keeps the room beside the page for the chat that the address names, until its code is there. */
export function ChatRoomHost() {
  const { channelId } = useChatAddress();
  return channelId === null ? null : <div data-panel hidden />;
}
