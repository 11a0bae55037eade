import type { ResultOf } from '#schema/generated/client/gql.ts';
import { creditsWords } from '#schema/rules/credits.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { DayOf, useNow } from '#src/ui/relative-time.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { OperatorOrganizations } from './organizations.documents.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { FormModal } from '#src/form-modal.tsx';
import { useField } from '#src/use-form.ts';
import type { ReactNode } from 'react';

type Organization = ResultOf<typeof OperatorOrganizations>['operatorOrganizations'][number];

type OrganizationsViewProps = {
  /** Null until what is searched for was read. */
  readonly organizations: readonly Organization[] | null;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What stands there instead of a list. */
  readonly unread: ReactNode;
};

function Standing({ state, hasContract, trialFinishesAt }: Organization) {
  const now = useNow();
  if (state === 'archived') return <Pill>Deactivated</Pill>;
  if (hasContract) return <Pill hue="success">Contract</Pill>;
  if (trialFinishesAt === null) return <Pill>No contract</Pill>;
  const isOver = Date.parse(trialFinishesAt) <= now;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Pill hue={isOver ? 'danger' : 'info'}>{isOver ? 'Trial ended' : 'Trial'}</Pill>
      <span className="text-small text-ink-2">
        {isOver ? '' : 'until '}
        <DayOf at={trialFinishesAt} />
      </span>
    </span>
  );
}

/** Organizations by name, with what an operator looks for first. */
export function OrganizationsView({ organizations, typed, onType, unread }: OrganizationsViewProps) {
  return (
    <Sheet label="Organizations">
      <SheetHead title="Organizations" {...(organizations !== null && { count: organizations.length })}>
        <SearchField label="Search organizations" value={typed} onChange={onType} />
      </SheetHead>
      {organizations === null ? (
        unread
      ) : organizations.length === 0 ? (
        <EmptyState title={typed === '' ? 'There are no organizations' : 'No organization matches'}>
          {typed === '' ? 'Create the first one with New organization.' : 'Search by name or code.'}
        </EmptyState>
      ) : (
        <Table label="Organizations">
          <thead>
            <tr>
              <Th>Organization</Th>
              <Th>Code</Th>
              <Th>Status</Th>
              <Th num>People</Th>
              <Th num>Open tests</Th>
              <Th num>Balance</Th>
            </tr>
          </thead>
          <tbody>
            {organizations.map((organization) => (
              <Tr key={organization.id}>
                <Td head className="desk:min-w-48 desk:[overflow-wrap:anywhere]">
                  <Link href={`/operator/organizations/${organization.id}`}>{organization.name}</Link>
                  {organization.chosenName === null || organization.chosenName === organization.name ? null : (
                    <span className="block text-small text-ink-3">{organization.chosenName}</span>
                  )}
                </Td>
                <Td>{organization.shortCode}</Td>
                <Td>
                  <Standing {...organization} />
                </Td>
                <Td num label="People">
                  {organization.peopleCount}
                </Td>
                <Td num label="Open tests">
                  {organization.openTestsCount}
                </Td>
                <Td num label="Balance">
                  {organization.balance === null ? '–' : creditsWords(organization.balance)}
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Sheet>
  );
}

/** Asks for the name and the code of a new organization. */
export function NewOrganization({ actorRef }: { readonly actorRef: FormActorRef }) {
  const name = useField(actorRef, 'name');
  const shortCode = useField(actorRef, 'shortCode');
  return (
    <FormModal actorRef={actorRef} title="New organization" action="Create">
      <TextField label="Name" name="name" isRequired autoFocus autoComplete="off" {...name} />
      <TextField
        label="Code"
        name="shortCode"
        isRequired
        autoComplete="off"
        {...shortCode}
        onChange={(text) => shortCode.onChange(text.toUpperCase())}
        hint="2 to 6 letters or digits. Tests are numbered after it, for example ACME-1."
      />
    </FormModal>
  );
}
