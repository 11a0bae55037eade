import { usePortal } from '#src/viewer.tsx';
import { useEffect, useMemo } from 'react';
import type { Client, OperationResult, RequestPolicy } from 'urql';
import { OneIssue } from '../issue-reading/issue-reading.documents.ts';
import { Reproductions } from '../reproductions/reproductions.documents.ts';

const asking = (client: Client, issueId: string) =>
  [
    client.query(OneIssue, { id: issueId }, { requestPolicy: 'cache-first' }),
    client.query(Reproductions, { issueId }, { requestPolicy: 'cache-first' }),
  ] as const;

/** Asks for everything on the page of an issue before it is drawn, so that nothing waits for something else. */
export const usePrefetch = (issueId: string | null): void => {
  const { client } = usePortal();
  useEffect(() => {
    if (issueId !== null) for (const asked of asking(client, issueId)) void asked.toPromise();
  }, [client, issueId]);
};

/** Issues that are kept asked for and were answered by the server meanwhile, by client. */
const fresh = new WeakMap<Client, Set<string>>();

const isAnswer = ({ data, operation }: OperationResult): boolean =>
  data !== undefined && [undefined, 'miss'].includes(operation.context.meta?.cacheOutcome);

/** Keeps everything on the page of the next issue asked for: whoever goes on finds it as the server has it. */
export const useNextIssue = (issueId: string | null): void => {
  const { client } = usePortal();
  useEffect(() => {
    if (issueId === null) return undefined;
    const known = fresh.get(client) ?? new Set<string>();
    fresh.set(client, known);
    const answered = new Set<number>();
    const listening = asking(client, issueId).map((asked, part, all) =>
      asked.subscribe((result) => {
        if (isAnswer(result)) answered.add(part);
        if (answered.size === all.length) known.add(issueId);
      }),
    );
    return () => {
      for (const each of listening) each.unsubscribe();
      setTimeout(() => known.delete(issueId));
    };
  }, [client, issueId]);
};

/** How an issue is asked for that is shown: not again where it was kept asked for until now. */
export const useIssuePolicy = (issueId: string): RequestPolicy => {
  const { client } = usePortal();
  return useMemo(() => (fresh.get(client)?.has(issueId) === true ? 'cache-first' : 'cache-and-network'), [client, issueId]);
};
