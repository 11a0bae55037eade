import type { ResultOf } from '#schema/generated/client/gql.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { ReactNode } from 'react';
import type { LoggedMail } from './mail.documents.ts';

export type ShownMail = ResultOf<typeof LoggedMail>;

type MailViewProps = {
  /** Null until what is searched for was read. */
  readonly mails: readonly ShownMail[] | null;
  /** What stands there instead of a list. */
  readonly unread: ReactNode;
  /** Where mails go; null where they are kept here. */
  readonly server: string | null;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly renderResend: (mail: ShownMail) => ReactNode;
};

const states = {
  waiting: { label: 'Waiting', hue: 'info' },
  sending: { label: 'Sending', hue: 'info' },
  sent: { label: 'Sent', hue: 'success' },
  unconfirmed: { label: 'Not confirmed', hue: 'warning' },
  failed: { label: 'Failed', hue: 'danger' },
  kept: { label: 'Kept here', hue: 'neutral' },
} as const;

function Standing({ state, message }: Pick<ShownMail, 'state' | 'message'>) {
  const { label, hue } = states[state];
  return (
    <>
      <Pill hue={hue}>{label}</Pill>
      {message === null ? null : <span className="mt-1 block text-small text-ink-2 [overflow-wrap:anywhere]">{message}</span>}
    </>
  );
}

/** The latest mails: whom they went to, what became of them and why, and a press to send one again. */
export function MailView({ mails, unread, server, typed, onType, renderResend }: MailViewProps) {
  return (
    <Sheet label="Mail">
      <SheetHead title="Mail" {...(mails !== null && { count: mails.length })}>
        <SearchField label="Search mail" value={typed} onChange={onType} />
      </SheetHead>
      {mails === null ? null : (
        <p className="border-b border-line px-4 py-3 text-ink-2">
          {server === null
            ? 'No mail server is set up: nothing leaves this machine, and what would be sent is kept here.'
            : `Sent through ${server}.`}
        </p>
      )}
      {mails === null ? (
        unread
      ) : mails.length === 0 ? (
        <EmptyState title={typed === '' ? 'No mail yet' : 'No mail matches'}>
          {typed === '' ? 'Invitations, password links and notifications appear here.' : 'Search by address or subject.'}
        </EmptyState>
      ) : (
        <Table label="Mail">
          <thead>
            <tr>
              <Th>To</Th>
              <Th>Subject</Th>
              <Th>Organization</Th>
              <Th>State</Th>
              <Th>Written</Th>
              <Th num hideLabel>
                Send again
              </Th>
            </tr>
          </thead>
          <tbody>
            {mails.map((mail) => (
              <Tr key={mail.id}>
                <Td head className="desk:min-w-40 [overflow-wrap:anywhere]">
                  {mail.recipient}
                </Td>
                <Td className="desk:min-w-40 [overflow-wrap:anywhere]">{mail.subject}</Td>
                <Td className="desk:min-w-32 [overflow-wrap:anywhere]">{mail.organizationName ?? '–'}</Td>
                <Td>
                  <Standing {...mail} />
                </Td>
                <Td label="Written">
                  <RelativeTime at={mail.createdAt} underMinute="just now" />
                </Td>
                <Td num>{mail.isResendable ? renderResend(mail) : null}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Sheet>
  );
}
