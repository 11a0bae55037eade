import { useEffect, useRef } from 'react';
import type { Channel } from '../port/chat-port.ts';
import type { ChatSession } from '../session.ts';

type Reading = { readonly isThread: boolean; readonly last: number; readonly isAtEnd: boolean };

/** Notes what was read once its end is in sight on a page that is in sight; replies in threads count with the channel they are in. */
export const useMarkRead = (
  session: ChatSession,
  { id, externalId, readPosition, lastPosition }: Channel,
  { isThread, last, isAtEnd }: Reading,
): void => {
  const readTo = useRef(readPosition);
  const upTo = isThread ? last : Math.max(last, lastPosition);
  useEffect(() => {
    const read = () => {
      if (!isAtEnd || document.visibilityState !== 'visible' || upTo <= readTo.current || last === 0) return;
      readTo.current = upTo;
      session.markRead(id, externalId, upTo).catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [session, id, externalId, upTo, last, isAtEnd]);
};
