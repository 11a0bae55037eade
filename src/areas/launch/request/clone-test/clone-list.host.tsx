import { useChoice } from '#src/use-choice.ts';
import { useOnce } from '#src/ui/local.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { RequestsToClone, RunsToClone } from './clone-list.documents.ts';
import { CloneListView } from './clone-list.view.tsx';
import type { CloneEntry, CloneList } from './clone-list.view.tsx';

import { useQuery } from 'urql';
import type { CombinedError, Operation } from 'urql';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { cloneTexts } from '#schema/vocabulary/launch/simple.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePageTitle } from '#src/title.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useViewer } from '#src/viewer.tsx';
import { NoLaunchView } from '../no-launch.view.tsx';

type Found = { readonly entries: readonly CloneEntry[]; readonly total: number; readonly next: string | null };

type PageInfo = { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
const nextOf = ({ hasNextPage, endCursor }: PageInfo): string | null => (hasNextPage ? (endCursor ?? null) : null);

const foundRuns = ({ flexibleTestingTests: { edges, totalCount, pageInfo } }: ResultOf<typeof RunsToClone>): Found => ({
  entries: edges.map(({ node }) => ({ ...node, link: node.applicationUrl, window: node.testWindow })),
  total: totalCount,
  next: nextOf(pageInfo),
});
const foundRequests = ({ advancedTestRequests: { nodes, totalCount, pageInfo } }: ResultOf<typeof RequestsToClone>): Found => ({
  entries: nodes.map((node) => ({
    ...node,
    description: node.testObjective ?? '',
    link: node.accessToApplication ?? '',
    window: node.testWindow,
  })),
  total: totalCount,
  next: nextOf(pageInfo),
});

export type CloneKind = 'runs' | 'requests';

type CloneListHostProps = { readonly kind: CloneKind; readonly onClone: (testId: string) => void };
const titles = { runs: cloneTexts.runsTitle, requests: cloneTexts.requestsTitle } as const;
const backs = {
  runs: { label: 'Back', href: '/launch' },
  requests: { label: 'Back', href: '/launch?tab=advanced_test' },
} as const;

type Asked = {
  readonly found: Found | null;
  readonly isAsking: boolean;
  readonly error: CombinedError | undefined;
  readonly ask: () => void;
};

const isOf = (operation: Operation | undefined, after: string | null): boolean => operation?.variables?.['after'] === after;

function useFound(kind: CloneKind, after: string | null, isAllowed: boolean): Asked {
  const variables = { first: pageSizes.cloneLists, after };
  const [runs, askRuns] = useQuery({ query: RunsToClone, variables, pause: kind !== 'runs' || !isAllowed });
  const [requests, askRequests] = useQuery({ query: RequestsToClone, variables, pause: kind !== 'requests' || !isAllowed });
  if (kind === 'runs')
    return {
      found: runs.data === undefined || !isOf(runs.operation, after) ? null : foundRuns(runs.data),
      isAsking: runs.fetching,
      error: runs.error,
      ask: () => askRuns({ requestPolicy: 'network-only' }),
    };
  return {
    found: requests.data === undefined || !isOf(requests.operation, after) ? null : foundRequests(requests.data),
    isAsking: requests.fetching,
    error: requests.error,
    ask: () => askRequests({ requestPolicy: 'network-only' }),
  };
}

type Place = { readonly before: readonly CloneEntry[]; readonly after: string | null; readonly total: number };

const listOf = ({ before, total }: Place, { found, isAsking, error, ask }: Asked, onMore: (place: Place) => void): CloneList => {
  const entries = [...before, ...(found?.entries ?? [])];
  if (entries.length === 0 && found === null)
    return error === undefined ? { kind: 'loading' } : { kind: 'failed', requestId: requestIdOf(error), onRetry: ask };
  const next = found?.next ?? null;
  const whole = found?.total ?? total;
  const more = () => (next === null ? ask() : onMore({ before: entries, after: next, total: whole }));
  return {
    kind: 'listed',
    entries,
    total: whole,
    isLoading: found === null && isAsking,
    isCut: found === null && error !== undefined,
    onMore: next === null && found !== null ? null : more,
  };
};

export default function CloneListHost({ kind, onClone }: CloneListHostProps) {
  const { organization } = useViewer();
  const now = useOnce(() => new Date().toISOString());
  const [place, setPlace] = useChoice<Place>({ before: [], after: null, total: 0 });
  const asked = useFound(kind, place.after, organization.advancedTestsAccess);
  usePageTitle(organization.advancedTestsAccess ? titles[kind] : 'Launch');
  if (!organization.advancedTestsAccess) return <NoLaunchView />;
  return (
    <CloneListView
      title={titles[kind]}
      back={backs[kind]}
      actions={kind === 'requests' ? <LinkButton href="/launch/tests-for-cloning">{cloneTexts.toRuns}</LinkButton> : undefined}
      list={listOf(place, asked, setPlace)}
      now={now}
      isCompact={organization.newLaunchUxEnabled}
      onClone={onClone}
    />
  );
}
