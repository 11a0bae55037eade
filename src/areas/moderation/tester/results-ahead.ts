import { useAhead } from '#src/cache/ahead.ts';
import { useViewer } from '#src/viewer.tsx';
import { createRequest } from 'urql';
import { CaseResultById } from '../case-result/result.documents.ts';

/** Keeps results asked for before they are opened, so that a key finds them in the cache. */
export function useResultsAhead(ids: readonly (string | null)[]): void {
  const isManager = useViewer().role === 'test_manager';
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  useAhead(wanted.map((id) => createRequest(CaseResultById, { id, isManager })));
}
