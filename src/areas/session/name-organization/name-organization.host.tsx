import { nameOrganizationMachine, selectIsSaving } from '#machines/flows/shared/name-organization.ts';
import type { NameOrganizationPorts } from '#machines/flows/shared/name-organization.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { SaveOrganizationName } from './name-organization.documents.ts';
import { CompanyName } from '#src/company-name.tsx';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEffect } from 'react';

/** Lets the prompt save the name. */
export const nameOrganizationPorts = (client: Client): NameOrganizationPorts => ({ saveName: writes(client, SaveOrganizationName) });

export default function NameOrganizationHost({ onSkip }: { readonly onSkip: () => void }) {
  const { client } = usePortal();
  const { organization, isTestManager } = useViewer();
  const actorRef = useFlow(() => nameOrganizationMachine.provide({ actors: nameOrganizationPorts(client) }), {
    input: { chosenName: organization.chosenName, maySkip: isTestManager },
  });
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
  return <CompanyName actorRef={actorRef} title="Before you view your test results, please let us know your company name." />;
}
