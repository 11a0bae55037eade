import { launchLimits } from '#schema/vocabulary/launch/limits.ts';

/** Why a draft cannot have a name; null where it can. */
export const nameReason = (name: string): string | null =>
  name.trim() !== '' && name.length <= launchLimits.name ? null : `A draft needs a name of 1 to ${launchLimits.name} characters.`;
