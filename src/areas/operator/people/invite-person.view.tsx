import { selectFault } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { roleLabels, roles } from '#schema/vocabulary/roles.ts';
import { Select } from '#src/ui/select.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormModal } from '#src/form-modal.tsx';

export const roleOptions = roles.map((id) => ({ id, label: roleLabels[id] }));

type InvitePersonProps = { readonly actorRef: FormActorRef; readonly organizationId: string; readonly onClose: () => void };

/** Asks whom to invite into an organization, and as what. */
export function InvitePerson({ actorRef, organizationId, onClose }: InvitePersonProps) {
  const [email, setEmail] = useState('');
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [role, setRole] = useState('customer');
  const values = { organizationId, email, firstName, lastName, role };
  return (
    <FormModal actorRef={actorRef} title="Invite a person" action="Invite" values={() => values} onClose={onClose}>
      <TextField
        label="Email"
        name="email"
        type="email"
        isRequired
        autoFocus
        autoComplete="off"
        value={email}
        onChange={setEmail}
        error={useSelector(actorRef, selectFault('email'))}
      />
      <TextField
        label="First name"
        name="firstName"
        isRequired
        autoComplete="off"
        value={firstName}
        onChange={setFirstName}
        error={useSelector(actorRef, selectFault('firstName'))}
      />
      <TextField
        label="Last name"
        name="lastName"
        isRequired
        autoComplete="off"
        value={lastName}
        onChange={setLastName}
        error={useSelector(actorRef, selectFault('lastName'))}
      />
      <Select label="Role" options={roleOptions} value={role} onChange={setRole} />
    </FormModal>
  );
}
