import { useEffect } from 'react';
import { selectKept, selectUnread } from '#machines/flows/integrations/configure-integration.ts';
import type { ConfigureIntegrationActorRef, ConfigureIntegrationSnapshot } from '#machines/flows/integrations/configure-integration.ts';
import { forgetKept, keepHere } from '#src/keeping/kept.ts';

/** Keeps what is typed on this device, without its secrets, until it is saved. */
export function useKeptSettings(actorRef: ConfigureIntegrationActorRef, place: string): void {
  useEffect(() => {
    let known = JSON.stringify({ typed: {}, unread: [] });
    const keep = (snapshot: ConfigureIntegrationSnapshot): void => {
      const kept = { typed: selectKept(snapshot), unread: selectUnread(snapshot) };
      const text = JSON.stringify(kept);
      if (text === known) return;
      known = text;
      if (Object.keys(kept.typed).length === 0 && kept.unread.length === 0) forgetKept(place);
      else keepHere(place, kept);
    };
    keep(actorRef.getSnapshot());
    const subscription = actorRef.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [actorRef, place]);
}
