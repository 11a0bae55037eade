import type { FormActorRef } from '#machines/lib/form.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { FormModal } from '#src/form-modal.tsx';
import { useField } from '#src/use-field.ts';

/** Asks for whom a token is. */
export function NewToken({ actorRef }: { readonly actorRef: FormActorRef }) {
  const name = useField(actorRef, 'name');
  return (
    <FormModal actorRef={actorRef} title="New token" action="Create">
      <TextField label="Crowd system" name="name" isRequired autoFocus autoComplete="off" {...name} />
    </FormModal>
  );
}
