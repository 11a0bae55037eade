import { useEffect, useState } from 'react';
import { selectAside, selectForm, selectIsEditable } from '#machines/flows/launch/simple-request/simple-request.selectors.ts';
import type { SimpleRequestActorRef, SimpleRequestSnapshot } from '#machines/flows/launch/simple-request/simple-request.machine.ts';
import type { KeptForm } from '#machines/flows/launch/simple-request/simple-request.types.ts';
import { isTyped, keepForm } from './kept-form.ts';

/** Browsers bear few changes of the address in a second. */
const pause = 400;

/** Keeps the form on this device with every change while this tab types into it; false while it cannot be kept, null before. */
export function useKeptForm(actorRef: SimpleRequestActorRef, place: string, onUnkept: (form: KeptForm) => void): boolean | null {
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let known: SimpleRequestSnapshot['context'] | null = null;
    let isAtRisk = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      timer = undefined;
      if (known?.form) onUnkept(known.form);
    };
    const keep = (snapshot: SimpleRequestSnapshot): void => {
      const form = selectForm(snapshot);
      const aside = selectAside(snapshot);
      if (form === null || !selectIsEditable(snapshot) || (known?.form === form && known.aside === aside)) return;
      known = snapshot.context;
      const isDone = keepForm(place, { form, aside });
      isAtRisk = !isDone && isTyped(form);
      setKept(isDone);
      if (!isDone) timer ??= setTimeout(tell, pause);
    };
    const warn = (event: BeforeUnloadEvent): void => {
      if (isAtRisk) event.preventDefault();
    };
    keep(actorRef.getSnapshot());
    const subscription = actorRef.subscribe(keep);
    window.addEventListener('beforeunload', warn);
    return () => {
      subscription.unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('beforeunload', warn);
    };
  }, [actorRef, place, onUnkept]);
  return isKept;
}
