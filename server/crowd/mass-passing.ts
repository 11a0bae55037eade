/** What one participant handed in, as the suspicion reads it. */
export type HandedIn = {
  readonly results: number;
  readonly passed: number;
  /** Answered steps and additional-information fields, and the status of each result. */
  readonly fields: number;
  readonly startedAt: string;
  readonly finishedAt: string;
};

export type PassingSpeed = { readonly suspectedMassPassing: boolean; readonly hourlyCaseFieldCompletionRate: number };

/** Fewer results say nothing about how somebody works. */
export const fewestResults = 5;
/** One answered field every six seconds, hour after hour. */
export const fastestHonestRate = 600;
const highestRate = 999_999.9;

/** Somebody who passed everything, faster than anybody can read it, probably did not test: a moderator looks, nothing else happens. */
export const passingSpeed = ({ results, passed, fields, startedAt, finishedAt }: HandedIn): PassingSpeed => {
  const seconds = Math.max(1, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
  const rate = Math.min(highestRate, Math.round((fields * 36_000) / seconds) / 10);
  return {
    suspectedMassPassing: results >= fewestResults && passed === results && rate > fastestHonestRate,
    hourlyCaseFieldCompletionRate: rate,
  };
};
