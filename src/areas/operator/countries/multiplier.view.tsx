import { selectFault } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { amountOf } from '#schema/rules/credits.ts';
import { FormModal } from '#src/form-modal.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ShownCountry } from './countries.view.tsx';

type MultiplierViewProps = { readonly actorRef: FormActorRef; readonly country: ShownCountry; readonly onClose: () => void };

/** Asks what payouts are multiplied by in a country. */
export function MultiplierView({ actorRef, country: { id, name, payoutMultiplier }, onClose }: MultiplierViewProps) {
  const [multiplier, setMultiplier] = useState(String(payoutMultiplier));
  return (
    <FormModal
      actorRef={actorRef}
      title={`Payouts in ${name}`}
      action="Save"
      values={() => ({ countryId: id, multiplier: amountOf(multiplier) })}
      onClose={onClose}
    >
      <TextField
        label="Multiplier"
        name="multiplier"
        inputMode="decimal"
        isRequired
        autoFocus
        autoComplete="off"
        value={multiplier}
        hint="1 pays what the test pays; 1.25 a quarter more."
        onChange={setMultiplier}
        error={useSelector(actorRef, selectFault('multiplier'))}
      />
    </FormModal>
  );
}
