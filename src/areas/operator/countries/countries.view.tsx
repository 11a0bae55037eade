import type { ResultOf } from '#schema/generated/client/gql.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { OperatorCountryShown } from './countries.documents.ts';
import { selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { FormModal } from '#src/form-modal.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '#src/use-form.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

export type ShownCountry = ResultOf<typeof OperatorCountryShown>;

type CountriesViewProps = {
  /** Null until what is searched for was read. */
  readonly countries: readonly ShownCountry[] | null;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChange: (country: ShownCountry) => void;
  /** What stands there instead of a list. */
  readonly unread: ReactNode;
};

const printed = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Countries with what payouts are multiplied by there, those that pay other than elsewhere first. */
export function CountriesView({ countries, typed, onType, onChange, unread }: CountriesViewProps) {
  return (
    <Sheet label="Countries">
      <SheetHead title="Countries" {...(countries !== null && { count: countries.length })}>
        <SearchField label="Search countries" value={typed} onChange={onType} />
      </SheetHead>
      <p className="border-b border-line px-4 py-3 text-ink-2">
        Where a test applies the country multiplier, what a tester is paid is multiplied by that of their country.
      </p>
      {countries === null ? (
        unread
      ) : countries.length === 0 ? (
        <EmptyState title="No country matches">Search by name or code.</EmptyState>
      ) : (
        <Table label="Countries">
          <thead>
            <tr>
              <Th>Country</Th>
              <Th>Code</Th>
              <Th num>Payout multiplier</Th>
              <Th num hideLabel>
                Change
              </Th>
            </tr>
          </thead>
          <tbody>
            {countries.map((country) => (
              <Tr key={country.id}>
                <Td head>{country.name}</Td>
                <Td label="Code">{country.code}</Td>
                <Td num label="Payout multiplier">
                  <span className={country.payoutMultiplier === 1 ? 'text-ink-2' : 'font-medium'}>
                    {printed.format(country.payoutMultiplier)}
                  </span>
                </Td>
                <Td num>
                  <Button size="small" label={`Change the multiplier of ${country.name}`} onPress={() => onChange(country)}>
                    Change
                  </Button>
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Sheet>
  );
}

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
