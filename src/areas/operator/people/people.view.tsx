import { roleLabels } from '#schema/vocabulary/roles.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { ReactNode } from 'react';
import type { OperatorPeople } from './people.documents.ts';

export type ShownPerson = ResultOf<typeof OperatorPeople>['operatorPeople'][number];

type PeopleViewProps = {
  readonly people: readonly ShownPerson[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onOpen: (id: string) => void;
  readonly showsOrganization: boolean;
  readonly children?: ReactNode;
};

const stateWords: Readonly<Record<string, string>> = { invited: 'Invited', removed: 'Removed' };

function PersonRow({ person, showsOrganization, onOpen }: { person: ShownPerson } & Pick<PeopleViewProps, 'showsOrganization' | 'onOpen'>) {
  const { id, fullName, email, role, state, isOperator, isSupport, organizationName } = person;
  return (
    <Tr>
      <Td head>
        <span className="flex items-center gap-3">
          <Avatar name={fullName} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="block font-name">{fullName}</span>
            <span className="block text-small text-ink-2">{email}</span>
          </span>
        </span>
      </Td>
      {showsOrganization ? <Td>{organizationName}</Td> : null}
      <Td>{roleLabels[role]}</Td>
      <Td>
        <span className="flex flex-wrap gap-1.5">
          {isOperator ? <Pill hue="info">Operator</Pill> : null}
          {isSupport ? <Pill>Support</Pill> : null}
          {stateWords[state] === undefined ? null : <Pill>{stateWords[state]}</Pill>}
        </span>
      </Td>
      <Td num>
        <Button size="small" kind="ghost" label={`Manage ${fullName}`} onPress={() => onOpen(id)}>
          Manage
        </Button>
      </Td>
    </Tr>
  );
}

/** Who may sign in, and as what. */
export function PeopleView({ people, typed, onType, onOpen, showsOrganization, children }: PeopleViewProps) {
  return (
    <Sheet label="People">
      <SheetHead title="People" count={people.length}>
        <SearchField label="Search people" value={typed} onChange={onType} />
        {children}
      </SheetHead>
      {people.length === 0 ? (
        <EmptyState title={typed === '' ? 'Nobody is here yet' : 'Nobody matches'}>
          {typed === '' ? 'Invite the first person of this organization.' : 'Search by name or email.'}
        </EmptyState>
      ) : (
        <Table label="People">
          <thead>
            <tr>
              <Th>Person</Th>
              {showsOrganization ? <Th>Organization</Th> : null}
              <Th>Role</Th>
              <Th>Rights</Th>
              <Th num hideLabel>
                Manage
              </Th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} showsOrganization={showsOrganization} onOpen={onOpen} />
            ))}
          </tbody>
        </Table>
      )}
    </Sheet>
  );
}
