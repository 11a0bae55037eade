import { readChoices } from '#machines/flows/issues/auto-export-settings.ts';
import type { Choices } from '#machines/flows/issues/auto-export-settings.ts';
import { forgetKept, keepHere, recallKept } from '#src/keeping/kept.ts';
import type { Viewer } from '#src/viewer.tsx';

/** Where unsaved choices of a member are kept on this device. */
export const choicesPlace = ({ id, organization }: Pick<Viewer, 'id'> & { readonly organization: { readonly id: string } }): string =>
  `muster.auto-export:${organization.id}:${id}`;

export const recallChoices = (place: string): Choices => readChoices(recallKept(place));

/** Keeps choices on this device, or forgets them where none is left. */
export function keepChoices(place: string, choices: Choices): void {
  if (Object.keys(choices).length === 0) forgetKept(place);
  else keepHere(place, choices);
}
