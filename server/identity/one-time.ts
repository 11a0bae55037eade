import { createHash, randomBytes } from 'node:crypto';

export type Asks = { readonly query: (text: string, values?: unknown[]) => Promise<{ rowCount: number | null; rows: unknown[] }> };

const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** One-time link secrets: only hashes are stored, and a new one with the same `of` replaces earlier ones. */
export const oneTime = <Payload extends { readonly of: string }>(kind: string) => ({
  issue: async (db: Asks, payload: Payload, seconds: number): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await db.query(
      `with earlier as (delete from oidc_payload where kind = $1 and payload->>'of' = $3)
       insert into oidc_payload (kind, id, payload, expires_at) values ($1, $2, $4::jsonb, now() + $5::float8 * interval '1 second')`,
      [kind, idOf(token), payload.of, JSON.stringify(payload), seconds],
    );
    return token;
  },
  find: async (db: Asks, token: string): Promise<Payload | null> => {
    const { rows } = await db.query(`select payload from oidc_payload where kind = $1 and id = $2 and expires_at > now()`, [
      kind,
      idOf(token),
    ]);
    return (rows as { payload: Payload }[])[0]?.payload ?? null;
  },
  /** Remembered for a minute after use. */
  spend: async (db: Asks, token: string): Promise<boolean> => {
    const { rowCount } = await db.query(
      `with spent as (delete from oidc_payload where kind = $1 and id = $2 and expires_at > now() returning payload->'of' as whose)
       insert into oidc_payload (kind, id, payload, expires_at)
       select $3, $2, jsonb_build_object('of', whose, 'left', 5), now() + interval '1 minute' from spent`,
      [kind, idOf(token), `${kind}.spent`],
    );
    return rowCount === 1;
  },
  /** A few times while it is remembered. */
  spentBy: async (db: Asks, token: string): Promise<string | null> => {
    const { rows } = await db.query(
      `update oidc_payload set payload = jsonb_set(payload, '{left}', to_jsonb((payload->>'left')::int - 1))
       where kind = $1 and id = $2 and expires_at > now() and (payload->>'left')::int > 0 returning payload->>'of' as whose`,
      [`${kind}.spent`, idOf(token)],
    );
    return (rows as { whose: string | null }[])[0]?.whose ?? null;
  },
});

/** Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
