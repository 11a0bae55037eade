import { selectFault } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormModal } from '#src/form-modal.tsx';
import type { ShownPerson } from './people.view.tsx';

type SupportViewProps = { readonly actorRef: FormActorRef; readonly person: ShownPerson; readonly onClose: () => void };

/** Asks why support acts for a person. */
export function SupportView({ actorRef, person, onClose }: SupportViewProps) {
  const [reason, setReason] = useState('');
  return (
    <FormModal
      actorRef={actorRef}
      title={`Act for ${person.fullName}`}
      action="Start"
      values={() => ({ userId: person.id, reason })}
      onClose={onClose}
    >
      <p className="text-ink-2">
        For an hour at most you see and do what they may. A banner says so on every page, and the audit trail keeps both names.
      </p>
      <TextField
        label="Reason"
        name="reason"
        isRequired
        autoFocus
        value={reason}
        onChange={setReason}
        hint="For example the number of the support request."
        error={useSelector(actorRef, selectFault('reason'))}
      />
    </FormModal>
  );
}
