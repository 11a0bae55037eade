import { useAhead } from '#src/cache/ahead.ts';
import { usePortal } from '#src/viewer.tsx';
import { useEffect } from 'react';
import { createRequest } from 'urql';
import type { GraphQLRequest } from 'urql';
import { OneIssue } from './issue-reading.documents.ts';
import { Reproductions } from '../reproductions/reproductions.documents.ts';

const requestsOf = (issueId: string | null): readonly GraphQLRequest<unknown>[] =>
  issueId === null ? [] : [createRequest(OneIssue, { id: issueId }), createRequest(Reproductions, { issueId })];

/** Asks for everything on the page of an issue before it is drawn, so that nothing waits for something else. */
export const usePrefetch = (issueId: string | null): void => {
  const { client } = usePortal();
  useEffect(() => {
    for (const request of requestsOf(issueId)) void client.executeQuery(request, { requestPolicy: 'cache-first' }).toPromise();
  }, [client, issueId]);
};

/** Keeps everything on the page of the next issue asked for. */
export const useNextIssue = (issueId: string | null): void => useAhead(requestsOf(issueId));
