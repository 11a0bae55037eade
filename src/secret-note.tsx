import { selectSecret } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { Button } from '#src/ui/button.tsx';
import { copyText, uncopied } from '#src/ui/copy-text.ts';
import { FormFault } from '#src/ui/form-fault.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDisclosure } from '#src/ui/local.ts';
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
