import { useAhead } from '#src/cache/ahead.ts';
import { usePortal } from '#src/viewer.tsx';
import { useEffect } from 'react';
import { createRequest } from 'urql';
import type { GraphQLRequest } from 'urql';
import { OneIssue } from './issue-reading.documents.ts';
import { Reproductions } from '../reproductions/reproductions.documents.ts';

const requestsOf = (issueId: string | null): readonly GraphQLRequest<unknown>[] =>
  issueId === null ? [] : [createRequest(OneIssue, { id: issueId }), createRequest(Reproductions, { issueId })];

/** Queries everything on an issue's page in parallel, before it renders. */
export const usePrefetch = (issueId: string | null): void => {
  const { client } = usePortal();
  useEffect(() => {
    for (const request of requestsOf(issueId)) void client.executeQuery(request, { requestPolicy: 'cache-first' }).toPromise();
  }, [client, issueId]);
};

export const useNextIssue = (issueId: string | null): void => useAhead(requestsOf(issueId));
