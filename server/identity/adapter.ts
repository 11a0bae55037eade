import { createHash } from 'node:crypto';

import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Pool } from 'pg';

type Row = { readonly payload: AdapterPayload; readonly consumed: number | null };

const select = `select payload, extract(epoch from consumed_at)::float8 as consumed from oidc_payload
  where kind = $1 and (expires_at is null or expires_at > now())`;

/** PostgreSQL stores no NUL in text; no browser sends one. */
const hasNul = (text: string): boolean => text.includes('\0');

const storable = (payload: AdapterPayload): string =>
  JSON.stringify(payload, (_name, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value));

const payloadOf = (row: Row | undefined): AdapterPayload | undefined =>
  row && (row.consumed === null ? row.payload : { ...row.payload, consumed: Math.floor(row.consumed) });

/** Models whose id is a bearer secret: stored as a hash. */
const bearers = new Set(['RefreshToken', 'AuthorizationCode']);

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** oidc-provider's storage in one table, so that any node can answer any request. */
export const payloadAdapter =
  (pool: Pool, endGrant: (grantId: string) => Promise<void>) =>
  (kind: string): Adapter => {
    const isBearer = bearers.has(kind);
    const keptId = (id: string): string => (isBearer ? hashOf(id) : id);
    const find = async (condition: string, value: string) =>
      hasNul(value) ? undefined : payloadOf((await pool.query<Row>(`${select} and ${condition}`, [kind, value])).rows[0]);
    const findById = async (id: string) => {
      const payload = await find('id = $2', keptId(id));
      return payload && isBearer ? { ...payload, jti: id } : payload;
    };

    return {
      upsert: async (id, payload, expiresIn) => {
        await pool.query(
          `insert into oidc_payload (kind, id, payload, grant_id, uid, user_code, expires_at)
         values ($1, $2, $3, $4, $5, $6, case when $7::float8 is null then null else now() + $7::float8 * interval '1 second' end)
         on conflict (kind, id) do update set
           payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
           user_code = excluded.user_code, expires_at = excluded.expires_at`,
          [
            kind,
            keptId(id),
            storable(isBearer ? { ...payload, jti: undefined } : payload),
            payload.grantId ?? null,
            payload.uid ?? null,
            payload.userCode ?? null,
            expiresIn ?? null,
          ],
        );
      },
      find: findById,
      findByUid: (uid) => find('uid = $2', uid),
      findByUserCode: (userCode) => find('user_code = $2', userCode),
      consume: async (id) => {
        await pool.query(`update oidc_payload set consumed_at = now() where kind = $1 and id = $2`, [kind, keptId(id)]);
      },
      destroy: async (id) => {
        await pool.query(`delete from oidc_payload where kind = $1 and id = $2`, [kind, keptId(id)]);
        if (kind === 'Grant') await endGrant(id);
      },
      /** Keeps interactions: one may be another person's sign-in in the same browser, which is what revokes the grant. */
      revokeByGrantId: async (grantId) => {
        await pool.query(`delete from oidc_payload where grant_id = $1 and kind <> 'Interaction'`, [grantId]);
      },
    };
  };

export const sweepIdentity = async (pool: Pool): Promise<void> => {
  await pool.query(`delete from oidc_payload where expires_at < now()`);
  await pool.query(`delete from guess_count where expire < extract(epoch from now()) * 1000`);
  await pool.query(`delete from session_end where ended_at < now() - interval '31 days'`);
  await pool.query(`delete from session_use where used_at < now() - interval '31 days'`);
  await pool.query(`delete from session_confirmed where at < now() - interval '1 day'`);
};
