import type { EditProfileActorRef } from '#machines/flows/organization/edit-profile/edit-profile.machine.ts';
import {
  selectFirstName,
  selectFirstNameFault,
  selectIsSaving,
  selectLastName,
  selectLastNameFault,
} from '#machines/flows/organization/edit-profile/edit-profile.selectors.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet, SheetBody, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFaultFocus } from '#src/ui/use-fault-focus.ts';
import { useSelector } from '@xstate/react';

/** The form for one's own name. */
export function EditProfileView({ actorRef }: { readonly actorRef: EditProfileActorRef }) {
  const firstName = useSelector(actorRef, selectFirstName);
  const lastName = useSelector(actorRef, selectLastName);
  const firstNameFault = useSelector(actorRef, selectFirstNameFault);
  const lastNameFault = useSelector(actorRef, selectLastNameFault);
  const place = useFaultFocus();
  const isSaving = useSelector(actorRef, selectIsSaving);
  return (
    <Sheet label="Your details">
      <SheetHead title="Your details" />
      <form
        ref={place}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actorRef.send({ type: 'profile.save' });
        }}
      >
        <SheetBody className="grid grid-cols-2 items-start gap-4 max-desk:grid-cols-1">
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
        </SheetBody>
        <SheetFoot>
          <Button kind="primary" type="submit" busy={isSaving}>
            Save
          </Button>
        </SheetFoot>
      </form>
    </Sheet>
  );
}
