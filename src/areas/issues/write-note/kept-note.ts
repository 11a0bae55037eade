import { readKeptNote } from '#machines/flows/issues/kept-note.rules.ts';
import type { KeptNote } from '#machines/flows/issues/kept-note.rules.ts';
import { forgetKept, recallThrough } from '#src/keeping/kept.ts';
import type { Viewer } from '#src/viewer.tsx';

/** Where what a member types for the note of an issue is kept on this device. */
export const notePlace = ({ id, organization }: Pick<Viewer, 'id'> & { readonly organization: { readonly id: string } }, issueId: string) =>
  `muster.note:${organization.id}:${id}:${issueId}`;

export const recallNote = (place: string): KeptNote | null => recallThrough(place, readKeptNote);

/** Forgets what was kept, unless another tab has kept something else there since. */
export function forgetNote(place: string, own: KeptNote | null = recallNote(place)): void {
  if (JSON.stringify(recallNote(place)) === JSON.stringify(own)) forgetKept(place);
}
