import type { Pool } from 'pg';

const every = 5 * 60 * 1000;
const most = 10_000;

/** Notes when people used the portal last, each at most once in five minutes of this process. */
export const lastSeen = (pool: Pool, now: () => Date, onError: (error: unknown) => void): ((userId: string) => void) => {
  const noted = new Map<string, number>();
  return (userId) => {
    const at = now();
    if (at.getTime() - (noted.get(userId) ?? 0) < every) return;
    if (noted.size >= most) noted.clear();
    noted.set(userId, at.getTime());
    pool
      .query(
        'insert into last_seen (user_id, at) values ($1, $2) on conflict (user_id) do update set at = greatest(last_seen.at, excluded.at)',
        [userId, at],
      )
      .catch(onError);
  };
};
