import { usePortal } from '#src/viewer.tsx';
import { useEffect } from 'react';
import { OneIssue } from '../issue-reading/issue-reading.documents.ts';
import { Reproductions } from '../reproductions/reproductions.documents.ts';

/** Asks for everything on the page of an issue before it is drawn, so that nothing waits for something else. */
export const usePrefetch = (issueId: string | null): void => {
  const { client } = usePortal();
  useEffect(() => {
    if (issueId === null) return;
    void client.query(OneIssue, { id: issueId }, { requestPolicy: 'cache-first' }).toPromise();
    void client.query(Reproductions, { issueId }, { requestPolicy: 'cache-first' }).toPromise();
  }, [client, issueId]);
};
