import { selectGeneral, selectIsSaving, selectName, selectRefusal } from '#machines/flows/shared/name-organization.ts';
import type { NameOrganizationActorRef } from '#machines/flows/shared/name-organization.ts';
import { SheetForm } from '#src/ui/sheet-form.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';

/** The form for the name of the organization. */
export function RenameOrganizationView({ actorRef }: { readonly actorRef: NameOrganizationActorRef }) {
  const name = useSelector(actorRef, selectName);
  const refusal = useSelector(actorRef, selectRefusal);
  const general = useSelector(actorRef, selectGeneral);
  const isSaving = useSelector(actorRef, selectIsSaving);
  return (
    <SheetForm title="Organization settings" busy={isSaving} fault={general} onSubmit={() => actorRef.send({ type: 'name.save' })}>
      <TextField
        label="Organization name"
        name="chosenName"
        autoComplete="organization"
        isRequired
        value={name}
        error={refusal}
        onChange={(value) => actorRef.send({ type: 'name.change', name: value })}
      />
    </SheetForm>
  );
}
