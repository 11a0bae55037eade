import type { Pool } from 'pg';

import { recordOfPerson } from '../workflow/audit.ts';
import type { Origin } from '../workflow/transaction.ts';
import type { VerifiedToken } from './tokens.ts';

const every = 5 * 60 * 1000;
const most = 10_000;

export type Seen = {
  readonly userId: string;
  readonly token: VerifiedToken;
  readonly agent: string;
  /** Where they call from, if an outside service signs in: then the first call is the first that is known of a sign-in. */
  readonly begun: Origin | null;
};

const note = `
  with person as (
    insert into last_seen (user_id, at) values ($1::uuid, $2) on conflict (user_id) do update set at = greatest(last_seen.at, excluded.at)
  )
  insert into session_use (issuer, sid, subject, user_id, agent, begun_at, used_at)
  select $3, $4, $5, $1::uuid, $6, to_timestamp($7::float8), $2 where $4::text is not null
  on conflict (issuer, sid) do update set agent = excluded.agent, used_at = greatest(session_use.used_at, excluded.used_at)
  returning xmax = 0 as begun`;

/** At most once in five minutes for each person and session of this process. */
export const lastSeen = (pool: Pool, now: () => Date, onError: (error: unknown) => void): ((seen: Seen) => void) => {
  const noted = new Map<string, number>();
  const tell = async ({ userId, token, agent, begun }: Seen, at: Date): Promise<void> => {
    const { issuer, sid, subject, issuedAt } = token;
    const { rows } = await pool.query<{ begun: boolean }>(note, [userId, at, issuer, sid, subject, agent.slice(0, 500), issuedAt]);
    if (begun !== null && rows[0]?.begun === true) await recordOfPerson(pool, { userId, event: 'session.begin', origin: begun });
  };
  return (seen) => {
    const { userId, token } = seen;
    const at = now();
    const key = token.sid ?? userId;
    if (at.getTime() - (noted.get(key) ?? 0) < every) return;
    if (noted.size >= most) noted.clear();
    noted.set(key, at.getTime());
    tell(seen, at).catch(onError);
  };
};
