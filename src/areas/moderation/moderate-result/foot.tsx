import {
  moderationTexts,
  selectDraft,
  selectFault,
  selectFoot,
  selectIsBusy,
  selectIsFinalizing,
} from '#machines/flows/moderation/moderate-result.ts';
import type { ModerateResultActorRef } from '#machines/flows/moderation/moderate-result.ts';
import type { Verdicts } from '#machines/lib/lifecycle.ts';
import type { caseResultMachine } from '#machines/lifecycles/case-result/case-result.machine.ts';
import { approvalOffer } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import type { CaseResultRowFragment } from '#schema/generated/client/graphql.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { Names } from '#machines/flows/moderation/take-sentence.ts';
import { Button } from '#src/ui/button.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useStageFocus } from '#src/ui/use-stage-focus.ts';
import { useSelector } from '@xstate/react';
import { Check, CheckCheck, PenLine, TextQuote, Undo2 } from 'lucide-react';
import { pressed } from '#src/ui/pressed.ts';
import { use, useRef } from 'react';
import { OpenSentencesContext, useSentences } from '../saved-sentences/use-sentences.tsx';

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

/** Only for screen readers on a phone, where the buttons stand in one row. */
function Wide({ children }: { readonly children: string }) {
  return <span className="max-desk:sr-only">{children}</span>;
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

function Writing({ actorRef, makeKey, names }: Omit<FootProps, 'judged'>) {
  const draft = useSelector(actorRef, selectDraft);
  const fault = useSelector(actorRef, selectFault);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const submit = () => actorRef.send({ type: 'edit.submit', key: makeKey() });
  const area = useRef<HTMLTextAreaElement>(null);
  const openSentences = use(OpenSentencesContext);
  const sentences = useSentences(names, ({ text, caret }) => {
    actorRef.send({ type: 'draft.change', draft: text });
    requestAnimationFrame(() => area.current?.setSelectionRange(caret, caret));
  });
  return (
    <form
      noValidate
      className="relative flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        label="What should the tester change?"
        autoFocus
        rows={3}
        max={limits.editRequest}
        value={draft}
        error={fault}
        areaRef={area}
        aria={sentences.aria}
        onChange={(text) => {
          actorRef.send({ type: 'draft.change', draft: text });
          sentences.type({ text, caret: area.current?.selectionStart ?? text.length });
        }}
        onKeyDown={(event) => {
          if (sentences.press(event)) return;
          if (pressed(event) === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          if (pressed(event) !== 'Escape') return;
          event.preventDefault();
          actorRef.send({ type: 'edit.close' });
        }}
      />
      {sentences.list}
      <div className="flex justify-end gap-2">
        <span className="mr-auto">
          <Button
            kind="ghost"
            icon={TextQuote}
            keys="/"
            onPress={() => {
              sentences.leave({ text: draft, caret: area.current?.selectionStart ?? draft.length });
              openSentences({ names, draft, onTake: sentences.take, field: () => area.current });
            }}
          >
            <Wide>Saved sentences</Wide>
          </Button>
        </span>
        <Button onPress={() => actorRef.send({ type: 'edit.close' })}>Back</Button>
        <Button kind="primary" type="submit" keys="Ctrl Enter" busy={isBusy}>
          Request edit
        </Button>
      </div>
    </form>
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
