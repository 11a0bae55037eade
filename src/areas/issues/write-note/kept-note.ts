import { readKeptNote } from '#machines/flows/issues/kept-note.rules.ts';
import type { KeptNote } from '#machines/flows/issues/kept-note.rules.ts';
import { forgetKept, recallThrough } from '#src/keeping/kept.ts';
import type { Viewer } from '#src/viewer.tsx';

/** The storage key. */
export const notePlace = ({ id, organization }: Pick<Viewer, 'id'> & { readonly organization: { readonly id: string } }, issueId: string) =>
  `muster.note:${organization.id}:${id}:${issueId}`;

export const recallNote = (place: string): KeptNote | null => recallThrough(place, readKeptNote);

/** Unless another tab has saved something else. */
export function forgetNote(place: string, own: KeptNote | null = recallNote(place)): void {
  if (JSON.stringify(recallNote(place)) === JSON.stringify(own)) forgetKept(place);
}
