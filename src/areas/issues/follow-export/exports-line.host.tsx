import { useStatusBar } from '#src/status-bar.tsx';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { isOpen, isPaused, placeWords, progressOf } from './export-words.ts';
import { ExportJobs } from './follow-export.documents.ts';

export function ExportsLineHost() {
  const [{ data }] = useQuery({ query: ExportJobs });
  const jobs = data?.issueExportJobs;
  useStatusBar(
    useMemo(() => {
      const open = (jobs ?? []).filter(({ exports }) => exports.some(({ state }) => isOpen(state)));
      return open.length === 0
        ? {}
        : {
            works: open.map((job) => ({
              id: job.id,
              sentence: `${isPaused(job) ? 'Waiting for' : 'Exporting to'} ${placeWords(job)}`,
              ...progressOf(job),
            })),
          };
    }, [jobs]),
  );
  return null;
}
