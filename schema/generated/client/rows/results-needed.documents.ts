import type { ResultsNeededRow } from '#machines/lifecycles/results-needed/results-needed.types.ts';
import { graphql } from '../gql.ts';
import type { ResultsNeededRowFragment } from '../graphql.ts';

export const ResultsNeededAsked = graphql(`
  fragment ResultsNeededRow on SelectionRequirementsGroup {
    id
    numberOfResultsNeeded
    numberOfPublishedResults
    canModifyNumberOfResultsNeeded
    testWindowStatus
  }
`);

/** What the chart asks of a SelectionRequirementsGroup, from what the API shows of it. */
export const resultsNeededRowOf = (from: ResultsNeededRowFragment): ResultsNeededRow => ({
  numberOfResultsNeeded: from.numberOfResultsNeeded,
  numberOfPublishedResults: from.numberOfPublishedResults,
  canModifyNumberOfResultsNeeded: from.canModifyNumberOfResultsNeeded,
  windowStatus: from.testWindowStatus,
});

/** The fields of a SelectionRequirementsGroup that show columns of its chart. */
export const resultsNeededFields = { numberOfResultsNeeded: 'numberOfResultsNeeded', numberOfPublishedResults: 'numberOfPublishedResults', canModifyNumberOfResultsNeeded: 'canModifyNumberOfResultsNeeded', windowStatus: 'testWindowStatus' } as const;
