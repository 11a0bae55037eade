import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { absent } from '#src/cache/call.ts';
import { useQuery } from 'urql';
import { ExportProgress } from './export-progress.act.tsx';
import { ExportJob, ExportJobs } from './follow-export.documents.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useMemo } from 'react';
import { isOpen, isPaused, placeWords, progressOf } from './export-words.ts';

type FollowExportProps = { readonly jobId: string; readonly onClose: () => void };

export function FollowExportHost({ jobId, onClose }: FollowExportProps) {
  const [{ data, error }, ask] = useQuery({
    query: ExportJob,
    variables: { id: jobId },
    context: absent,
    requestPolicy: 'cache-and-network',
  });
  if (data !== undefined) return <ExportProgress job={data.issueExportJob} onClose={onClose} />;
  return (
    <Modal isOpen size="large" title="Export" onClose={onClose} actions={<Button onPress={onClose}>Close</Button>}>
      {error === undefined ? (
        <Loading label="Loading the export">
          <SkeletonRows rows={3} />
        </Loading>
      ) : (
        <LoadFailure title="This export could not be loaded." onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
    </Modal>
  );
}

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
