import { selectFault, selectIsOpen, selectIsSending } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useFaultFocus } from '#src/ui/use-fault-focus.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormFault } from '#src/ui/form-fault.tsx';

type FormModalProps = {
  readonly actorRef: FormActorRef;
  readonly title: string;
  readonly action: string;
  /** Why it cannot be sent as it stands. */
  readonly disabledReason?: string | null;
  /** Puts away what the form itself does not open and close. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

/** A short form over the page; what was typed stays until it was taken or put away. */
export function FormModal(props: FormModalProps) {
  return useSelector(props.actorRef, selectIsOpen) ? <Opened {...props} /> : null;
}

function Opened({ actorRef, title, action, disabledReason, onClose, children }: FormModalProps) {
  const id = useId();
  const place = useFaultFocus();
  const isSending = useSelector(actorRef, selectIsSending);
  const fault = useSelector(actorRef, selectFault(null));
  const close = onClose ?? (() => actorRef.send({ type: 'form.cancel' }));
  return (
    <Modal
      isOpen
      title={title}
      onClose={close}
      isDismissable={!isSending}
      actions={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button kind="primary" type="submit" form={id} busy={isSending} disabledReason={disabledReason}>
            {action}
          </Button>
        </>
      }
    >
      <form
        ref={place}
        id={id}
        noValidate
        className="flex flex-col gap-3 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          actorRef.send({ type: 'form.submit' });
        }}
      >
        <FormFault fault={fault} />
        {children}
      </form>
    </Modal>
  );
}
