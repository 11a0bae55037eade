import { launchLimits } from '#schema/vocabulary/launch/limits.ts';

/** The credits of one group: one for each result of each case, and a quarter more where the case is filmed. */
export const groupCredits = (results: number, cases: number, filmedCases: number): number =>
  results * (cases + filmedCases * launchLimits.videoSurcharge);
