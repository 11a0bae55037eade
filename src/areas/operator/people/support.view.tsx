import type { FormActorRef } from '#machines/lib/form.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { FormModal } from '#src/form-modal.tsx';
import { useField } from '#src/use-field.ts';
import type { ShownPerson } from './people.view.tsx';

type SupportViewProps = { readonly actorRef: FormActorRef; readonly person: ShownPerson };

/** Asks why support acts for a person. */
export function SupportView({ actorRef, person }: SupportViewProps) {
  const reason = useField(actorRef, 'reason');
  return (
    <FormModal actorRef={actorRef} title={`Act for ${person.fullName}`} action="Start">
      <p className="text-ink-2">
        For an hour at most you see and do what they may. A banner says so on every page, and the audit trail keeps both names.
      </p>
      <TextField label="Reason" name="reason" isRequired autoFocus hint="For example the number of the support request." {...reason} />
    </FormModal>
  );
}
