import { selectFault } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormModal } from '#src/form-modal.tsx';

type NewOrganizationProps = { readonly actorRef: FormActorRef; readonly onClose: () => void };

/** Asks for the name and the code of a new organization. */
export function NewOrganization({ actorRef, onClose }: NewOrganizationProps) {
  const [name, setName] = useState('');
  const [shortCode, setShortCode] = useState('');
  return (
    <FormModal actorRef={actorRef} title="New organization" action="Create" values={() => ({ name, shortCode })} onClose={onClose}>
      <TextField
        label="Name"
        name="name"
        isRequired
        autoFocus
        autoComplete="off"
        value={name}
        onChange={setName}
        error={useSelector(actorRef, selectFault('name'))}
      />
      <TextField
        label="Code"
        name="shortCode"
        isRequired
        autoComplete="off"
        value={shortCode}
        onChange={(text) => setShortCode(text.toUpperCase())}
        hint="2 to 6 letters or digits. Tests are numbered after it, for example ACME-1."
        error={useSelector(actorRef, selectFault('shortCode'))}
      />
    </FormModal>
  );
}
