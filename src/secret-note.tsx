import { selectSecret } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { Button } from '#src/ui/button.tsx';
import { copyText, uncopied } from '#src/ui/copy-text.ts';
import { FormFault } from '#src/ui/form-fault.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDisclosure } from '#src/ui/local.ts';
import { useChoice } from './use-choice.ts';
import { useSelector } from '@xstate/react';

type SecretNoteProps = {
  /** The form that made it. */
  readonly actorRef: FormActorRef;
  readonly title: string;
  readonly label: string;
  /** What is handed over of it; the secret itself by default. */
  readonly shown?: (secret: string) => string;
  /** A command with the secret in it, to be pasted as it is. */
  readonly command?: (secret: string) => string;
  readonly children: ReactNode;
};

/** Shows a link or token once, to be copied and handed over. */
export function SecretNote({ actorRef, title, label, shown, command, children }: SecretNoteProps) {
  const made = useSelector(actorRef, selectSecret);
  const secret = made === null ? null : (shown?.(made) ?? made);
  const pasted = made === null ? undefined : command?.(made);
  const [copied, setCopied] = useChoice<string | null>(null);
  const [isUncopied, setUncopied] = useDisclosure();
  const copy = async (text: string) => {
    const isDone = await copyText(text);
    setCopied(isDone ? text : null);
    setUncopied(!isDone);
  };
  const close = () => {
    setCopied(null);
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
          {pasted === undefined ? null : (
            <Button icon={Copy} onPress={() => void copy(pasted)}>
              {copied === pasted ? 'Command copied' : 'Copy command'}
            </Button>
          )}
          <Button kind="primary" icon={Copy} onPress={() => void copy(secret ?? '')}>
            {copied !== null && copied === secret ? 'Copied' : 'Copy'}
          </Button>
        </>
      }
    >
      <FormFault fault={isUncopied ? uncopied : null} />
      <p>{children}</p>
      <TextField label={label} value={secret ?? ''} readOnly onChange={() => undefined} />
      {pasted === undefined ? null : <TextArea label="First call" value={pasted} readOnly rows={4} onChange={() => undefined} />}
    </Modal>
  );
}
