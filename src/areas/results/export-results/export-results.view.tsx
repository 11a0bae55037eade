import { exportResultsTexts, selectDone, selectFailure, selectStage } from '#machines/flows/results/export-results.ts';
import type { ExportResultsActorRef } from '#machines/flows/results/export-results.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { useSelector } from '@xstate/react';

type ExportResultsViewProps = { readonly actorRef: ExportResultsActorRef; readonly total: number; readonly onClose: () => void };

const faces = { init: 'init', exporting: 'init', success: 'success', error: 'error' } as const;
const testers = (count: number): string => (count === 1 ? '1 tester' : `${count} testers`);

export function ExportResultsView({ actorRef, total, onClose }: ExportResultsViewProps) {
  const stage = useSelector(actorRef, selectStage);
  const done = useSelector(actorRef, selectDone);
  const failure = useSelector(actorRef, selectFailure);
  const nobody = total === 0 ? 'Nobody has submitted a result yet.' : null;
  const start = (form: 'files' | 'archive') => () => actorRef.send({ type: 'export.start', form });
  const actions = {
    init: (
      <>
        <Button disabledReason={nobody} onPress={start('files')}>
          One file for each tester
        </Button>
        <Button kind="primary" disabledReason={nobody} reason="hidden" onPress={start('archive')}>
          One zip file
        </Button>
      </>
    ),
    exporting: <Button onPress={() => actorRef.send({ type: 'export.cancel' })}>Cancel</Button>,
    success: <Button onPress={onClose}>Close</Button>,
    error: (
      <>
        <Button onPress={onClose}>Close</Button>
        <Button kind="primary" onPress={() => actorRef.send({ type: 'export.retry' })}>
          Continue
        </Button>
      </>
    ),
  };
  return (
    <Modal isOpen title="Export CSV" face={faces[stage]} onClose={onClose} isDismissable={stage !== 'exporting'} actions={actions[stage]}>
      {stage === 'init' ? <p>The results of {testers(total)} who submitted something.</p> : null}
      {stage === 'exporting' ? (
        <Ranks
          label={`${done} of ${testers(total)}`}
          segments={[
            { kind: 'done', count: done },
            { kind: 'to_come', count: total - done },
          ]}
        />
      ) : null}
      {stage === 'exporting' ? <p role="status">{`${done} of ${testers(total)}`}</p> : null}
      {stage === 'success' ? <p>{exportResultsTexts.done}</p> : null}
      {stage === 'error' ? <p>{failure}</p> : null}
    </Modal>
  );
}
