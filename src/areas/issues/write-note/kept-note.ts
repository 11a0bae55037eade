import { readKeptNote, noNote } from '#machines/flows/issues/write-note.ts';
import type { KeptNote, Standing } from '#machines/flows/issues/write-note.ts';
import { forgetKept, recallThrough } from '#src/keeping/kept.ts';
import type { Viewer } from '#src/viewer.tsx';
import type { ShownNoteFragment } from '#schema/generated/client/graphql.ts';
import { issueNoteRowOf } from '#schema/generated/client/rows/issue-note.documents.ts';

export const standingOf = (note: ShownNoteFragment | null | undefined): Standing =>
  note ? { version: note.version, row: issueNoteRowOf(note) } : noNote;

/** The storage key. */
export const notePlace = ({ id, organization }: Pick<Viewer, 'id'> & { readonly organization: { readonly id: string } }, issueId: string) =>
  `muster.note:${organization.id}:${id}:${issueId}`;

export const recallNote = (place: string): KeptNote | null => recallThrough(place, readKeptNote);

/** Unless another tab has saved something else. */
export function forgetNote(place: string, own: KeptNote | null = recallNote(place)): void {
  if (JSON.stringify(recallNote(place)) === JSON.stringify(own)) forgetKept(place);
}
