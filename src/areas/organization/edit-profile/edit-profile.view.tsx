import {
  selectFirstName,
  selectFirstNameFault,
  selectGeneral,
  selectIsSaving,
  selectLastName,
  selectLastNameFault,
} from '#machines/flows/organization/edit-profile.ts';
import type { EditProfileActorRef } from '#machines/flows/organization/edit-profile.ts';
import { SheetForm } from '#src/ui/sheet-form.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';

/** The form for one's own name. */
export function EditProfileView({ actorRef }: { readonly actorRef: EditProfileActorRef }) {
  const firstName = useSelector(actorRef, selectFirstName);
  const lastName = useSelector(actorRef, selectLastName);
  const firstNameFault = useSelector(actorRef, selectFirstNameFault);
  const lastNameFault = useSelector(actorRef, selectLastNameFault);
  const isSaving = useSelector(actorRef, selectIsSaving);
  return (
    <SheetForm
      title="Your details"
      busy={isSaving}
      fault={useSelector(actorRef, selectGeneral)}
      className="grid grid-cols-2 items-start gap-4 max-desk:grid-cols-1"
      onSubmit={() => actorRef.send({ type: 'profile.save' })}
    >
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        isRequired
        value={firstName}
        error={firstNameFault}
        onChange={(name) => actorRef.send({ type: 'name.change', part: 'firstName', name })}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        isRequired
        value={lastName}
        error={lastNameFault}
        onChange={(name) => actorRef.send({ type: 'name.change', part: 'lastName', name })}
      />
    </SheetForm>
  );
}
