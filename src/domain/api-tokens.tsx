import type { ResultOf } from '#schema/generated/client/gql.ts';
import { apiTokenScopes } from '#schema/vocabulary/api-token.ts';
import type { ApiTokenState } from '#schema/vocabulary/api-token.ts';
import { roleLabels } from '#schema/vocabulary/roles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { DayOf, RelativeTime } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';
import type { ReactNode } from 'react';
import type { ApiTokenShown } from './api-token.documents.ts';

export type ShownApiToken = ResultOf<typeof ApiTokenShown>;

const states: Readonly<Record<ApiTokenState, readonly [label: string, hue: 'success' | 'neutral']>> = {
  active: ['Active', 'success'],
  revoked: ['Revoked', 'neutral'],
  ended: ['Ended', 'neutral'],
};

type TokensProps = {
  readonly title: string;
  readonly tokens: readonly ShownApiToken[];
  /** Whose they are is said where they are of several. */
  readonly says: 'nothing' | 'person' | 'organization';
  readonly empty: ReactNode;
  readonly action?: ReactNode;
  readonly renderRevoke: (token: ShownApiToken) => ReactNode;
};

function ownerOf({ kind, role, madeBy, organizationName }: ShownApiToken, says: TokensProps['says']): string {
  const owner =
    kind === 'service'
      ? `Service token as ${roleLabels[role].toLowerCase()}, made by ${madeBy ?? 'a former member'}`
      : (madeBy ?? 'A former member');
  return says === 'organization' ? `${organizationName}: ${owner}` : owner;
}

function TokenRow({ token, says, renderRevoke }: Pick<TokensProps, 'says' | 'renderRevoke'> & { readonly token: ShownApiToken }) {
  const [label, hue] = states[token.state];
  return (
    <Row tall>
      <span className="min-w-0 flex-1">
        <span className="block font-medium [overflow-wrap:anywhere]">{token.name}</span>
        {says === 'nothing' ? null : <span className="block text-ink-2 [overflow-wrap:anywhere]">{ownerOf(token, says)}</span>}
        <span className="block text-ink-2">{token.scopes.map((scope) => apiTokenScopes[scope].label).join(', ')}</span>
        <span className="block text-ink-3">
          {token.lastUsedAt === null ? (
            'Never used'
          ) : (
            <>
              Used <RelativeTime at={token.lastUsedAt} underMinute="just now" />
            </>
          )}
          {token.state === 'active' ? ', ends on ' : ', ended on '}
          <DayOf at={token.endedAt ?? token.expiresAt} />
        </span>
      </span>
      <Pill hue={hue}>{label}</Pill>
      {renderRevoke(token)}
    </Row>
  );
}

/** Tokens by which programs call, with what each may, when it was used and when it ends. */
export function ApiTokens({ title, tokens, says, empty, action, renderRevoke }: TokensProps) {
  return (
    <Sheet label={title}>
      <SheetHead title={title} count={tokens.length}>
        {action}
      </SheetHead>
      {tokens.length === 0 ? (
        <EmptyState title="No token yet">{empty}</EmptyState>
      ) : (
        <Rows label={title}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} says={says} renderRevoke={renderRevoke} />
          ))}
        </Rows>
      )}
    </Sheet>
  );
}
