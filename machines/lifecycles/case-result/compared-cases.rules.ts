import { testedStatuses } from '#schema/vocabulary/case-result.ts';
import type { CaseResultStatus } from '#schema/vocabulary/case-result.ts';

export type Compared = { readonly before: CaseResultStatus; readonly now: CaseResultStatus };

/** Null where one of the two has no result. */
export type CaseChange = 'no_longer_passes' | 'still_does_not_pass' | 'passes_again' | 'still_passes' | 'without_result';

const told: ReadonlySet<CaseResultStatus> = new Set(testedStatuses);

export const caseChange = ({ before, now }: Compared): CaseChange => {
  if (!told.has(before) || !told.has(now)) return 'without_result';
  if (now === 'pass') return before === 'pass' ? 'still_passes' : 'passes_again';
  return before === 'pass' ? 'no_longer_passes' : 'still_does_not_pass';
};

export const changeCounts = (counts: readonly (Compared & { readonly count: number })[]): Readonly<Record<CaseChange, number>> => {
  const sums = { no_longer_passes: 0, still_does_not_pass: 0, passes_again: 0, still_passes: 0, without_result: 0 };
  for (const each of counts) sums[caseChange(each)] += each.count;
  return sums;
};
