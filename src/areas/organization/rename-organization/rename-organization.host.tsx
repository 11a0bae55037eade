import { nameOrganizationMachine } from '#machines/flows/shared/name-organization.ts';
import type { NameOrganizationPorts } from '#machines/flows/shared/name-organization.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { RenameOrganization } from './rename-organization.documents.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { RenameOrganizationView } from './rename-organization.view.tsx';

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
