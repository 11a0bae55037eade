import { casesFor } from '../supervised/launch-supervised-test.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';

/** One for each result of each case, and a quarter more where it is filmed. */
export const groupCredits = (results: number, cases: number, filmedCases: number): number =>
  results * (cases + filmedCases * launchLimits.videoSurcharge);

type Priced = { readonly tags: readonly string[]; readonly requireVideoAttachment: boolean };

/** A group runs the cases that share one of its tags; all where it has none. */
export const testCredits = (
  cases: readonly Priced[],
  groups: readonly { readonly numberOfResultsNeeded: number; readonly tags: readonly string[] }[],
): number =>
  groups.reduce((sum, { numberOfResultsNeeded, tags }) => {
    const own = casesFor(cases, tags);
    return sum + groupCredits(numberOfResultsNeeded, own.length, own.filter((one) => one.requireVideoAttachment).length);
  }, 0);
