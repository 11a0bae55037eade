import { massPassingLimits } from '#schema/vocabulary/mass-passing.ts';

export type HandedIn = {
  readonly results: number;
  readonly passed: number;
  /** Answered steps and additional-information fields. */
  readonly fields: number;
  readonly startedAt: string;
  readonly finishedAt: string;
};

export type PassingSpeed = { readonly suspectedMassPassing: boolean; readonly hourlyCaseFieldCompletionRate: number };

const { fewestResults, fastestHonestRate } = massPassingLimits;
const highestRate = 999_999.9;

/** Somebody who passed everything faster than anybody can read it: only warns a moderator. */
export const passingSpeed = ({ results, passed, fields, startedAt, finishedAt }: HandedIn): PassingSpeed => {
  const seconds = Math.max(1, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
  const rate = Math.min(highestRate, Math.round((fields * 36_000) / seconds) / 10);
  return {
    suspectedMassPassing: results >= fewestResults && passed === results && rate > fastestHonestRate,
    hourlyCaseFieldCompletionRate: rate,
  };
};
