import { selectFaults, selectForm, selectIsSending, selectMailedTo } from '#machines/flows/session/sign-up.ts';
import type { SignUpActorRef } from '#machines/flows/session/sign-up.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFaultFocus } from '#src/ui/use-fault-focus.ts';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { useSelector } from '@xstate/react';

const fields = [
  { field: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { field: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { field: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
] as const;

type SignUpViewProps = {
  readonly actorRef: SignUpActorRef;
  /** Where the mail is read in the demo, which sends none. */
  readonly mailbox: string | null;
};

function MailedView({ actorRef, mailbox, mailedTo }: SignUpViewProps & { readonly mailedTo: string }) {
  useLostFocus();
  return (
    <>
      <h1 className="text-title">Check your mail</h1>
      <p role="status" className="text-ink-2 [overflow-wrap:anywhere]">
        We sent a mail to {mailedTo}. The link in the mail opens your trial; it works once, for a day.
      </p>
      {mailbox === null ? null : (
        <p>
          <Link href={mailbox} external>
            Open the mail of the demo
          </Link>
        </p>
      )}
      <Button size="large" onPress={() => actorRef.send({ type: 'signUp.again' })}>
        Change the address or send again
      </Button>
    </>
  );
}

/** The three fields that ask for a trial, and then where its mail went. */
export function SignUpView({ actorRef, mailbox }: SignUpViewProps) {
  const mailedTo = useSelector(actorRef, selectMailedTo);
  return mailedTo === null ? <SignUpForm actorRef={actorRef} /> : <MailedView actorRef={actorRef} mailbox={mailbox} mailedTo={mailedTo} />;
}

function SignUpForm({ actorRef }: { readonly actorRef: SignUpActorRef }) {
  const form = useSelector(actorRef, selectForm);
  const faults = useSelector(actorRef, selectFaults);
  const place = useFaultFocus();
  useLostFocus();
  const isSending = useSelector(actorRef, selectIsSending);
  return (
    <form
      ref={place}
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
        Already have an account?{' '}
        <Link href="/auth/login" className="thumb">
          Log in
        </Link>
      </p>
    </form>
  );
}
