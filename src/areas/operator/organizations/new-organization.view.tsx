import type { FormActorRef } from '#machines/lib/form.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { FormModal } from '#src/form-modal.tsx';
import { useField } from '#src/use-field.ts';

/** Asks for the name and the code of a new organization. */
export function NewOrganization({ actorRef }: { readonly actorRef: FormActorRef }) {
  const name = useField(actorRef, 'name');
  const shortCode = useField(actorRef, 'shortCode');
  return (
    <FormModal actorRef={actorRef} title="New organization" action="Create">
      <TextField label="Name" name="name" isRequired autoFocus autoComplete="off" {...name} />
      <TextField
        label="Code"
        name="shortCode"
        isRequired
        autoComplete="off"
        {...shortCode}
        onChange={(text) => shortCode.onChange(text.toUpperCase())}
        hint="2 to 6 letters or digits. Tests are numbered after it, for example ACME-1."
      />
    </FormModal>
  );
}
