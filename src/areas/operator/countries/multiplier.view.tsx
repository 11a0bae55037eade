import { selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { FormModal } from '#src/form-modal.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '#src/use-field.ts';
import { useSelector } from '@xstate/react';

/** Asks what payouts are multiplied by in a country. */
export function MultiplierView({ actorRef }: { readonly actorRef: FormActorRef }) {
  const multiplier = useField(actorRef, 'multiplier');
  return (
    <FormModal actorRef={actorRef} title={`Payouts in ${useSelector(actorRef, selectTyped('name'))}`} action="Save">
      <TextField
        label="Multiplier"
        name="multiplier"
        inputMode="decimal"
        isRequired
        autoFocus
        autoComplete="off"
        hint="1 pays what the test pays; 1.25 a quarter more."
        {...multiplier}
      />
    </FormModal>
  );
}
