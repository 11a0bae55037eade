import { readKeptSettings } from '#machines/flows/integrations/kept-settings.rules.ts';
import type { KeptSettings } from '#machines/flows/integrations/kept-settings.rules.ts';
import { recallKept } from '#src/keeping/kept.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';

/** Where what a member types into the settings of an integration is kept on this device. */
export const settingsPlace = (organizationId: string, userId: string, code: SettingsCode): string =>
  `muster.integration:${organizationId}:${userId}:${code}`;

export function recallSettings(place: string, code: SettingsCode): KeptSettings | null {
  const kept = recallKept(place);
  return kept === undefined ? null : readKeptSettings(code, kept);
}
