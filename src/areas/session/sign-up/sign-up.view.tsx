import type { SignUpActorRef } from '#machines/flows/session/sign-up/sign-up.machine.ts';
import { selectFaults, selectForm, selectIsSending } from '#machines/flows/session/sign-up/sign-up.selectors.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';

const fields = [
  { field: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { field: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { field: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
] as const;

/** The three fields that open a trial. */
export function SignUpView({ actorRef }: { readonly actorRef: SignUpActorRef }) {
  const form = useSelector(actorRef, selectForm);
  const faults = useSelector(actorRef, selectFaults);
  const isSending = useSelector(actorRef, selectIsSending);
  return (
    <form
      noValidate
      className="flex flex-col gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        actorRef.send({ type: 'signUp.send' });
      }}
    >
      <h1 className="text-title">Start your trial</h1>
      {fields.map(({ field, label, type, autoComplete }) => (
        <TextField
          key={field}
          label={label}
          name={field}
          type={type}
          autoComplete={autoComplete}
          size="large"
          isRequired
          value={form[field]}
          error={faults[field] ?? null}
          onChange={(value) => actorRef.send({ type: 'field.change', field, value })}
        />
      ))}
      <Button kind="primary" size="large" type="submit" busy={isSending}>
        Sign up
      </Button>
      <p className="text-ink-2">
        Already have an account? <Link href="/auth/login">Log in</Link>
      </p>
    </form>
  );
}
