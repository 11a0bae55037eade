import { selectFault, selectIsSending } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { creditsWords, movementWords } from '#schema/rules/credits.ts';
import { Button } from '#src/ui/button.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { useFaultFocus } from '#src/ui/use-fault-focus.ts';
import { useSelector } from '@xstate/react';
import { useField } from '#src/use-form.ts';
import type { ShownOrganization } from './organization.view.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';

type CreditsViewProps = { readonly actorRef: FormActorRef; readonly organization: ShownOrganization };

const movementName = (movement: Parameters<typeof movementWords>[0]): string => {
  const { lead, name } = movementWords(movement);
  return `${lead}${name ?? ''}`;
};

function Movements({ transactions }: Pick<ShownOrganization, 'transactions'>) {
  return (
    <Table label="Latest transactions">
      <thead>
        <tr>
          <Th>Transaction</Th>
          <Th>When</Th>
          <Th num>Amount</Th>
          <Th num>Balance</Th>
        </tr>
      </thead>
      <tbody>
        {transactions.map(({ id, description, createdAt, amount, balanceAfterTransaction, subject }) => (
          <Tr key={id}>
            <Td head className="desk:min-w-48 desk:[overflow-wrap:anywhere]">
              {movementName({ amount, description, subject })}
            </Td>
            <Td>
              <RelativeTime at={createdAt} underMinute="just now" />
            </Td>
            <Td num label="Amount">
              {creditsWords(amount)}
            </Td>
            <Td num label="Balance">
              {creditsWords(balanceAfterTransaction)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The credits of an organization, and the form that changes them. */
export function CreditsView({ actorRef, organization }: CreditsViewProps) {
  const { balance, transactions } = organization;
  const amount = useField(actorRef, 'amount');
  const reason = useField(actorRef, 'reason');
  useLostFocus();
  const place = useFaultFocus();
  return (
    <Sheet label="Credits" id="credits" className="scroll-mt-16">
      <SheetHead title="Credits">{balance === null ? 'None yet' : creditsWords(balance)}</SheetHead>
      <SheetBody>
        <form
          ref={place}
          noValidate
          className="grid items-start gap-3 desk:grid-cols-[180px_minmax(0,1fr)_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            actorRef.send({ type: 'form.submit' });
          }}
        >
          <div className="col-span-full empty:hidden">
            <FormFault fault={useSelector(actorRef, selectFault(null))} />
          </div>
          <TextField label="Amount" isRequired name="amount" inputMode="decimal" {...amount} hint="A negative amount deducts." />
          <TextField label="Reason" isRequired name="reason" {...reason} hint="The organization sees it among its transactions." />
          <div className="desk:pt-[25px]">
            <Button type="submit" busy={useSelector(actorRef, selectIsSending)}>
              Add credits
            </Button>
          </div>
        </form>
      </SheetBody>
      {transactions.length === 0 ? null : (
        <div className="border-t border-line">
          <Movements transactions={transactions} />
        </div>
      )}
    </Sheet>
  );
}
