import type { RenameOrganizationActorRef } from '#machines/flows/organization/rename-organization/rename-organization.machine.ts';
import {
  selectIsSaving,
  selectName,
  selectRefusal,
} from '#machines/flows/organization/rename-organization/rename-organization.selectors.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet, SheetBody, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFaultFocus } from '#src/ui/use-fault-focus.ts';
import { useSelector } from '@xstate/react';

/** The form for the name of the organization. */
export function RenameOrganizationView({ actorRef }: { readonly actorRef: RenameOrganizationActorRef }) {
  const name = useSelector(actorRef, selectName);
  const refusal = useSelector(actorRef, selectRefusal);
  const place = useFaultFocus();
  const isSaving = useSelector(actorRef, selectIsSaving);
  return (
    <Sheet label="Organization settings">
      <SheetHead title="Organization settings" />
      <form
        ref={place}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actorRef.send({ type: 'name.save' });
        }}
      >
        <SheetBody>
          <TextField
            label="Organization name"
            name="chosenName"
            autoComplete="organization"
            isRequired
            value={name}
            error={refusal}
            onChange={(value) => actorRef.send({ type: 'name.change', name: value })}
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
