import { useSelector } from '@xstate/react';
import { Check, Link2 } from 'lucide-react';
import { selectChoice, selectFailure, selectHasLink, selectIsCopied } from '#machines/flows/launch/drafts/share-draft.ts';
import type { ShareDraftActorRef } from '#machines/flows/launch/drafts/share-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { RadioGroup } from '#src/ui/radio.tsx';
import { TextField } from '#src/ui/text-field.tsx';

const choices = [
  { id: 'nobody', label: 'Nobody else', description: 'The link does not open it.' },
  { id: 'view', label: 'Colleagues with the link can view it', description: 'They see what you type, and can copy the draft.' },
  { id: 'edit', label: 'Colleagues with the link can edit it', description: 'One person types at a time. Launching stays with you.' },
] as const;

type ShareDraftViewProps = { readonly actorRef: ShareDraftActorRef; readonly link: string };

export function ShareDraftView({ actorRef, link }: ShareDraftViewProps) {
  const choice = useSelector(actorRef, selectChoice);
  const hasLink = useSelector(actorRef, selectHasLink);
  const isCopied = useSelector(actorRef, selectIsCopied);
  const failure = useSelector(actorRef, selectFailure);
  return (
    <Modal
      isOpen
      isDismissable
      size="small"
      title="Share draft"
      onClose={() => actorRef.send({ type: 'share.close' })}
      actions={
        <>
          <Button onPress={() => actorRef.send({ type: 'share.close' })}>Close</Button>
          <Button
            kind="primary"
            icon={isCopied ? Check : Link2}
            disabledReason={hasLink ? null : 'Choose what colleagues may do first.'}
            reason="hidden"
            onPress={() => actorRef.send({ type: 'link.copy' })}
          >
            {isCopied ? 'Copied' : 'Copy link'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          label="Who can open this draft"
          options={choices}
          value={choice ?? 'nobody'}
          error={failure}
          onChange={(id) => actorRef.send({ type: 'sharing.choose', sharing: id === 'view' || id === 'edit' ? id : null })}
        />
        {hasLink ? <TextField label="Link for colleagues in your organization" value={link} readOnly onChange={() => undefined} /> : null}
        <span className="sr-only" role="status">
          {isCopied ? 'The link was copied.' : ''}
        </span>
      </div>
    </Modal>
  );
}
