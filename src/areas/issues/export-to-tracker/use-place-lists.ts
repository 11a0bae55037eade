import type { PlaceValues } from '#machines/flows/issues/export-to-tracker.ts';
import { wordsOf } from '#src/cache/problems.ts';
import { useChoice } from '#src/use-choice.ts';
import { useQuery } from 'urql';
import type { CombinedError } from 'urql';
import { ToolIssueTypes, ToolProjects } from '#src/domain/tool-lists.documents.ts';
import { PlaceAreas } from './export-to-tracker.documents.ts';

type Option = { readonly id: string; readonly label: string };

/** Options, loading, or the error. */
export type LiveList = {
  readonly options: readonly Option[];
  readonly loading: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
};

export type PlaceLists = {
  readonly places: LiveList & { readonly onSearch: (text: string) => void; readonly chosen: string | null };
  readonly types: LiveList;
  readonly areas: LiveList;
};

const again = { requestPolicy: 'network-only' } as const;
const failureOf = (error: CombinedError | undefined): string | null =>
  error === undefined ? null : wordsOf(error.graphQLErrors[0]?.message ?? 'The server did not answer.');

/** Types and areas only once a project is chosen. */
export function usePlaceLists(integrationId: string, code: string, { project, repository }: PlaceValues): PlaceLists {
  const [search, setSearch] = useChoice('');
  const place = code === 'github' ? repository : project;
  const [places, askPlaces] = useQuery({ query: ToolProjects, variables: { integrationId, search } });
  const hasTypes = code !== 'github' && project !== '';
  const [types, askTypes] = useQuery({ query: ToolIssueTypes, variables: { integrationId, projectKey: project }, pause: !hasTypes });
  const hasAreas = code === 'azure_devops' && project !== '';
  const [areas, askAreas] = useQuery({ query: PlaceAreas, variables: { integrationId, projectId: project }, pause: !hasAreas });
  const known = [...(types.data?.integrationDetails.projects ?? []), ...(places.data?.integrationDetails.projects ?? [])];
  const typed = hasTypes ? types.data?.integrationDetails.projects.find(({ key }) => key === project)?.issueTypes : [];
  return {
    places: {
      options: (places.data?.integrationDetails.projects ?? []).map(({ key, name }) => ({
        id: key,
        label: code === 'jira' ? `${name} (${key})` : name,
      })),
      loading: places.fetching || places.stale,
      failure: places.data === undefined ? failureOf(places.error) : null,
      onRetry: () => askPlaces(again),
      onSearch: setSearch,
      chosen: known.find(({ key }) => key === place)?.name ?? null,
    },
    types: {
      options: (typed ?? []).map(({ name }) => ({ id: name, label: name })),
      loading: types.fetching || types.stale,
      failure: hasTypes && types.data === undefined ? failureOf(types.error) : null,
      onRetry: () => askTypes(again),
    },
    areas: {
      options: hasAreas ? (areas.data?.azureDevopsProjectFields.areaPaths ?? []).map((path) => ({ id: path, label: path })) : [],
      loading: areas.fetching || areas.stale,
      failure: hasAreas && areas.data === undefined ? failureOf(areas.error) : null,
      onRetry: () => askAreas(again),
    },
  };
}
