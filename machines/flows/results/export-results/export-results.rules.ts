import type { ExportResultsContext } from './export-results.types.ts';

const batchSize = 10;

/** The testers whose files come next. */
export const batchOf = ({ participantsIds, done }: ExportResultsContext): readonly string[] =>
  participantsIds.slice(done, done + batchSize);

export const exportResultsTexts = { done: 'Results have been successfully exported.' } as const;
