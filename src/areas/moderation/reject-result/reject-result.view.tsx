import { selectCanReject, selectIsBusy, selectReason, selectStage } from '#machines/flows/moderation/reject-result.ts';
import type { RejectResultActorRef } from '#machines/flows/moderation/reject-result.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import type { ShownCaseResultStatus } from '#schema/vocabulary/case-result.ts';
import { UnsentMark } from '#src/outbox/unsent-mark.tsx';
import { Button } from '#src/ui/button.tsx';
import { Select } from '#src/ui/select.tsx';
import { Status } from '#src/domain/status-glyph.tsx';
import { useStageFocus } from '#src/ui/use-stage-focus.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSelector } from '@xstate/react';
import { Ban, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Changes } from '../case-result/changes.ts';
import type { LogEntry } from '../result/moderation-log.tsx';
import { ModerationLog } from '../result/moderation-log.tsx';
import { Part, Sheet, SheetBody, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import { ResultBody, ResultFacts } from '../result/result-body.tsx';
import type { ShownResult } from '../result/result-body.tsx';

/** Null when the status would not change. */
export type Prediction = { readonly from: ShownCaseResultStatus; readonly to: ShownCaseResultStatus } | null;

type RejectResultViewProps = {
  readonly actorRef: RejectResultActorRef;
  readonly result: ShownResult;
  readonly changes: Changes | null;
  /** Null until loaded. */
  readonly reasons: readonly string[] | null;
  readonly onReasonsRetry?: (() => void) | null;
  readonly prediction: Prediction;
  readonly rejectReason: string | null;
  readonly log: readonly LogEntry[] | null;
  readonly how?: ReactNode;
};

export function RejectResultView({
  actorRef,
  result,
  changes,
  reasons,
  onReasonsRetry = null,
  prediction,
  rejectReason,
  log,
  how,
}: RejectResultViewProps) {
  return (
    <Sheet label={`Result of ${result.testerName}`}>
      <SheetHead title={result.testerName} />
      <SheetBody className="flex flex-col gap-5">
        <ResultFacts result={result} how={how} mark={<UnsentMark thing={result.id} />} />
        <ResultBody result={result} changes={changes} />
        {log === null ? null : (
          <Part title="Moderation audit log">
            <ModerationLog entries={log} of={result.id} />
          </Part>
        )}
      </SheetBody>
      <SheetFoot>
        <Rejection
          actorRef={actorRef}
          isRejected={result.isRejected}
          version={result.version}
          reasons={reasons}
          onReasonsRetry={onReasonsRetry}
          prediction={prediction}
          rejectReason={rejectReason}
        />
      </SheetFoot>
    </Sheet>
  );
}

type RejectionStage = ReturnType<typeof selectStage>;
type RejectionProps = Omit<RejectResultViewProps, 'result' | 'changes' | 'log' | 'how'> & {
  readonly isRejected: boolean;
  /** The version that is seen. */
  readonly version: number;
};

function Rejection(props: RejectionProps) {
  const stage = useSelector(props.actorRef, selectStage);
  const area = useStageFocus<HTMLDivElement>(stage);
  return (
    <div ref={area} className="w-full">
      <Stage stage={stage} {...props} />
    </div>
  );
}

function Stage({
  stage,
  actorRef,
  isRejected,
  reasons,
  onReasonsRetry = null,
  prediction,
  rejectReason,
  version,
}: RejectionProps & { readonly stage: RejectionStage }) {
  switch (stage) {
    case 'resting':
      return isRejected ? (
        <Button icon={Undo2} disabledReason={rejectReason} onPress={() => actorRef.send({ type: 'undo.open' })}>
          Undo rejection
        </Button>
      ) : (
        <Button kind="danger" icon={Ban} disabledReason={rejectReason} onPress={() => actorRef.send({ type: 'rejection.open' })}>
          Reject
        </Button>
      );
    case 'choosing':
      return <Choosing actorRef={actorRef} reasons={reasons} onReasonsRetry={onReasonsRetry} prediction={prediction} version={version} />;
    case 'askingUndo':
      return <AskingUndo actorRef={actorRef} prediction={prediction} version={version} />;
  }
}

function Outcome({ verb, prediction }: { readonly verb: string; readonly prediction: Prediction }) {
  if (prediction === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
      {verb} changes the case from <Status glyph={prediction.from}>{caseResultLabels[prediction.from]}</Status> to
      <Status glyph={prediction.to}>{caseResultLabels[prediction.to]}</Status>
    </p>
  );
}

function Choosing({ actorRef, reasons, onReasonsRetry = null, prediction, version }: Omit<RejectionProps, 'isRejected' | 'rejectReason'>) {
  const reason = useSelector(actorRef, selectReason);
  const canReject = useSelector(actorRef, selectCanReject);
  const isBusy = useSelector(actorRef, selectIsBusy);
  return (
    <div className="flex w-full flex-col gap-2.5">
      <div className="w-72 max-desk:w-full">
        {reasons !== null ? (
          <Select
            label="Reason"
            placeholder="Choose a reason"
            options={reasons.map((id) => ({ id, label: id }))}
            value={reason}
            onChange={(id) => actorRef.send({ type: 'reason.choose', reason: id })}
          />
        ) : onReasonsRetry === null ? (
          <Loading label="Loading the reasons">
            <SkeletonRows rows={1} />
          </Loading>
        ) : (
          <LoadFailure title="The reasons could not be loaded." onRetry={onReasonsRetry} />
        )}
      </div>
      <Outcome verb="Rejecting" prediction={prediction} />
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => actorRef.send({ type: 'rejection.close' })}>Cancel</Button>
        <Button
          kind="danger"
          icon={Ban}
          busy={isBusy}
          disabledReason={canReject || isBusy ? null : 'Choose a reason first.'}
          onPress={() => actorRef.send({ type: 'rejection.confirm', version })}
        >
          Reject result
        </Button>
      </div>
    </div>
  );
}

function AskingUndo({ actorRef, prediction, version }: Pick<RejectionProps, 'actorRef' | 'prediction'> & { readonly version: number }) {
  const isBusy = useSelector(actorRef, selectIsBusy);
  return (
    <div className="flex w-full flex-col gap-2.5">
      <p>Take the rejection back?</p>
      <Outcome verb="Undoing" prediction={prediction} />
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => actorRef.send({ type: 'undo.close' })}>Cancel</Button>
        <Button kind="primary" icon={Undo2} busy={isBusy} onPress={() => actorRef.send({ type: 'undo.confirm', version })}>
          Undo rejection
        </Button>
      </div>
    </div>
  );
}
