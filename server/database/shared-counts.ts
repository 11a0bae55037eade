import type { Pool } from 'pg';

type Window = { shared: number; sent: number; own: number; ends: number };

const sendEvery = 1000;
/** Of a limit: whoever spends this much is told to the others at once. */
const share = 1 / 20;
const most = 2 ** 31 - 1;

const add = `
  insert into call_count as c (key, points, expire) select * from unnest($1::text[], $2::int[], $3::bigint[]) as given (key, points, ends) order by key
  on conflict (key) do update set
    points = case when c.expire <= $4 then excluded.points else least(c.points::bigint + excluded.points, ${most})::int end,
    expire = case when c.expire <= $4 then excluded.expire else c.expire end
  returning key, points, expire`;

/**
 * Counts of all nodes together without a statement for each call: a node adds what it let through to those of the others once a second, or
 * as soon as somebody spent a twentieth of their limit, and learns the sum. While the database is unreachable it counts alone.
 */
export class SharedCounts {
  readonly #pool: Pool | undefined;
  readonly #windows = new Map<string, Window>();
  #sending: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | null = null;
  #sweptAt = 0;

  constructor(pool?: Pool) {
    this.#pool = pool;
  }

  /** Takes the points and returns 0; or returns the milliseconds to wait, having taken nothing. */
  take(key: string, points: number, limit: number, seconds: number): number {
    const now = Date.now();
    const window = this.#windowOf(key, now, seconds);
    if (window.shared + window.sent + window.own + points > limit) return window.ends - now;
    window.own += points;
    if (window.own >= limit * share) this.#send();
    else this.#timer ??= setTimeout(() => this.#send(), sendEvery).unref();
    return 0;
  }

  #windowOf(key: string, now: number, seconds: number): Window {
    const known = this.#windows.get(key);
    if (known !== undefined && known.ends > now) return known;
    if (now - this.#sweptAt > seconds * 1000) {
      this.#sweptAt = now;
      for (const [name, { ends }] of this.#windows) if (ends <= now) this.#windows.delete(name);
    }
    const made = { shared: 0, sent: 0, own: 0, ends: now + seconds * 1000 };
    this.#windows.set(key, made);
    return made;
  }

  #send(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const pool = this.#pool;
    if (pool === undefined) return;
    this.#again = this.#sending !== null;
    this.#sending ??= this.#add(pool).finally(() => {
      this.#sending = null;
      if (this.#again) this.#send();
    });
  }

  async #add(pool: Pool): Promise<void> {
    const spent = [...this.#windows].filter(([, { own }]) => own > 0);
    for (const [, window] of spent) [window.sent, window.own] = [window.own, 0];
    const values = [
      spent.map(([key]) => key),
      spent.map(([, { sent }]) => Math.min(sent, most)),
      spent.map(([, { ends }]) => ends),
      Date.now(),
    ];
    try {
      const { rows } = await pool.query<{ key: string; points: number; expire: string }>(add, values);
      const sums = new Map(rows.map((row) => [row.key, row]));
      for (const [key, window] of spent) {
        const sum = sums.get(key);
        if (sum !== undefined) Object.assign(window, { shared: sum.points, sent: 0, ends: Number(sum.expire) });
      }
    } catch {
      for (const [, window] of spent) [window.own, window.sent] = [window.own + window.sent, 0];
    }
    if ([...this.#windows.values()].some(({ own }) => own > 0)) this.#timer ??= setTimeout(() => this.#send(), sendEvery).unref();
  }
}
