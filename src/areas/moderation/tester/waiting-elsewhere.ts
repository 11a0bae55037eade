import { pageSizes } from '#schema/vocabulary/limits.ts';
import { usePortal } from '#src/viewer.tsx';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { WaitingResults } from '../desk/desk.documents.ts';
import { resultHref } from '../desk/result-href.ts';
import { CaseResultById } from '../case-result/result.documents.ts';
import { TesterOfTest } from './tester.documents.ts';

/** Where a moderator who walks through all that waits goes on once nothing of this tester is left: the longest waiting result of another one, asked for ahead, or the list. */
export const useWaitingElsewhere = (participantId: string, isWalking: boolean, isLast: boolean): string => {
  const { client } = usePortal();
  const [{ data }] = useQuery({ query: WaitingResults, variables: { first: pageSizes.waitingResults }, pause: !isWalking });
  const next = data?.waitingResults.edges.find(({ node }) => node.participantId !== participantId)?.node;
  const ahead = isLast ? next : undefined;
  useEffect(() => {
    if (ahead === undefined) return;
    void client.query(TesterOfTest, { id: ahead.participantId, testId: ahead.testId, isManager: false }).toPromise();
    void client.query(CaseResultById, { id: ahead.id, isManager: false }).toPromise();
  }, [client, ahead]);
  return next === undefined ? '/results/waiting' : resultHref(next);
};
