import {
  nameOrganizationMachine,
  selectGeneral,
  selectIsSaving,
  selectName,
  selectRefusal,
} from '#machines/flows/shared/name-organization.ts';
import type { NameOrganizationPorts, NameOrganizationActorRef } from '#machines/flows/shared/name-organization.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { RenameOrganization } from './rename-organization.documents.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
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

/** Lets a member save the name of the organization. */
export const renameOrganizationPorts = (client: Client): NameOrganizationPorts => ({ saveName: writes(client, RenameOrganization) });

/** The tab where the organization is named. */
export function RenameOrganizationHost() {
  const { client } = usePortal();
  const { organization } = useViewer();
  const actorRef = useFlow(() => nameOrganizationMachine.provide({ actors: renameOrganizationPorts(client) }), {
    input: {
      chosenName: organization.chosenName ?? (organization.isNameChosen ? organization.name : null),
      maySkip: false,
      stays: true,
    },
  });
  useEmitted(actorRef, {
    'name.saved': () => showToast({ type: 'success', text: 'Organization name have been successfully updated.' }),
    'name.refused': () => showToast({ type: 'danger', text: 'There was an issue with saving new organization name' }),
  });
  return <RenameOrganizationView actorRef={actorRef} />;
}
