import { useEffect, useRef } from 'react';
import type { Channel } from '../room/chat-port.ts';
import type { ChatSession } from '../session/session.ts';

type Reading = { readonly threadId: string | null; readonly last: number; readonly isAtEnd: boolean };

const againAfter = 5000;

/** Notes what was read once its end is in sight on a page that is in sight: of a channel what stands in no thread, of a thread its replies. */
export const useMarkRead = (
  session: Pick<ChatSession, 'markRead'>,
  { id: channelId, readPosition, unreadThreads }: Pick<Channel, 'id' | 'readPosition' | 'unreadThreads'>,
  { threadId, last, isAtEnd }: Reading,
): void => {
  const readTo = useRef(0);
  const thread = unreadThreads.find(({ id }) => id === threadId);
  const known = threadId === null ? readPosition : (thread?.readPosition ?? last);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const before = readTo.current;
      if (!isAtEnd || document.visibilityState !== 'visible' || last <= Math.max(before, known)) return;
      readTo.current = last;
      session.markRead({ channelId, threadId }, last).catch(() => {
        if (readTo.current !== last) return;
        readTo.current = before;
        timer = setTimeout(read, againAfter);
      });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [session, channelId, threadId, known, last, isAtEnd]);
};
