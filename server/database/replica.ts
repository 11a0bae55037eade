import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { refusePowerful } from './external.ts';
import { replicaPool } from './pool.ts';

/** A place in the write-ahead log. */
export type Position = bigint;

export const positionOf = (text: string): Position => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

export const positionNow = async (primary: Pool): Promise<Position> => {
  const { rows } = await primary.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
  return positionOf(rows[0]?.at ?? '0/0');
};

/** `away`: it does not answer; `foreign`: it is of another database; `promoted`: it takes writes of its own, and what it says may differ. */
export type ReplicaState = 'reading' | 'behind' | 'away' | 'foreign' | 'promoted';

export type ReplicaCondition = { readonly place: string; readonly state: ReplicaState; readonly lag: number | null };

/** In milliseconds. A page asks again 400 ms after it was told of a change: what it is answered is never older than that. */
const freshWithin = 300;
const waitsFor = 150;
const lookPause = 5;
const awayFor = 2000;
const marksAtMost = 1000;

/** Copies of one database have it in common. */
const identifierOf = async (pool: Pool): Promise<string | undefined> =>
  (await pool.query<{ id: string }>('select system_identifier::text as id from pg_control_system()')).rows[0]?.id;

export const withLoginOf = (replicaUrl: string, appUrl: string): string => {
  const [url, app] = [new URL(replicaUrl), new URL(appUrl)];
  if (url.username === '') Object.assign(url, { username: app.username, password: app.password });
  return url.href;
};

export type ReplicaDeps = {
  readonly url: string;
  readonly primary: Pool;
  readonly connections: number;
  readonly onChange: (condition: ReplicaCondition, error?: unknown) => void;
};

/** A streaming replica that queries may read, as long as it is known to be up to where they must be read. */
export class Replica {
  readonly pool: Pool;
  readonly #deps: ReplicaDeps;
  readonly #place: string;
  /** Places of the primary that the replica had not reached, with when they were. */
  #marks: { readonly at: number; readonly position: Position }[] = [];
  #replayed: Position = 0n;
  #freshAt: number | null = null;
  #state: ReplicaState = 'behind';
  #awayUntil = 0;
  #looking: Promise<void> | null = null;
  /** Again after each time it was away: its name may lead elsewhere. */
  #isKnown = false;

  constructor(deps: ReplicaDeps) {
    const { hostname, port } = new URL(deps.url);
    this.#deps = deps;
    this.#place = port === '' ? hostname : `${hostname}:${port}`;
    this.pool = replicaPool(deps.url, deps.connections);
  }

  /** Waits a moment for it to be there; false where the primary has to be asked. */
  async hasReached(wanted: Position): Promise<boolean> {
    const until = performance.now() + waitsFor;
    for (;;) {
      const now = performance.now();
      if (this.#isGood(wanted, now)) return true;
      if (now < this.#awayUntil || now >= until) return false;
      await Promise.race([this.#look(), pause(until - now)]);
      if (this.#isGood(wanted, performance.now())) return true;
      await pause(lookPause);
    }
  }

  /** A read of it failed: it is looked at before it is read again. */
  doubt(): void {
    this.#freshAt = null;
  }

  async condition(): Promise<ReplicaCondition> {
    if (performance.now() >= this.#awayUntil) await Promise.race([this.#look(), pause(awayFor)]);
    return this.#condition();
  }

  #condition(): ReplicaCondition {
    const lag = this.#freshAt === null || this.#state === 'away' ? null : (this.#lookedAt - this.#freshAt) / 1000;
    return { place: this.#place, state: this.#state, lag };
  }

  #lookedAt = 0;

  #isGood(wanted: Position, now: number): boolean {
    return this.#state === 'reading' && this.#freshAt !== null && now - this.#freshAt <= freshWithin && this.#replayed >= wanted;
  }

  #look(): Promise<void> {
    return (this.#looking ??= this.#lookOnce()
      .catch((error: unknown) => this.#leave('away', error))
      .finally(() => {
        this.#looking = null;
      }));
  }

  async #lookOnce(): Promise<void> {
    const { primary, url } = this.#deps;
    const at = performance.now();
    const position = await positionNow(primary);
    if (!this.#isKnown) {
      await refusePowerful(url);
      if ((await identifierOf(primary)) !== (await identifierOf(this.pool))) return this.#leave('foreign');
      this.#isKnown = true;
    }
    const { rows } = await this.pool.query<{ standby: boolean; at: string | null }>(
      'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as at',
    );
    const [found] = rows;
    if (found?.standby !== true || found.at === null) return this.#leave('promoted');
    const replayed = positionOf(found.at);
    this.#lookedAt = at;
    this.#replayed = replayed;
    if (this.#marks.length < marksAtMost) this.#marks.push({ at, position });
    const reached = this.#marks.findLast((mark) => mark.position <= replayed);
    if (reached !== undefined) {
      this.#marks = this.#marks.filter((mark) => mark.position > replayed);
      this.#freshAt = Math.max(this.#freshAt ?? 0, reached.at);
    }
    this.#become(this.#freshAt !== null && at - this.#freshAt <= freshWithin ? 'reading' : 'behind');
  }

  #leave(state: ReplicaState, error?: unknown): void {
    this.#awayUntil = performance.now() + awayFor;
    this.#freshAt = null;
    this.#isKnown = false;
    this.#become(state, error);
  }

  #become(state: ReplicaState, error?: unknown): void {
    const isNew = this.#state !== state;
    this.#state = state;
    if (isNew) this.#deps.onChange(this.#condition(), error);
  }
}
