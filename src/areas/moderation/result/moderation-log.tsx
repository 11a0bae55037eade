import { historyHref } from '#schema/vocabulary/audit.ts';
import { Link } from '#src/ui/link.tsx';
import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';

export type LogEntry = {
  readonly eventTime: string;
  readonly organizationUserFullName: string;
  readonly organizationUserRole: string;
  readonly eventType: string;
  /** Where the log covers several cases. */
  readonly testCase?: { readonly name: string };
};

/** Names may be longer than a phone is wide. */
const unbroken = 'min-w-0 [overflow-wrap:anywhere]';

type ModerationLogProps = {
  readonly entries: readonly LogEntry[];
  /** The result or tester whose whole history it leads to. */
  readonly of: string;
};

export function ModerationLog({ entries, of }: ModerationLogProps) {
  return (
    <>
      <Entries entries={entries} />
      <p className="px-4 py-2.5 print:hidden">
        <Link href={historyHref(of)} className="thumb">
          History
        </Link>
      </p>
    </>
  );
}

function Entries({ entries }: Pick<ModerationLogProps, 'entries'>) {
  if (entries.length === 0) return <p className="px-4 py-3 text-small text-ink-3">No moderation events yet</p>;
  const isOfCases = entries.some(({ testCase }) => testCase !== undefined);
  return (
    <Table label="Moderation audit log">
      <thead>
        <tr>
          <Th>Time</Th>
          <Th>User</Th>
          <Th>Role</Th>
          <Th>Event</Th>
          {isOfCases ? <Th>Test case</Th> : null}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ eventTime, organizationUserFullName, organizationUserRole, eventType, testCase }, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Tr key={`${at} ${eventTime}`}>
            <Td>
              <AbsoluteTime at={eventTime} />
            </Td>
            <Td className={unbroken}>{organizationUserFullName}</Td>
            <Td>{organizationUserRole}</Td>
            <Td>{eventType}</Td>
            {isOfCases ? <Td className={unbroken}>{testCase?.name}</Td> : null}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
