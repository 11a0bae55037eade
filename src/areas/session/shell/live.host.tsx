import type { ConnectionActorRef } from '#machines/flows/session/connection.ts';
import { afterFirstAnswer } from '#src/cache/first-answer.ts';
import { pauseBefore } from '#src/cache/live-exchange.ts';
import { usePortal } from '#src/viewer.tsx';
import { useEffect } from 'react';
import type { LiveEvents } from './live-events.tsx';

/** Keeps the screen in step with the server: events, and a second look after the connection was lost. Loaded after the first screen. */
export function LiveHost({ connection, onNotice }: { readonly connection: ConnectionActorRef; readonly onNotice: () => void }) {
  const portal = usePortal();
  useEffect(() => {
    let events: LiveEvents | null = null;
    let isOver = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const load = async (tries: number): Promise<void> => {
      try {
        const { followEvents } = await import('./live-events.tsx');
        if (!isOver) events = followEvents(portal, onNotice);
      } catch {
        if (!isOver) retry = setTimeout(() => void load(tries + 1), pauseBefore(tries));
      }
    };
    void afterFirstAnswer().then(() => load(0));
    const restored = connection.on('connection.restored', () => {
      events?.restart();
      portal.refetchActive();
    });
    const answered = connection.on('call.answered', () => portal.refetchLost());
    return () => {
      isOver = true;
      clearTimeout(retry);
      events?.stop();
      restored.unsubscribe();
      answered.unsubscribe();
    };
  }, [connection, portal, onNotice]);
  return null;
}
