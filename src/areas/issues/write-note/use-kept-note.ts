import type { WriteNoteActorRef, WriteNoteSnapshot } from '#machines/flows/issues/write-note/write-note.machine.ts';
import { selectKept } from '#machines/flows/issues/write-note/write-note.selectors.ts';
import { useEffect } from 'react';
import { forgetNote, keepNote } from './kept-note.ts';

/** Keeps what is typed on this device until it is saved or given up. */
export function useKeptNote(actorRef: WriteNoteActorRef, place: string): void {
  useEffect(() => {
    let known: string | null = null;
    const keep = (snapshot: WriteNoteSnapshot): void => {
      if (snapshot.status !== 'active') return;
      const kept = selectKept(snapshot);
      const text = JSON.stringify(kept);
      if (text === known) return;
      known = text;
      if (kept === null) forgetNote(place);
      else keepNote(place, kept);
    };
    keep(actorRef.getSnapshot());
    const subscription = actorRef.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [actorRef, place]);
}
