import type { ResultOf } from '#schema/generated/client/gql.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { ReactNode } from 'react';
import type { CrowdTokens } from './crowd.documents.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { FormModal } from '#src/form-modal.tsx';
import { useField } from '#src/use-form.ts';

export type ShownToken = ResultOf<typeof CrowdTokens>['operatorCrowdTokens'][number];

type CrowdViewProps = {
  readonly tokens: readonly ShownToken[];
  readonly renderRevoke: (token: ShownToken) => ReactNode;
};

/** Tokens of crowd systems, with when each last called. */
export function CrowdView({ tokens, renderRevoke }: CrowdViewProps) {
  return (
    <Sheet label="Crowd systems">
      <SheetHead title="Crowd systems" count={tokens.length} />
      {tokens.length === 0 ? (
        <EmptyState title="No crowd system is connected yet">Create a token and give it to the system that drives your testers.</EmptyState>
      ) : (
        <Table label="Crowd systems">
          <thead>
            <tr>
              <Th>Crowd system</Th>
              <Th>Token</Th>
              <Th>Made</Th>
              <Th>Last call</Th>
              <Th num hideLabel>
                Revoke
              </Th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <Tr key={token.id}>
                <Td head className="desk:min-w-48 desk:[overflow-wrap:anywhere]">
                  {token.name}
                  {token.isSandbox ? <span className="block text-small font-body text-ink-2">Sandbox</span> : null}
                </Td>
                <Td>
                  <Pill hue={token.state === 'active' ? 'success' : 'neutral'}>{token.state === 'active' ? 'Active' : 'Revoked'}</Pill>
                </Td>
                <Td label="Made">
                  <RelativeTime at={token.createdAt} underMinute="just now" />
                </Td>
                <Td label="Last call">
                  {token.lastCallAt === null ? 'Never' : <RelativeTime at={token.lastCallAt} underMinute="just now" />}
                </Td>
                <Td num>{renderRevoke(token)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Sheet>
  );
}

/** Asks for whom a token is. */
export function NewToken({ actorRef }: { readonly actorRef: FormActorRef }) {
  const name = useField(actorRef, 'name');
  return (
    <FormModal actorRef={actorRef} title="New token" action="Create">
      <TextField label="Crowd system" name="name" isRequired autoFocus autoComplete="off" {...name} />
    </FormModal>
  );
}
