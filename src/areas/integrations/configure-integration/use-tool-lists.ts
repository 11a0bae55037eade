import { useChoice } from '#src/use-choice.ts';
import { useQuery } from 'urql';
import type { CombinedError } from 'urql';
import { wordsOf } from '#src/cache/problems.ts';
import { ToolIssueTypes, ToolProjects } from '#src/domain/tool-lists.documents.ts';
import { JiraFields } from './tool-lists.documents.ts';
import type { ToolLists, ToolList } from './tool-lists.ts';

type Chosen = {
  readonly tool: string;
  readonly integrationId: string;
  readonly projectKey: string;
  readonly issueType: string;
  /** Whether exports have settings of their own. */
  readonly isUsed: boolean;
  readonly isActive: boolean;
};
type Answer = { readonly fetching: boolean; readonly stale: boolean; readonly error?: CombinedError | undefined };

const failureOf = (error: CombinedError | undefined): string | null =>
  error === undefined ? null : wordsOf(error.graphQLErrors[0]?.message ?? 'The server did not answer.');

const listOf = <Item>(items: readonly Item[] | undefined, { fetching, stale, error }: Answer, retry: () => void): ToolList<Item> => ({
  items: items ?? [],
  isLoading: fetching || stale,
  failure: items === undefined ? failureOf(error) : null,
  retry,
});

const again = { requestPolicy: 'network-only' } as const;

/** Reads projects, issue types and fields of a tool while they are used, and nothing otherwise. */
export function useToolLists({ tool, integrationId, projectKey, issueType, isUsed: isWanted, isActive }: Chosen): ToolLists {
  const isUsed = isWanted && isActive;
  const [search, setSearch] = useChoice('');
  const [projects, askProjects] = useQuery({ query: ToolProjects, variables: { integrationId, search }, pause: !isUsed });
  const hasProject = isUsed && projectKey !== '';
  const [types, askTypes] = useQuery({ query: ToolIssueTypes, variables: { integrationId, projectKey }, pause: !hasProject });
  const [fields, askFields] = useQuery({
    query: JiraFields,
    variables: { integrationId, projectKey, issueType },
    pause: !hasProject || issueType === '',
  });
  const found = types.data?.integrationDetails.projects.find(({ key }) => key === projectKey);
  return {
    blockedReason: isActive ? null : `${tool} cannot be asked until its credential is renewed.`,
    projects: listOf(projects.data?.integrationDetails.projects, projects, () => askProjects(again)),
    chosenProject: found?.name ?? projects.data?.integrationDetails.projects.find(({ key }) => key === projectKey)?.name ?? null,
    onSearch: setSearch,
    issueTypes: listOf(hasProject ? found?.issueTypes?.map(({ name }) => name) : [], types, () => askTypes(again)),
    fields: listOf(hasProject && issueType !== '' ? fields.data?.integrationCustomFields : [], fields, () => askFields(again)),
    definitions: fields.data?.getCurrentOrganizationUser.organization.issueFieldDefinitions ?? [],
  };
}
