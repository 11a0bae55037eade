import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { isBlank } from '#schema/rules/blank.ts';

/** Why a draft cannot have a name; null where it can. */
export const nameReason = (name: string): string | null =>
  !isBlank(name) && name.length <= launchLimits.name ? null : `A draft needs a name of 1 to ${launchLimits.name} characters.`;
