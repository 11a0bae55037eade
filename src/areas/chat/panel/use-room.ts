import type { Wanted } from '#machines/flows/chat/read-channel.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readChannelIn } from '../read-channel/read-channel.ports.ts';
import { useFlow } from '#src/use-flow.ts';
import type { ChatSession } from '../session/session.ts';

export type RoomAddress = {
  readonly channelId: string;
  readonly threadId: string | null;
  readonly messageId: string | null;
  readonly readPosition: number;
};

/** The messages of a channel or a thread for as long as they are looked at, and the flow that brings them. */
export const useRoom = (session: ChatSession, { channelId, threadId, messageId, readPosition }: RoomAddress) => {
  const [room] = useState(() => session.room(channelId, threadId));
  const reading = useFlow(() => readChannelIn(room, readPosition), {
    input: { channelId, threadId, messageId },
  });
  const state = useSyncExternalStore(room.subscribe, room.getSnapshot);
  useEffect(() => session.follow(room, () => reading.send({ type: 'connection.restored' })), [session, room, reading]);
  const want = (wanted: Wanted): void => reading.send({ type: 'messages.want', wanted });
  return { room, reading, state, want };
};
