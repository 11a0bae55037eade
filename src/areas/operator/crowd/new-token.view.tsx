import { selectFault } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormModal } from '#src/form-modal.tsx';

/** Asks for whom a token is. */
export function NewToken({ actorRef, onClose }: { readonly actorRef: FormActorRef; readonly onClose: () => void }) {
  const [name, setName] = useState('');
  return (
    <FormModal actorRef={actorRef} title="New token" action="Create" values={() => ({ name })} onClose={onClose}>
      <TextField
        label="Crowd system"
        name="name"
        isRequired
        autoFocus
        autoComplete="off"
        value={name}
        onChange={setName}
        error={useSelector(actorRef, selectFault('name'))}
      />
    </FormModal>
  );
}
