import { usePortal } from '#src/viewer.tsx';
import { useEffect } from 'react';
import { OneIssue } from '../issue-reading/issue-reading.documents.ts';

/** Asks for the issue that is likely to be read next, so that it is there when it is. */
export const usePrefetch = (issueId: string | null): void => {
  const { client } = usePortal();
  useEffect(() => {
    if (issueId !== null) void client.query(OneIssue, { id: issueId }, { requestPolicy: 'cache-first' }).toPromise();
  }, [client, issueId]);
};
