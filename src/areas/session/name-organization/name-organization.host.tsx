import { nameOrganizationMachine } from '#machines/flows/session/name-organization/name-organization.machine.ts';
import { selectIsSaving } from '#machines/flows/session/name-organization/name-organization.selectors.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { nameOrganizationPorts } from './name-organization.ports.ts';
import { NameOrganizationView } from './name-organization.view.tsx';

export default function NameOrganizationHost({ onSkip }: { readonly onSkip: () => void }) {
  const { client } = usePortal();
  const { organization, isTestManager } = useViewer();
  const [machine] = useState(() => nameOrganizationMachine.provide({ actors: nameOrganizationPorts(client) }));
  const actorRef = useActorRef(machine, { input: { chosenName: organization.chosenName, maySkip: isTestManager } });
  useEffect(() => {
    let refusal: string | null = null;
    const listeners = [
      actorRef.on('name.saved', () => showToast({ type: 'success', text: 'Organization name have been successfully updated.' })),
      actorRef.on('name.faulty', () => document.querySelector<HTMLElement>('[name="chosenName"]')?.focus()),
      actorRef.on('name.refused', () => {
        refusal = showToast({ type: 'danger', text: 'There was an issue with saving new organization name' });
      }),
      actorRef.subscribe((snapshot) => {
        if (refusal !== null && selectIsSaving(snapshot)) dismissToast(refusal);
        if (snapshot.matches('skipped')) onSkip();
      }),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef, onSkip]);
  return <NameOrganizationView actorRef={actorRef} />;
}
