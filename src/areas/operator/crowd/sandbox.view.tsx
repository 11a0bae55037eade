import type { ResultOf } from '#schema/generated/client/gql.ts';
import { crowdCallLimits } from '#schema/vocabulary/operator.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Select } from '#src/ui/select.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { ReactNode } from 'react';
import type { CrowdCallShown } from './crowd.documents.ts';
import type { ShownToken } from './crowd.view.tsx';

export type ShownCall = ResultOf<typeof CrowdCallShown>;

type Token = Pick<ShownToken, 'id' | 'name' | 'isSandbox'>;

type SandboxViewProps = {
  /** All that crowd systems have; null until they were read. */
  readonly tokens: readonly Token[] | null;
  /** Null until they were read. */
  readonly calls: readonly ShownCall[] | null;
  /** What stands there instead of calls. */
  readonly unread: ReactNode;
  readonly chosen: string;
  readonly onChoose: (tokenId: string) => void;
};

/** Chosen where the calls of every token are shown. */
export const allTokens = 'all';

/** Reads a part of the vocabulary from a shell. */
export const firstCall = (origin: string, token: string): string =>
  [
    `curl -i ${origin}/api/crowd \\`,
    `  -H 'Authorization: Bearer ${token}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"query":"{ vocabulary(kinds: [device_type]) { name } }"}'`,
  ].join('\n');

const outcomes = {
  answered: { label: 'Answered', hue: 'success' },
  refused: { label: 'Refused', hue: 'warning' },
  failed: { label: 'Failed', hue: 'danger' },
} as const;

function CallRow({ call: { at, tokenName, operation, sent, outcome, words, milliseconds } }: { readonly call: ShownCall }) {
  const { label, hue } = outcomes[outcome];
  return (
    <Tr>
      <Td head className="desk:min-w-32 print:min-w-0! desk:align-top desk:[overflow-wrap:anywhere]">
        {operation}
        <span className="block text-small font-body text-ink-2">{tokenName}</span>
      </Td>
      <Td className="phone:basis-full desk:min-w-48 print:min-w-0! desk:align-top font-mono text-small [overflow-wrap:anywhere]">{sent}</Td>
      <Td className="phone:basis-full desk:min-w-48 print:min-w-0! desk:align-top [overflow-wrap:anywhere]">
        <Pill hue={hue}>{label}</Pill>
        <span className="mt-1 block text-small text-ink-2">{words}</span>
      </Td>
      <Td label="When" className="desk:align-top">
        <RelativeTime at={at} underMinute="just now" />
      </Td>
      <Td num label="Took" className="desk:align-top whitespace-nowrap">
        {milliseconds.toLocaleString('en')} ms
      </Td>
    </Tr>
  );
}

function Calls({ tokens, calls }: { readonly tokens: readonly Token[]; readonly calls: readonly ShownCall[] }) {
  if (calls.length === 0)
    return tokens.length === 0 ? (
      <EmptyState title="No sandbox token yet">Create one for whoever builds your crowd system. Its calls appear here.</EmptyState>
    ) : (
      <EmptyState title="No calls yet">Calls under a sandbox token appear here as soon as they are answered.</EmptyState>
    );
  return (
    <Table label="Calls">
      <thead>
        <tr>
          <Th>Call</Th>
          <Th>Sent</Th>
          <Th>Answer</Th>
          <Th>When</Th>
          <Th num>Took</Th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} />
        ))}
      </tbody>
    </Table>
  );
}

/** The last calls under sandbox tokens: what was sent, what was answered and how long that took. */
export function SandboxView({ tokens, calls, unread, chosen, onChoose }: SandboxViewProps) {
  const own = tokens?.filter(({ isSandbox }) => isSandbox) ?? null;
  return (
    <Sheet label="Calls">
      <SheetHead title="Calls" {...(calls !== null && { count: calls.length })}>
        {own === null || own.length < 2 ? null : (
          <Select
            label="Token"
            hideLabel
            autoWidth
            options={[{ id: allTokens, label: 'All sandbox tokens' }, ...own.map(({ id, name }) => ({ id, label: name }))]}
            value={chosen}
            onChange={onChoose}
          />
        )}
      </SheetHead>
      <p className="border-b border-line px-4 py-3 text-ink-2">
        A sandbox token can try every call of the gateway. Each is answered as it would be, then taken back: nothing is changed, nobody is
        notified, no file stays. The last {crowdCallLimits.kept} calls of each token stand here for {crowdCallLimits.days} days.
      </p>
      {own === null || calls === null ? unread : <Calls tokens={own} calls={calls} />}
    </Sheet>
  );
}
