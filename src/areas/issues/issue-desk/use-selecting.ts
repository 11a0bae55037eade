import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues/export-issues.machine.ts';
import { useCallback, useEffect, useRef } from 'react';

/** Selects one issue, or with Shift all from the one selected before. Other tags mean another selection. */
export const useSelecting = (exporter: ExportIssuesActorRef, ids: readonly string[], tags: string) => {
  const latest = useRef<string | null>(null);
  const chosen = useRef(tags);
  useEffect(() => {
    if (chosen.current !== tags) exporter.send({ type: 'tags.changed' });
    chosen.current = tags;
  }, [exporter, tags]);
  return useCallback(
    (issueId: string, isRange: boolean) => {
      const from = isRange && latest.current !== null ? ids.indexOf(latest.current) : -1;
      const to = ids.indexOf(issueId);
      latest.current = issueId;
      if (from < 0 || to < 0) return exporter.send({ type: 'issue.toggle', issueId });
      exporter.send({ type: 'issues.take', issueIds: ids.slice(Math.min(from, to), Math.max(from, to) + 1) });
    },
    [exporter, ids],
  );
};
