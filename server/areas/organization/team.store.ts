import { expiryOf } from '#schema/rules/organization/invite-members.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { hashOf } from '#server/identity/one-time.ts';
import type { Tx } from '#server/workflow/transaction.ts';

export type Known = { readonly id: string; readonly email: string; readonly state: string };

export const knownOf = async (tx: Tx, emails: readonly string[]): Promise<readonly Known[]> =>
  tx.query<Known>(
    `select id, email::text, state from organization_user where organization_id = $1 and email = any ($2::citext[])
     union all
     select id, email::text, 'open' from invitation where organization_id = $1 and email = any ($2::citext[]) and state = 'open'`,
    [tx.viewer.organizationId, emails],
  );

/** Locks the count of the organization until the transaction ends, so that two calls cannot pass the limit together. */
export const sentToday = async (tx: Tx): Promise<{ readonly count: number; readonly isTrial: boolean }> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1::text, 6202))', [tx.viewer.organizationId]);
  const [row] = await tx.query<{ count: number; isTrial: boolean }>(
    `select coalesce(sum(sends), 0)::int as count,
       exists (select from trial t join organization o on o.id = t.organization_id where o.id = $1 and not o.has_contract) as "isTrial"
     from invitation where organization_id = $1 and sent_at > $2::timestamptz - interval '1 day'`,
    [tx.viewer.organizationId, tx.at],
  );
  return row ?? { count: 0, isTrial: false };
};

export type Made = { readonly id: string; readonly email: string };

/** An address invited at the same moment by somebody else gets none. */
export const insertInvitations = (
  tx: Tx,
  rows: readonly { readonly email: string; readonly token: string }[],
  role: Role,
): Promise<readonly Made[]> =>
  tx.query<Made>(
    `insert into invitation (organization_id, email, role, token_hash, expires_at, sent_at, invited_by, created_at)
     select $1, r.email, $2, r.hash, $3, $4, $5, $4 from jsonb_to_recordset($6::jsonb) as r (email text, hash text) order by lower(r.email)
     on conflict (organization_id, email) where state = 'open' do nothing returning id, email::text`,
    [
      tx.viewer.organizationId,
      role,
      expiryOf(tx.at),
      tx.at,
      tx.viewer.userId,
      JSON.stringify(rows.map(({ email, token }) => ({ email, hash: hashOf(token) }))),
    ],
  );

/** The previous link ends. */
export const renewToken = async (tx: Tx, id: string, token: string): Promise<{ readonly email: string; readonly sends: number }> => {
  const [row] = await tx.query<{ email: string; sends: number }>(
    'update invitation set token_hash = $2, sends = sends + 1 where id = $1 returning email::text, sends',
    [id, hashOf(token)],
  );
  return row ?? { email: '', sends: 0 };
};

export const senderOf = async (tx: Tx): Promise<{ readonly person: string; readonly organization: string }> => {
  const [row] = await tx.query<{ person: string; organization: string }>(
    `select trim(u.first_name || ' ' || u.last_name) as person, coalesce(o.chosen_name, o.name) as organization
     from organization_user u, organization o where u.id = $1 and o.id = $2`,
    [tx.viewer.userId, tx.viewer.organizationId],
  );
  return row ?? { person: '', organization: '' };
};
