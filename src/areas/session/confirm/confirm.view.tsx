import type { FormActorRef } from '#machines/lib/form.ts';
import { FormModal } from '#src/form-modal.tsx';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import type { RefObject } from 'react';
import { useField } from '#src/use-form.ts';

type ConfirmPasswordViewProps = {
  readonly actorRef: FormActorRef;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onCancel: () => void;
};

/** Asks for the password of whoever signed in a while ago. */
export function ConfirmPasswordView({ actorRef, inputRef, onCancel }: ConfirmPasswordViewProps) {
  const password = useField(actorRef, 'password');
  return (
    <FormModal actorRef={actorRef} title="Confirm that it is you" action="Confirm" onClose={onCancel}>
      <p className="text-ink-2">You signed in more than ten minutes ago. What you began is done once your password is right.</p>
      <PasswordField label="Password" name="password" autoComplete="current-password" isRequired inputRef={inputRef} {...password} />
    </FormModal>
  );
}

type SignInAgainViewProps = { readonly onSignIn: () => void; readonly onCancel: () => void };

/** Sends whoever an outside service signs in there again: that leaves the page. */
export function SignInAgainView({ onSignIn, onCancel }: SignInAgainViewProps) {
  return (
    <Modal
      isOpen
      title="Confirm that it is you"
      onClose={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button kind="primary" onPress={onSignIn}>
            Sign in again
          </Button>
        </>
      }
    >
      <p>You signed in more than ten minutes ago. After signing in again you come back to this page; then do what you began once more.</p>
    </Modal>
  );
}
