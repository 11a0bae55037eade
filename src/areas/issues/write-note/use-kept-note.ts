import { selectKept } from '#machines/flows/issues/write-note.ts';
import type { WriteNoteActorRef, WriteNoteSnapshot } from '#machines/flows/issues/write-note.ts';
import type { KeptNote } from '#machines/flows/issues/kept-note.rules.ts';
import { useEffect } from 'react';
import { forgetNote } from './kept-note.ts';
import { keepHere } from '#src/keeping/kept.ts';

/** Keeps what is typed on this device until it is saved or given up. */
export function useKeptNote(actorRef: WriteNoteActorRef, place: string, recalled: KeptNote | null): void {
  useEffect(() => {
    let last = recalled;
    const keep = (snapshot: WriteNoteSnapshot): void => {
      const kept = selectKept(snapshot);
      if (snapshot.status !== 'active' || JSON.stringify(kept) === JSON.stringify(last)) return;
      if (kept === null) forgetNote(place, last);
      else keepHere(place, kept);
      last = kept;
    };
    keep(actorRef.getSnapshot());
    const subscription = actorRef.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [actorRef, place, recalled]);
}
