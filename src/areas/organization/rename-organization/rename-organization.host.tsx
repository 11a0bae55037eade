import { renameOrganizationMachine } from '#machines/flows/organization/rename-organization/rename-organization.machine.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { renameOrganizationPorts } from './rename-organization.ports.ts';
import { RenameOrganizationView } from './rename-organization.view.tsx';

/** The tab where the organization is named. */
export function RenameOrganizationHost() {
  const { client } = usePortal();
  const { organization } = useViewer();
  const [machine] = useState(() => renameOrganizationMachine.provide({ actors: renameOrganizationPorts(client) }));
  const actorRef = useActorRef(machine, { input: { chosenName: organization.chosenName } });
  useEffect(() => {
    const listeners = [
      actorRef.on('name.saved', () => showToast({ type: 'success', text: 'Organization name have been successfully updated.' })),
      actorRef.on('name.refused', () => showToast({ type: 'danger', text: 'There was an issue with saving new organization name' })),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef]);
  return <RenameOrganizationView actorRef={actorRef} />;
}
