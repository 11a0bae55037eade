import { valueAct } from '#machines/lib/value-act.ts';

/** The words around the number of results of a group. */
export const resultsNeededTexts = {
  label: 'Results needed',
  changed: 'The number of results needed has been successfully updated.',
  failed: 'There was an issue with changing the number of results needed.',
} as const;

/** The number as it is typed; what is none is no number. */
export const resultsNeededOf = (typed: string): number => (/^\d+$/u.test(typed.trim()) ? Number(typed.trim()) : Number.NaN);

/** Changes how many results a group is to bring. */
export const changeResultsNeededMachine = valueAct({
  id: 'changeResultsNeeded',
  field: 'numberOfResultsNeeded',
  wire: resultsNeededOf,
  failed: resultsNeededTexts.failed,
});
