import { useEffect, useRef } from 'react';
import type { Channel } from '../room/chat-port.ts';
import type { ChatSession } from '../session/session.ts';

type Reading = { readonly isThread: boolean; readonly last: number; readonly isAtEnd: boolean };

const againAfter = 5000;

/** Notes what was read once its end is in sight on a page that is in sight; replies in threads count with the channel they are in. */
export const useMarkRead = (
  session: Pick<ChatSession, 'markRead'>,
  { id, readPosition, lastPosition }: Pick<Channel, 'id' | 'readPosition' | 'lastPosition'>,
  { isThread, last, isAtEnd }: Reading,
): void => {
  const readTo = useRef(readPosition);
  const upTo = isThread ? last : Math.max(last, lastPosition);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const before = readTo.current;
      if (!isAtEnd || document.visibilityState !== 'visible' || upTo <= before || last === 0) return;
      readTo.current = upTo;
      session.markRead(id, upTo).catch(() => {
        if (readTo.current !== upTo) return;
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
  }, [session, id, upTo, last, isAtEnd]);
};
