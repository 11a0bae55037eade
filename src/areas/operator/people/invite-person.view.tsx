import { selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { roleLabels, roles } from '#schema/vocabulary/roles.ts';
import { Select } from '#src/ui/select.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { FormModal } from '#src/form-modal.tsx';
import { useField } from '#src/use-form.ts';

export const roleOptions = roles.map((id) => ({ id, label: roleLabels[id] }));

/** Asks whom to invite into an organization, and as what. */
export function InvitePerson({ actorRef }: { readonly actorRef: FormActorRef }) {
  const email = useField(actorRef, 'email');
  const firstName = useField(actorRef, 'firstName');
  const lastName = useField(actorRef, 'lastName');
  const role = useSelector(actorRef, selectTyped('role'));
  return (
    <FormModal actorRef={actorRef} title="Invite a person" action="Invite">
      <TextField label="Email" name="email" type="email" isRequired autoFocus autoComplete="off" {...email} />
      <TextField label="First name" name="firstName" isRequired autoComplete="off" {...firstName} />
      <TextField label="Last name" name="lastName" isRequired autoComplete="off" {...lastName} />
      <Select
        label="Role"
        options={roleOptions}
        value={role}
        onChange={(chosen) => actorRef.send({ type: 'form.change', values: { role: chosen } })}
      />
    </FormModal>
  );
}
