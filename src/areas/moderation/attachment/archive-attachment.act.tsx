import { archiveAttachmentMachine, attachmentTexts, restoreAttachmentMachine } from '#machines/flows/moderation/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import type { ActActorRef } from '#machines/lib/act.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { ArchiveFieldFile, ArchiveResultFile, RestoreFieldFile, RestoreResultFile } from './archive-attachment.documents.ts';

type ArchivedFile = {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean;
  readonly version?: number;
  readonly kind: string;
};
type ControlProps = { readonly file: ArchivedFile; readonly refusal: string | null };

export function ArchiveControl(props: ControlProps) {
  return props.file.kind === 'case_field_attachment_response' ? <OfField {...props} /> : <OfResult {...props} />;
}

const restored = { done: attachmentTexts.restored } as const;

function OfResult({ file, refusal }: ControlProps) {
  const input = { caseResultAttachmentId: file.id };
  const restore = useAct(restoreAttachmentMachine, RestoreResultFile, { input, ...restored });
  const undo = (version: number | null) => restore.send({ type: 'act.confirm', version });
  const archive = useAct(archiveAttachmentMachine, ArchiveResultFile, { input, done: attachmentTexts.archived, undo });
  return <Control file={file} refusal={refusal} archive={archive} restore={restore} />;
}

function OfField({ file, refusal }: ControlProps) {
  const input = { caseFieldAttachmentResponseId: file.id };
  const restore = useAct(restoreAttachmentMachine, RestoreFieldFile, { input, ...restored });
  const undo = (version: number | null) => restore.send({ type: 'act.confirm', version });
  const archive = useAct(archiveAttachmentMachine, ArchiveFieldFile, { input, done: attachmentTexts.archived, undo });
  return <Control file={file} refusal={refusal} archive={archive} restore={restore} />;
}

type BothProps = ControlProps & { readonly archive: ActActorRef; readonly restore: ActActorRef };

function Control({ file: { name, archived, version }, refusal, archive, restore }: BothProps) {
  const isRestoring = useSelector(restore, selectIsBusy);
  if (archived)
    return (
      <IconButton
        small
        icon={ArchiveRestore}
        label={`Restore ${name}`}
        busy={isRestoring}
        disabledReason={refusal}
        onPress={() => restore.send({ type: 'act.confirm', version: version ?? null })}
      />
    );
  return (
    <>
      <IconButton
        small
        icon={Trash2}
        label={`Remove ${name}`}
        disabledReason={refusal}
        onPress={() => archive.send({ type: 'act.open' })}
      />
      <ActQuestion actorRef={archive} title={attachmentTexts.question} action="Remove">
        {name} leaves this result and is not published with it. It can be restored.
      </ActQuestion>
    </>
  );
}
