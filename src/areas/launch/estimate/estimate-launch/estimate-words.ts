import type { GroupEstimate, Hours, LaunchEstimate, Lever, TestEstimate } from '#schema/rules/launch/estimate.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { offersDeliveryMode } from '#schema/rules/launch/modes.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { fitsFastDelivery } from '#schema/rules/launch/step-rules.ts';
import { deliveryModeLabels, targetingDimensionLabels } from '#schema/vocabulary/launch/options.ts';

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

export const countWords = (count: number): string => number.format(count);
export const creditWords = (credits: number): string => `${number.format(credits)} ${credits === 1 ? 'Credit' : 'Credits'}`;
const dayWords = (hours: number): string => number.format(Math.round(hours / 24));

/** In days from four days on. */
export function hourWords({ from, to }: Hours): string {
  if (from >= 96) return from === to ? `${dayWords(from)} days` : `${dayWords(from)} to ${dayWords(to)} days`;
  return from === to ? `${number.format(to)} h` : `${number.format(from)} to ${number.format(to)} h`;
}

/** Of one group, or from the scarcest to the fullest. */
export function matchingWords(groups: readonly GroupEstimate[]): string {
  const counts = groups.map(({ matching }) => matching);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (counts.length === 0) return 'Not known yet';
  return least === most ? countWords(least) : `${countWords(least)} to ${countWords(most)}`;
}

export const basisWords = (pastTests: number): string =>
  pastTests === 0 ? 'from the delivery mode' : `from ${number.format(pastTests)} past ${pastTests === 1 ? 'test' : 'tests'}`;

const placeWords = (lever: Lever): string =>
  lever.credits === null ? hourWords(lever.hours) : `${hourWords(lever.hours)}, ${creditWords(lever.credits)}`;

/** Null where it changes nothing or is not offered. */
function leverWords(lever: Lever, { hours, credits }: TestEstimate, values: RequestedTestValues, flags: LaunchFlags): string | null {
  const isSame = lever.hours.from === hours.from && lever.hours.to === hours.to && lever.credits === credits;
  switch (lever.kind) {
    case 'delivery':
      if (!offersDeliveryMode(values, flags) || (values.moderationEnabled === 'true' && !fitsFastDelivery(values, flags))) return null;
      return isSame ? null : `${deliveryModeLabels[values.moderationEnabled === 'true' ? 'false' : 'true']}: ${placeWords(lever)}`;
    case 'video':
      return isSame ? null : `Without video: ${placeWords(lever)}`;
    case 'results':
      return isSame ? null : `With one less result per test case: ${placeWords(lever)}`;
    case 'targeting': {
      if (lever.dimension === null || lever.matching === null) return null;
      const group = values.targetingGroups.length > 1 ? `Group ${(lever.group ?? 0) + 1} without` : 'Without';
      return `${group} ${targetingDimensionLabels[lever.dimension].toLowerCase()}: ${countWords(lever.matching)} testers match, ${hourWords(lever.hours)}`;
    }
  }
}

export const leverSentences = (test: TestEstimate, values: RequestedTestValues, flags: LaunchFlags): readonly string[] =>
  test.levers.map((lever) => leverWords(lever, test, values, flags)).filter((words) => words !== null);

export function shortWords({ credits, hours }: Pick<LaunchEstimate, 'credits' | 'hours'>): string {
  return credits === null ? hourWords(hours) : `${creditWords(credits)}, ${hourWords(hours)}`;
}
