import { casesFor } from '../supervised/launch-supervised-test.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';

/** The credits of one group: one for each result of each case, and a quarter more where the case is filmed. */
export const groupCredits = (results: number, cases: number, filmedCases: number): number =>
  results * (cases + filmedCases * launchLimits.videoSurcharge);

type Priced = { readonly tags: readonly string[]; readonly requireVideoAttachment: boolean };

/** The credits of a whole test: each group runs the cases that share one of its tags, and all where it has none. */
export const testCredits = (
  cases: readonly Priced[],
  groups: readonly { readonly numberOfResultsNeeded: number; readonly tags: readonly string[] }[],
): number =>
  groups.reduce((sum, { numberOfResultsNeeded, tags }) => {
    const own = casesFor(cases, tags);
    return sum + groupCredits(numberOfResultsNeeded, own.length, own.filter((one) => one.requireVideoAttachment).length);
  }, 0);
