import { readChoices } from '#machines/flows/issues/auto-export-settings/auto-export-settings.rules.ts';
import type { Choices } from '#machines/flows/issues/auto-export-settings/auto-export-settings.types.ts';
import { readJson } from '#schema/rules/fit.ts';
import type { Viewer } from '#src/viewer.tsx';

/** Where unsaved choices of a member are kept on this device. */
export const choicesPlace = ({ id, organization }: Pick<Viewer, 'id'> & { readonly organization: { readonly id: string } }): string =>
  `muster.auto-export:${organization.id}:${id}`;

export function recallChoices(place: string): Choices {
  try {
    return readChoices(readJson(localStorage.getItem(place) ?? 'null'));
  } catch {
    return {};
  }
}

/** Keeps choices on this device, or forgets them where none is left; a device that refuses keeps them as long as the page. */
export function keepChoices(place: string, choices: Choices): void {
  try {
    if (Object.keys(choices).length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(choices));
  } catch {
    return;
  }
}
