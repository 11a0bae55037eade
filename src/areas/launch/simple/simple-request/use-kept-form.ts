import { useEffect, useState } from 'react';
import type { FormCopy } from '#machines/flows/launch/simple/keep-form.rules.ts';
import { selectIsUnsent, selectSavedAt, selectSaving, selectVersion } from '#machines/flows/launch/simple/keep-form.ts';
import type { KeptForms } from '#machines/flows/launch/simple/keep-form.ts';
import { selectIsEditable, selectKeeping, selectKept } from '#machines/flows/launch/simple/simple-request.ts';
import type { SimpleRequestActorRef } from '#machines/flows/launch/simple/simple-request.ts';
import { isWorthKeeping, keepForm, writtenCopy } from '../kept-form.ts';
import type { WrittenCopy } from '../kept-form.ts';

/** Browsers bear few changes of the address in a second. */
const pause = 400;

type Copy = Omit<FormCopy, 'stamp'>;

/** Keeps the form on this device with every change while this tab types into it; false while it cannot be kept, null before. */
export function useKeptForm(actorRef: SimpleRequestActorRef, place: string, onUnkept: (copy: WrittenCopy) => void): boolean | null {
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let known: KeptForms | null = null;
    let unkept: Copy | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keeping = () => selectKeeping(actorRef.getSnapshot())?.getSnapshot();
    const tell = (): void => {
      timer = undefined;
      if (unkept !== null) onUnkept(writtenCopy(unkept));
    };
    const keep = (): void => {
      const forms = selectKept(actorRef.getSnapshot());
      const saving = keeping();
      if (forms === null || saving === undefined || !selectIsEditable(actorRef.getSnapshot()) || known === forms) return;
      known = forms;
      const copy = { forms, version: selectVersion(saving), savedAt: selectSavedAt(saving), isUnsent: selectIsUnsent(forms)(saving) };
      const isDone = keepForm(place, copy);
      unkept = isDone ? null : copy;
      setKept(isDone);
      if (!isDone) timer ??= setTimeout(tell, pause);
    };
    const warn = (event: BeforeUnloadEvent): void => {
      const saving = keeping();
      const isSaved = saving !== undefined && selectSaving(saving) === 'saved';
      if (unkept !== null && isWorthKeeping(unkept.forms) && !isSaved) event.preventDefault();
    };
    keep();
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
