import { readKeptNote } from '#machines/flows/issues/write-note/kept-note.rules.ts';
import type { KeptNote } from '#machines/flows/issues/write-note/kept-note.rules.ts';
import { readJson } from '#schema/rules/fit.ts';
import type { Viewer } from '#src/viewer.tsx';

/** Where what a member types for the note of an issue is kept on this device. */
export const notePlace = ({ id, organization }: Pick<Viewer, 'id'> & { readonly organization: { readonly id: string } }, issueId: string) =>
  `muster.note:${organization.id}:${id}:${issueId}`;

/** What this page keeps by itself while the device refuses. */
const unkept = new Map<string, KeptNote>();

const stored = (place: string): string | null => {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
};

/** Whether something is kept there. */
export const isKept = (place: string): boolean => unkept.has(place) || stored(place) !== null;

export function recallNote(place: string): KeptNote | null {
  const kept = stored(place);
  return unkept.get(place) ?? (kept === null ? null : readKeptNote(readJson(kept)));
}

/** Forgets what was kept, unless another tab has kept something else there since. */
export function forgetNote(place: string, own: KeptNote | null = recallNote(place)): void {
  if (JSON.stringify(recallNote(place)) !== JSON.stringify(own)) return;
  unkept.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    return;
  }
}

/** Keeps what is typed on this device; where it cannot be kept, it lasts as long as the page. */
export function keepNote(place: string, kept: KeptNote): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
    unkept.delete(place);
  } catch {
    forgetNote(place);
    unkept.set(place, kept);
  }
}
