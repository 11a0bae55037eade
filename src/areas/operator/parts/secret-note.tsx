import { selectSecret } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { Button } from '#src/ui/button.tsx';
import { copyText, uncopied } from '#src/ui/copy-text.ts';
import { FormFault } from '#src/ui/form-fault.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { readerZone } from '#src/ui/reader-dates.ts';
import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Copy } from 'lucide-react';
import { passwordLinkHours } from '#schema/vocabulary/operator.ts';
import type { ReactNode } from 'react';
import { useDisclosure, useOnce } from '#src/ui/local.ts';
import { useSelector } from '@xstate/react';

type SecretNoteProps = {
  /** The form that made it. */
  readonly actorRef: FormActorRef;
  readonly title: string;
  readonly label: string;
  readonly children: ReactNode;
};

/** Shows a link or token once, to be copied and handed over. */
export function SecretNote({ actorRef, title, label, children }: SecretNoteProps) {
  const secret = useSelector(actorRef, selectSecret);
  const [isCopied, setCopied] = useDisclosure();
  const [isUncopied, setUncopied] = useDisclosure();
  const copy = async () => {
    const isDone = await copyText(secret ?? '');
    setCopied(isDone);
    setUncopied(!isDone);
  };
  const close = () => {
    setCopied(false);
    setUncopied(false);
    actorRef.send({ type: 'secret.close' });
  };
  return (
    <Modal
      isOpen={secret !== null}
      face="success"
      title={title}
      onClose={close}
      isDismissable={false}
      actions={
        <>
          <Button onPress={close}>Done</Button>
          <Button kind="primary" icon={Copy} onPress={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </>
      }
    >
      <FormFault fault={isUncopied ? uncopied : null} />
      <p>{children}</p>
      <TextField label={label} value={secret ?? ''} readOnly onChange={() => undefined} />
    </Modal>
  );
}

export type LinkFor = { readonly fullName: string; readonly email: string; readonly organizationName: string };

function WhoseLink({ fullName, email, organizationName }: LinkFor) {
  const end = useOnce(() => new Date(Date.now() + passwordLinkHours * 3_600_000).toISOString());
  return (
    <>
      <span className="font-name">{fullName}</span> chooses a password here and is signed in to {organizationName} as{' '}
      <span className="[overflow-wrap:anywhere]">{email}</span>. It works once, until <AbsoluteTime at={end} zone={readerZone()} />.
    </>
  );
}

/** Shows the link on which a person chooses a password. */
export function LinkNote({ actorRef, of }: { readonly actorRef: FormActorRef; readonly of: LinkFor }) {
  return (
    <SecretNote actorRef={actorRef} title={`Hand this link to ${of.fullName}`} label="Link">
      <WhoseLink {...of} />
    </SecretNote>
  );
}
