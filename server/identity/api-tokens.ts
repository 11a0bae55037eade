import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { ApiTokenKind, ApiTokenScope, ApiTokenState } from '#schema/vocabulary/api-token.ts';
import { flagColumns, standingOf } from './viewer.ts';
import type { IdentitySettings } from './settings.ts';
import type { Row, Viewer } from './viewer.ts';

/** By which token a program calls, and what it lets it do. */
export type TokenAccess = { readonly id: string; readonly name: string; readonly scopes: ReadonlySet<ApiTokenScope> };

export type TokenFault = 'token_unknown' | 'token_revoked' | 'token_ended' | 'token_away' | 'user_not_found' | 'trial_expired';

export type TokenStanding = { readonly viewer: Viewer; readonly access: TokenAccess; readonly expiresAt: number };

const prefix = 'mst_';

/** A token of a signed-in browser has dots, so neither is taken for the other. */
export const isApiToken = (bearer: string): boolean => bearer.startsWith(prefix);

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Shown once; only its hash is stored. */
export const makeApiToken = (): string => `${prefix}${randomBytes(32).toString('base64url')}`;

type Found = Row & {
  readonly id: string;
  readonly hash: string;
  readonly token_id: string;
  readonly name: string;
  readonly kind: ApiTokenKind;
  readonly scopes: readonly ApiTokenScope[];
  readonly token_state: ApiTokenState;
  /** In seconds since 1970. */
  readonly expires_at: number;
  readonly is_over: boolean;
  readonly token_organization: string;
  readonly is_live: boolean;
  readonly is_member: boolean;
};

/** Marks the use in the same statement, once a minute at most. */
const standings = {
  name: 'api_token_standings',
  text: `
  with used as (
    update api_token set last_used_at = $2 where hash = any ($1::text[]) and state = 'active' and expires_at > $2
      and (last_used_at is null or last_used_at <= $2::timestamptz - interval '1 minute')
  )
  select k.hash, k.id as token_id, k.name, k.kind, k.scopes, k.state as token_state, floor(extract(epoch from k.expires_at))::int as expires_at, k.expires_at <= $2 as is_over,
    k.organization_id as token_organization,
    o.deleted_at is null as is_live, u.state = 'active' as is_member, false as ended,
    u.id, u.organization_id, o.public_id as organization_public_id, u.role, u.public_id, u.email::text as email, u.first_name, u.last_name,
    false as is_support, false as is_operator,
    coalesce(not o.has_contract and (t.finished_at is not null or t.finishes_at <= $2), false) as trial_expired,
    array_remove(array[${flagColumns}], null) as flags
  from api_token k join organization_user u on u.id = k.user_id join organization o on o.id = k.organization_id left join trial t on t.organization_id = o.id
  where k.hash = any ($1::text[])`,
};

const judged = (found: Found, settings: IdentitySettings): TokenStanding | TokenFault => {
  if (found.token_state === 'revoked') return 'token_revoked';
  if (found.token_state === 'ended' || found.is_over) return 'token_ended';
  const isOfPerson = found.kind === 'personal';
  if (!found.is_live || (isOfPerson && !found.is_member)) return 'user_not_found';
  if (found.organization_id !== found.token_organization) return 'token_away';
  const { viewer, trialExpired } = standingOf(found, settings);
  if (trialExpired) return 'trial_expired';
  return {
    viewer,
    access: { id: found.token_id, name: found.name, scopes: new Set(found.scopes) },
    expiresAt: found.expires_at,
  };
};

/** What each token lets its program do at this moment: at most what its person may. */
export const readApiTokens = async (
  pool: Pool,
  settings: IdentitySettings,
  tokens: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, TokenStanding | TokenFault>> => {
  if (tokens.length === 0) return new Map();
  const hashes = new Map(tokens.map((token) => [token, hashOfToken(token)]));
  const { rows } = await pool.query<Found>({ ...standings, values: [[...new Set(hashes.values())], now] });
  const found = new Map(rows.map((row) => [row.hash, judged(row, settings)]));
  return new Map([...hashes].map(([token, hash]) => [token, found.get(hash) ?? 'token_unknown']));
};
