import type { ResultOf } from '#schema/generated/client/gql.ts';
import type { RequestsToClone, RunsToClone } from './clone-list.documents.ts';
import type { CloneEntry } from './clone-list.view.tsx';

/** One page of a clone list. */
export type Found = { readonly entries: readonly CloneEntry[]; readonly total: number; readonly next: string | null };

type PageInfo = { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
const nextOf = ({ hasNextPage, endCursor }: PageInfo): string | null => (hasNextPage ? (endCursor ?? null) : null);

export const foundRuns = ({ flexibleTestingTests: { edges, totalCount, pageInfo } }: ResultOf<typeof RunsToClone>): Found => ({
  entries: edges.map(({ node }) => ({ ...node, link: node.applicationUrl, window: node.testWindow })),
  total: totalCount,
  next: nextOf(pageInfo),
});
export const foundRequests = ({ advancedTestRequests: { nodes, totalCount, pageInfo } }: ResultOf<typeof RequestsToClone>): Found => ({
  entries: nodes.map((node) => ({
    ...node,
    description: node.testObjective ?? '',
    link: node.accessToApplication ?? '',
    window: node.testWindow,
  })),
  total: totalCount,
  next: nextOf(pageInfo),
});
