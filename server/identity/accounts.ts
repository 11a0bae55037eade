import { isUuid } from '../lib/uuid.ts';
import type { Pool } from 'pg';

import { originValues } from '../workflow/audit.ts';
import type { Origin } from '../workflow/transaction.ts';
import type { Asks } from './one-time.ts';

export type Account = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
};

type AccountRow = {
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly organization: string;
};

const accountOf = (row: AccountRow): Account => ({
  userId: row.user_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  organization: row.organization,
});

const columns = `u.id as user_id, u.email, u.first_name, u.last_name,
  (select coalesce(o.chosen_name, o.name) from organization o where o.id = u.organization_id) as organization`;

/** Of the person and the organization. */
export const namesOfAccount = ({ firstName, lastName, organization }: Account): readonly string[] => [firstName, lastName, organization];

/** Null once removed or deactivated. */
export const findAccount = async (pool: Pool, userId: string): Promise<Account | null> => {
  if (!isUuid(userId)) return null;
  const { rows } = await pool.query<AccountRow>(
    `select ${columns} from organization_user u where u.id = $1 and u.state in ('active', 'invited')`,
    [userId],
  );
  return rows[0] === undefined ? null : accountOf(rows[0]);
};

export const findByEmail = async (pool: Pool, email: string): Promise<{ account: Account; hash: string | null } | null> => {
  if (email.includes('\0')) return null;
  const { rows } = await pool.query<AccountRow & { hash: string | null }>(
    `select ${columns}, p.hash from organization_user u left join password p on p.user_id = u.id
     where lower(u.email) = lower($1) and u.state in ('active', 'invited')
     order by u.created_at limit 1`,
    [email.trim()],
  );
  return rows[0] === undefined ? null : { account: accountOf(rows[0]), hash: rows[0].hash };
};

export type Invited = { readonly organization: string; readonly inviter: string | null };

/** Who invites them to which organization; null once they have signed in. */
export const invitationOf = async (pool: Pool, userId: string): Promise<Invited | null> => {
  const { rows } = await pool.query<Invited>(
    `select coalesce(o.chosen_name, o.name) as organization,
       (select nullif(trim(by.first_name || ' ' || by.last_name), '')
        from (select a.user_id, a.at from audit a where a.entity = 'membership' and a.entity_id = u.id and a.event = 'member.invite' and a.outcome = 'done'
              union all
              select i.invited_by, i.sent_at from invitation i where i.organization_id = u.organization_id and i.email = u.email) told
        join organization_user by on by.id = told.user_id and by.state <> 'forgotten'
        order by told.at desc limit 1) as inviter
     from organization_user u join organization o on o.id = u.organization_id where u.id = $1 and u.state = 'invited'`,
    [userId],
  );
  return rows[0] ?? null;
};

/** Audited; true when there was one before. */
export const savePassword = async (db: Asks, userId: string, hash: string, origin: Origin): Promise<boolean> => {
  const { rows } = await db.query(
    `with before as (select from password where user_id = $1::uuid),
       saved as (insert into password (user_id, hash) values ($1::uuid, $2) on conflict (user_id) do update set hash = excluded.hash),
       told as (
         insert into audit (organization_id, at, user_id, role, operation, entity, entity_id, event, outcome, source, address, device, session)
         select u.organization_id, now(), u.id, u.role, 'passwordChoose', 'membership', u.id, 'password.choose', 'done', $3, $4, $5, $6
         from organization_user u where u.id = $1::uuid)
     select exists (select from before) as changed`,
    [userId, hash, ...originValues(origin)],
  );
  return (rows as { changed: boolean }[])[0]?.changed === true;
};
