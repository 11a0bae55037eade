import { Button } from '#src/ui/button.tsx';
import { copyText, uncopied } from '#src/ui/copy-text.ts';
import { FormFault } from '#src/ui/form-fault.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';

type SecretNoteProps = {
  readonly title: string;
  readonly label: string;
  /** Null while there is nothing to hand over. */
  readonly secret: string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Shows a link or token once, to be copied and handed over. */
export function SecretNote({ title, label, secret, onClose, children }: SecretNoteProps) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const close = () => {
    setCopied(null);
    onClose();
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
          <Button icon={Copy} onPress={() => void copyText(secret ?? '').then(setCopied)}>
            {isCopied === true ? 'Copied' : 'Copy'}
          </Button>
          <Button kind="primary" onPress={close}>
            Done
          </Button>
        </>
      }
    >
      <FormFault fault={isCopied === false ? uncopied : null} />
      <p>{children}</p>
      <TextField label={label} value={secret ?? ''} readOnly onChange={() => undefined} />
    </Modal>
  );
}
