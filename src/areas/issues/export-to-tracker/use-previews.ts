import { placeParams } from '#machines/flows/issues/export-to-tracker.ts';
import type { PlaceValues } from '#machines/flows/issues/export-to-tracker.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import type { ExportToTracker_PreviewsQueryVariables } from '#schema/generated/client/graphql.ts';
import { wordsOf } from '#src/cache/problems.ts';
import { useQuery } from 'urql';
import { Previews } from './export-to-tracker.documents.ts';

const variablesOf = (issueIds: readonly string[], code: TrackerCode, values: PlaceValues): ExportToTracker_PreviewsQueryVariables => {
  const ids = [...issueIds];
  switch (code) {
    case 'jira':
      return { issueIds: ids, jira: placeParams.jira(values) };
    case 'github':
      return { issueIds: ids, github: placeParams.github(values) };
    case 'azure_devops':
      return { issueIds: ids, azureDevops: placeParams.azure_devops(values) };
  }
};

/** Asks what would be sent, always anew: issues and trackers change. */
export function usePreviews(issueIds: readonly string[], code: TrackerCode, values: PlaceValues) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: Previews,
    variables: variablesOf(issueIds, code, values),
    requestPolicy: 'network-only',
  });
  return {
    previews: fetching || error !== undefined ? null : (data?.issueExportPreviews ?? null),
    failure: fetching || error === undefined ? null : wordsOf(error.graphQLErrors[0]?.message ?? 'The server did not answer.'),
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
