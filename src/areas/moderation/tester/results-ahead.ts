import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEffect } from 'react';
import { CaseResultById } from '../result/result.documents.ts';

/** Asks for results before they are opened, so that a key finds them in the cache. */
export function useResultsAhead(ids: readonly (string | null)[]): void {
  const { client } = usePortal();
  const isManager = useViewer().role === 'test_manager';
  const wanted = ids.filter((id) => id !== null).join(' ');
  useEffect(() => {
    for (const id of new Set(wanted.split(' ').filter((each) => each !== '')))
      void client.query(CaseResultById, { id, isManager }).toPromise();
  }, [client, wanted, isManager]);
}
