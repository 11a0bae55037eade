import { moderationTexts, selectDraft, selectFoot, selectIsBusy, selectIsFinalizing } from '#machines/flows/moderation/moderate-result.ts';
import type { ModerateResultActorRef } from '#machines/flows/moderation/moderate-result.ts';
import type { Verdicts } from '#machines/lib/lifecycle.ts';
import type { caseResultMachine } from '#machines/lifecycles/case-result/case-result.machine.ts';
import { approvalOffer } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import type { CaseResultRowFragment } from '#schema/generated/client/graphql.ts';
import type { Names } from '#machines/flows/moderation/take-sentence.ts';
import { Button } from '#src/ui/button.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { useStageFocus } from '#src/ui/use-stage-focus.ts';
import { useSelector } from '@xstate/react';
import { Check, CheckCheck, PenLine, Undo2 } from 'lucide-react';

import { Wide, Writing } from './writing.tsx';

export type Judged = {
  readonly result: Pick<CaseResultRowFragment, 'moderationStatus' | 'hasOpenCaseResultEditRequest' | 'moderationFinalizedAt'>;
  readonly verdicts: Verdicts<typeof caseResultMachine>;
};

type FootProps = {
  readonly actorRef: ModerateResultActorRef;
  readonly judged: Judged;
  readonly makeKey: () => string;
  /** Of the tester and the test case. */
  readonly names: Names;
};

export function Foot(props: FootProps) {
  const stage = useSelector(props.actorRef, selectFoot);
  const area = useStageFocus<HTMLDivElement>(stage);
  return (
    <div ref={area}>
      <Stage stage={stage} {...props} />
    </div>
  );
}

function Stage({ stage, actorRef, judged, makeKey, names }: FootProps & { readonly stage: ReturnType<typeof selectFoot> }) {
  switch (stage) {
    case 'verdicts':
      return <VerdictButtons actorRef={actorRef} judged={judged} />;
    case 'writing':
      return <Writing actorRef={actorRef} makeKey={makeKey} names={names} />;
    case 'asking':
      return <Asking actorRef={actorRef} />;
  }
}

function VerdictButtons({ actorRef, judged: { result, verdicts } }: Pick<FootProps, 'actorRef' | 'judged'>) {
  const isFinalizing = useSelector(actorRef, selectIsFinalizing);
  const isBegun = useSelector(actorRef, selectDraft) !== '';
  const approval = approvalOffer(result.moderationStatus);
  const approvalReason = verdicts['approval.toggle'];
  return (
    <div className="flex flex-col gap-2">
      {approvalReason === null ? null : <p className="text-small text-ink-3">{approvalReason}</p>}
      <div
        className={`flex flex-wrap items-center gap-2 max-desk:flex-row-reverse ${result.hasOpenCaseResultEditRequest ? 'max-desk:[&_svg]:hidden' : ''}`}
      >
        {approval === null ? (
          <span className="text-small text-ink-3">This result has been discarded.</span>
        ) : (
          <Button
            kind={approval === 'Approve' ? 'primary' : 'plain'}
            icon={approval === 'Approve' ? Check : Undo2}
            keys="1"
            disabledReason={approvalReason}
            reason="hidden"
            onPress={() => actorRef.send({ type: 'approval.toggle', approved: approval === 'Approve' })}
          >
            {approval}
          </Button>
        )}
        {result.hasOpenCaseResultEditRequest ? (
          <Button icon={PenLine} onPress={() => actorRef.send({ type: 'cancelling.open' })}>
            <span>
              Cancel<Wide> edit</Wide> request
            </span>
          </Button>
        ) : (
          <Button
            icon={PenLine}
            keys="E"
            disabledReason={verdicts['edit.request']}
            reason="hidden"
            onPress={() => actorRef.send({ type: 'edit.open' })}
          >
            {isBegun ? (
              <span>
                Continue<Wide> with the request</Wide>
              </span>
            ) : (
              'Request edit'
            )}
          </Button>
        )}
        <span className="ml-auto max-desk:mr-auto max-desk:ml-0">
          {result.moderationFinalizedAt == null ? (
            <Button
              kind="ghost"
              busy={isFinalizing}
              disabledReason={verdicts['moderation.finalize']}
              reason="hidden"
              onPress={() => actorRef.send({ type: 'moderation.finalize' })}
            >
              <span>
                Finalize<Wide> moderation</Wide>
              </span>
            </Button>
          ) : (
            <span className="flex items-center gap-1.5 text-small text-ink-2">
              <CheckCheck aria-hidden size={14} className="text-success" />
              <span>
                Moderation finalized <RelativeTime at={result.moderationFinalizedAt} underMinute="just now" />
              </span>
            </span>
          )}
        </span>
      </div>
    </div>
  );
}

function Asking({ actorRef }: { readonly actorRef: ModerateResultActorRef }) {
  const isBusy = useSelector(actorRef, selectIsBusy);
  return (
    <div role="alertdialog" aria-label={moderationTexts.cancelQuestion} className="flex flex-wrap items-center gap-2">
      <p className="font-name">{moderationTexts.cancelQuestion}</p>
      <span className="ml-auto flex gap-2">
        <Button autoFocus onPress={() => actorRef.send({ type: 'cancelling.close' })}>
          Keep the request
        </Button>
        <Button kind="danger" busy={isBusy} onPress={() => actorRef.send({ type: 'cancelling.confirm' })}>
          Cancel edit request
        </Button>
      </span>
    </div>
  );
}
