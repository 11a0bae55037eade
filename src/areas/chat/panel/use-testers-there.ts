import { useViewer } from '#src/viewer.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { testerTabOf } from '../room/chat.rules.ts';
import type { ChatSession } from '../session/session.ts';

/** The participations of a test whose testers are there, for those who have chats with testers. */
export const useTestersThere = ({ port, there }: Pick<ChatSession, 'port' | 'there'>, testId: string | null): ReadonlySet<string> => {
  const { role } = useViewer();
  const watched = testerTabOf(role) === null ? null : testId;
  useEffect(() => {
    if (watched === null) return undefined;
    const stop = port.watchThere(watched, there.take);
    return () => {
      stop();
      there.forget();
    };
  }, [port, there, watched]);
  return useSyncExternalStore(there.subscribe, there.getSnapshot);
};
