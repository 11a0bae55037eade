import { counted } from '#schema/vocabulary/counted.ts';
import { roleLabels, roles } from '#schema/vocabulary/roles.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Select } from '#src/ui/select.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { ReactNode } from 'react';
import type { OperatorPeople } from './people.documents.ts';

export type ShownPerson = ResultOf<typeof OperatorPeople>['operatorPeople'][number];

type PeopleViewProps = {
  /** Null until who is searched for was read. */
  readonly people: readonly ShownPerson[] | null;
  /** What stands there instead of a list. */
  readonly unread: ReactNode;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Whose role alone is listed; null lists everybody. */
  readonly role: Role | null;
  readonly onRole: (role: Role | null) => void;
  readonly onOpen: (id: string) => void;
  readonly showsOrganization: boolean;
  readonly children?: ReactNode;
};

const stateWords: Readonly<Record<string, string>> = { invited: 'Invited', removed: 'Removed' };

const everybody = 'everybody';
const listed = [{ id: everybody, label: 'Every role' }, ...roles.map((id) => ({ id, label: roleLabels[id] }))];

function Work({ role, assignmentsCount }: Pick<ShownPerson, 'role' | 'assignmentsCount'>) {
  return (
    <>
      {roleLabels[role]}
      {role === 'community_test_manager' ? (
        <span className="block text-small text-ink-2">{counted(assignmentsCount, 'open assignment', 'open assignments')}</span>
      ) : null}
    </>
  );
}

function PersonRow({ person, showsOrganization, onOpen }: { person: ShownPerson } & Pick<PeopleViewProps, 'showsOrganization' | 'onOpen'>) {
  const { id, fullName, email, state, isOperator, isSupport, organizationName, lastSeenAt } = person;
  return (
    <Tr>
      <Td head className="desk:min-w-48">
        <span className="flex items-center gap-3">
          <Avatar name={fullName} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="block font-name">{fullName}</span>
            <span className="block text-small text-ink-2">{email}</span>
          </span>
        </span>
      </Td>
      {showsOrganization ? <Td className="desk:min-w-32 [overflow-wrap:anywhere]">{organizationName}</Td> : null}
      <Td>
        <Work {...person} />
      </Td>
      <Td>
        {isOperator || isSupport || stateWords[state] !== undefined ? (
          <span className="flex flex-wrap gap-1.5">
            {isOperator ? <Pill hue="info">Operator</Pill> : null}
            {isSupport ? <Pill>Support</Pill> : null}
            {stateWords[state] === undefined ? null : <Pill>{stateWords[state]}</Pill>}
          </span>
        ) : null}
      </Td>
      <Td label="Last seen">{lastSeenAt === null ? 'Never' : <RelativeTime at={lastSeenAt} underMinute="just now" />}</Td>
      <Td num className="max-desk:ml-auto">
        <Button size="small" kind="ghost" label={`Manage ${fullName}`} onPress={() => onOpen(id)}>
          Manage
        </Button>
      </Td>
    </Tr>
  );
}

function Nobody({ typed, role }: Pick<PeopleViewProps, 'typed' | 'role'>) {
  return typed === '' && role === null ? (
    <EmptyState title="No people yet">Invite the first person of this organization.</EmptyState>
  ) : (
    <EmptyState title="Nobody matches">Search by name or email, among every role.</EmptyState>
  );
}

/** Who may sign in, and as what. */
export function PeopleView({ people, unread, typed, onType, role, onRole, onOpen, showsOrganization, children }: PeopleViewProps) {
  return (
    <Sheet label="People">
      <SheetHead title="People" {...(people !== null && { count: people.length })}>
        <Select
          label="Role"
          hideLabel
          autoWidth
          options={listed}
          value={role ?? everybody}
          onChange={(id) => onRole(roles.find((each) => each === id) ?? null)}
        />
        <SearchField label="Search people" value={typed} onChange={onType} />
        {children}
      </SheetHead>
      {people === null ? (
        unread
      ) : people.length === 0 ? (
        <Nobody typed={typed} role={role} />
      ) : (
        <Table label="People">
          <thead>
            <tr>
              <Th>Person</Th>
              {showsOrganization ? <Th>Organization</Th> : null}
              <Th>Role</Th>
              <Th>Status</Th>
              <Th>Last seen</Th>
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
