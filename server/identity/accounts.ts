import type { Pool } from 'pg';

export type Account = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

type AccountRow = { readonly user_id: string; readonly email: string; readonly first_name: string; readonly last_name: string };

const accountOf = (row: AccountRow): Account => ({
  userId: row.user_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
});

const columns = `u.id as user_id, u.email, u.first_name, u.last_name`;

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The member who signs in here; null once removed or deactivated. */
export const findAccount = async (pool: Pool, userId: string): Promise<Account | null> => {
  if (!isUuid(userId)) return null;
  const { rows } = await pool.query<AccountRow>(
    `select ${columns} from organization_user u where u.id = $1 and u.state in ('active', 'invited')`,
    [userId],
  );
  return rows[0] === undefined ? null : accountOf(rows[0]);
};

/** The member with this e-mail, with the hash of the password if one was chosen. */
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

export const savePassword = async (pool: Pool, userId: string, hash: string): Promise<void> => {
  await pool.query(`insert into password (user_id, hash) values ($1, $2) on conflict (user_id) do update set hash = excluded.hash`, [
    userId,
    hash,
  ]);
};
