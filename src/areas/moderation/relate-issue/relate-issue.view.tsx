import {
  relatedTexts,
  selectChosen,
  selectCode,
  selectFault,
  selectIsAsking,
  selectIsBusy,
  selectIsTyping,
} from '#machines/flows/moderation/relate-issue.ts';
import type { RelateIssueActorRef } from '#machines/flows/moderation/relate-issue.ts';
import { severityLabels } from '#schema/vocabulary/issue.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { PenLine, Plus, Trash2 } from 'lucide-react';
import type { WordRefusals } from '../case-result/changes.ts';
import type { IssueOptions } from './relate-issue.documents.ts';
import { pressed } from '#src/ui/pressed.ts';

type RelateIssueViewProps = {
  readonly actorRef: RelateIssueActorRef;
  readonly code: string | null;
  readonly refusals: WordRefusals;
  readonly options: ResultOf<typeof IssueOptions>['relatedIssueOptions'];
};

const shownOptions = 6;

export function RelateIssueView(props: RelateIssueViewProps) {
  const { actorRef, code, refusals } = props;
  const isTyping = useSelector(actorRef, selectIsTyping);
  if (isTyping) return <Typing {...props} />;
  const edit = () => actorRef.send({ type: 'code.edit', seen: code ?? '' });
  if (code === null)
    return (
      <Button size="small" kind="ghost" icon={Plus} disabledReason={refusals.edit} reason="hidden" onPress={edit}>
        Relate an issue
      </Button>
    );
  return (
    <>
      <span className="ml-auto flex shrink-0">
        <IconButton small icon={PenLine} label={`Change the code of ${code}`} disabledReason={refusals.edit} onPress={edit} />
        <IconButton
          small
          icon={Trash2}
          label={`Delete ${code}`}
          disabledReason={refusals.letPass === null || refusals.askEdit === null ? null : refusals.letPass}
          onPress={() => actorRef.send({ type: 'issue.delete' })}
        />
      </span>
      <Deletion {...props} />
    </>
  );
}

function Typing({ actorRef, code, options }: RelateIssueViewProps) {
  const typed = useSelector(actorRef, selectCode);
  const fault = useSelector(actorRef, selectFault);
  const isBusy = useSelector(actorRef, selectIsBusy);
  return (
    <form
      noValidate
      className="flex w-full flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        actorRef.send({ type: 'code.save' });
      }}
    >
      <TextField
        label={code === null ? 'Code of the related issue' : `Code in place of ${code}`}
        placeholder={relatedTexts.placeholder}
        autoFocus
        autoComplete="off"
        value={typed}
        busy={isBusy}
        error={fault}
        onChange={(text) => actorRef.send({ type: 'code.change', code: text })}
        onKeyDown={(event) => {
          if (pressed(event) !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          actorRef.send({ type: 'code.cancel' });
        }}
      />
      {options.length === 0 ? null : (
        <ul aria-label="Issues of this test" className="divide-y divide-line overflow-hidden rounded-control border border-line">
          {options.slice(0, shownOptions).map(({ code: option, title, severity, known, testerName }) => (
            <li key={option}>
              <button
                type="button"
                onClick={() => actorRef.send({ type: 'code.change', code: option })}
                className={`flex min-h-9 w-full items-center gap-2.5 px-2.5 text-left hover:bg-hover touch:min-h-11 ${option === typed ? 'bg-accent-wash' : ''}`}
              >
                <SeverityGlyph level={severity} label={severityLabels[severity]} />
                <span className="code-text shrink-0">{option}</span>
                <span className="cut flex-1">{title}</span>
                <span className="shrink-0 text-small text-ink-2">{known ? 'Known issue' : testerName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex justify-end gap-2">
        <Button onPress={() => actorRef.send({ type: 'code.cancel' })}>Cancel</Button>
        <Button
          kind="primary"
          type="submit"
          busy={isBusy}
          disabledReason={typed.trim() === '' ? 'Type or pick the code of an issue first.' : null}
          reason="hidden"
        >
          Save
        </Button>
      </div>
    </form>
  );
}

function Deletion({ actorRef, code, refusals }: RelateIssueViewProps) {
  const isOpen = useSelector(actorRef, selectIsAsking);
  const chosen = useSelector(actorRef, selectChosen);
  const cancel = () => actorRef.send({ type: 'deletion.cancel' });
  const choose = (changeStatusToPass: boolean) => () => actorRef.send({ type: 'deletion.choose', changeStatusToPass });
  return (
    <Modal
      isOpen={isOpen}
      urgent
      title={`Delete the related issue ${code}?`}
      onClose={cancel}
      actions={
        <>
          <Button autoFocus onPress={cancel}>
            Cancel
          </Button>
          <Button kind="danger" busy={chosen === false} disabledReason={refusals.askEdit} onPress={choose(false)}>
            {relatedTexts.askEdit}
          </Button>
          <Button kind="danger" busy={chosen === true} disabledReason={refusals.letPass} onPress={choose(true)}>
            {relatedTexts.letPass}
          </Button>
        </>
      }
    >
      <p>The issue leaves this result and is not published with it. Say what happens to the result.</p>
    </Modal>
  );
}
