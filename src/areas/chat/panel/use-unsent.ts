import { useMemo, useSyncExternalStore } from 'react';
import type { Unsent } from '../room/outbox.ts';
import type { ChatSession } from '../session/session.ts';

/** What waits on this device for one channel or thread. */
export const useUnsent = ({ outbox }: ChatSession, channelId: string, threadId: string | null): readonly Unsent[] => {
  const all = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  return useMemo(() => all.filter((each) => each.channelId === channelId && each.threadId === threadId), [all, channelId, threadId]);
};
