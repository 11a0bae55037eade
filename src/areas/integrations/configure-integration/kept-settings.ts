import { readKeptSettings } from '#machines/flows/integrations/configure-integration/kept-settings.rules.ts';
import type { KeptSettings } from '#machines/flows/integrations/configure-integration/kept-settings.rules.ts';
import { readJson } from '#schema/rules/fit.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';

/** Where what a member types into the settings of an integration is kept on this device. */
export const settingsPlace = (organizationId: string, userId: string, code: SettingsCode): string =>
  `muster.integration:${organizationId}:${userId}:${code}`;

/** What this page keeps by itself while the device refuses. */
const unkept = new Map<string, KeptSettings>();

export function recallSettings(place: string, code: SettingsCode): KeptSettings | null {
  const here = unkept.get(place);
  if (here !== undefined) return here;
  try {
    const kept = localStorage.getItem(place);
    return kept === null ? null : readKeptSettings(code, readJson(kept));
  } catch {
    return null;
  }
}

export function forgetSettings(place: string): void {
  unkept.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    return;
  }
}

/** Keeps what is typed on this device; where it cannot be kept, it lasts as long as the page. */
export function keepSettings(place: string, kept: KeptSettings): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
    unkept.delete(place);
  } catch {
    forgetSettings(place);
    unkept.set(place, kept);
  }
}
