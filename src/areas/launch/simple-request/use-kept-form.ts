import { useEffect, useState } from 'react';
import { selectAside, selectForm } from '#machines/flows/launch/simple-request/simple-request.selectors.ts';
import type { SimpleRequestActorRef, SimpleRequestSnapshot } from '#machines/flows/launch/simple-request/simple-request.machine.ts';
import { keepForm } from './kept-form.ts';

/** Keeps the form on this device with every change; false while it cannot be kept. */
export function useKeptForm(actorRef: SimpleRequestActorRef, place: string): boolean {
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let known: SimpleRequestSnapshot['context'] | null = null;
    const keep = (snapshot: SimpleRequestSnapshot): void => {
      const form = selectForm(snapshot);
      const aside = selectAside(snapshot);
      if (form === null || (known?.form === form && known.aside === aside)) return;
      known = snapshot.context;
      setKept(keepForm(place, { form, aside }));
    };
    keep(actorRef.getSnapshot());
    const subscription = actorRef.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [actorRef, place]);
  return isKept;
}
