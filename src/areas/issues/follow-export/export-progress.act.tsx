import { cancelExportsMachine, retryExportsMachine } from '#machines/flows/issues/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { issueExportLifecycle } from '#machines/lifecycles/issue-export/issue-export.machine.ts';
import type { ShownExportFragment, ShownExportJobFragment } from '#schema/generated/client/graphql.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { useNow } from '#src/ui/relative-time.tsx';
import { useAct } from '#src/use-act.ts';
import { issueExportRowOf } from '#schema/generated/client/rows/issue-export.documents.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { exportStateWords } from '#schema/vocabulary/state-words.ts';
import { pauseWords, placeWords, progressOf, progressWords } from './export-words.ts';
import { CancelExports, RetryExports } from './follow-export.documents.ts';

function Line({ exported }: { readonly exported: ShownExportFragment }) {
  const { issue, state, key, url, message } = exported;
  const { label, hue } = exportStateWords[state];
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-t border-line py-2 first:border-t-0">
      <span className="code-text shrink-0 text-small text-ink-3">{issue.code}</span>
      <span className="min-w-0 flex-1 text-ink max-desk:order-first max-desk:basis-full [overflow-wrap:anywhere]">{issue.title}</span>
      {key !== null && key !== undefined && url !== null && url !== undefined ? (
        <Link href={url} external>
          {key}
        </Link>
      ) : null}
      <Pill hue={hue}>{label}</Pill>
      {message === null || message === undefined ? null : <span className="basis-full text-small text-ink-2">{message}</span>}
    </li>
  );
}

type ExportProgressProps = { readonly job: ShownExportJobFragment; readonly onClose: () => void };

export function ExportProgress({ job, onClose }: ExportProgressProps) {
  const input = { exportJobId: job.id };
  const cancelling = useAct(cancelExportsMachine, CancelExports, { input });
  const retrying = useAct(retryExportsMachine, RetryExports, { input });
  const isCancelling = useSelector(cancelling, selectIsBusy);
  const isRetrying = useSelector(retrying, selectIsBusy);
  const { total, done } = progressOf(job);
  const pause = pauseWords(job, useNow());
  const { id: userId, role } = useViewer();
  const said = job.exports.map((exported) => verdicts(issueExportLifecycle, issueExportRowOf(exported), { role, userId }));
  const open = said.filter((refusals) => refusals['export.cancel'] === null).length;
  return (
    <Modal
      isOpen
      size="large"
      title={`Export to ${placeWords(job)}`}
      onClose={onClose}
      actions={
        <>
          {open > 0 ? (
            <Button kind="ghost" busy={isCancelling} onPress={() => cancelling.send({ type: 'act.confirm' })}>
              {open === total ? 'Cancel export' : `Cancel the other ${open}`}
            </Button>
          ) : null}
          {said.some((refusals) => refusals['export.retry'] === null) ? (
            <Button busy={isRetrying} onPress={() => retrying.send({ type: 'act.confirm' })}>
              Try again
            </Button>
          ) : null}
          <Button kind="primary" autoFocus onPress={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p role="status" className="text-ink">
        {progressWords(job)}
        {pause === null ? null : <span className="block text-ink-2">{pause}</span>}
      </p>
      <progress
        aria-label="Issues that are settled"
        max={total}
        value={done}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent-solid [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent-solid"
      />
      <ul aria-label="Issues of this export">
        {job.exports.map((exported) => (
          <Line key={exported.id} exported={exported} />
        ))}
      </ul>
    </Modal>
  );
}
