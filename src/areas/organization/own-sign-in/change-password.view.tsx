import { selectFault, selectIsSending } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SheetForm } from '#src/ui/sheet-form.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { useSelector } from '@xstate/react';
import { useField } from '#src/use-form.ts';

/** The form that changes one's own password; a password manager is told whose it is. */
export function ChangePasswordView({ actorRef, email }: { readonly actorRef: FormActorRef; readonly email: string }) {
  const current = useField(actorRef, 'current');
  const password = useField(actorRef, 'password');
  useLostFocus();
  return (
    <SheetForm
      fault={useSelector(actorRef, selectFault(null))}
      title="Password"
      submit="Change password"
      busy={useSelector(actorRef, selectIsSending)}
      className="grid grid-cols-2 items-start gap-4 max-desk:grid-cols-1"
      onSubmit={() => actorRef.send({ type: 'form.submit' })}
    >
      <input hidden name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label="Current password" name="current" autoComplete="current-password" isRequired {...current} />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        isRequired
        hint="At least 10 characters."
        {...password}
      />
    </SheetForm>
  );
}
