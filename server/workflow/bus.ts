import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Pool } from 'pg';
import type { Topic } from './outbox.ts';

/** An event that happened, in the order in which transactions became visible. */
export type BusEvent = {
  readonly organizationId: string;
  readonly topic: Topic;
  readonly testId: string | null;
  readonly entityId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
};

export type Listener = (event: BusEvent) => void;

/** Events of every node, as they happen. */
export interface Bus {
  readonly listen: (listener: Listener) => () => void;
}

type OutboxRow = {
  id: string;
  tx: string;
  organization_id: string;
  topic: Topic;
  test_id: string | null;
  entity_id: string | null;
  payload: Record<string, unknown>;
};

const sweepEvery = 5000;
const heldBackPause = 30;

/** Reads the outbox behind an xid8 cursor, so that no event is skipped however transactions overlap; notifications only wake it. */
export class OutboxBus implements Bus {
  readonly #pool: Pool;
  readonly #url: string;
  readonly #onError: (error: unknown) => void;
  readonly #listeners = new Set<Listener>();
  #cursor: { tx: string; id: string } = { tx: '0', id: '0' };
  #client: pg.Client | null = null;
  #sweep: NodeJS.Timeout | null = null;
  #draining: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(pool: Pool, listenUrl: string, onError: (error: unknown) => void) {
    this.#pool = pool;
    this.#url = listenUrl;
    this.#onError = onError;
  }

  readonly listen = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async start(): Promise<void> {
    const { rows } = await this.#pool.query<{ tx: string; id: string }>(
      `select pg_snapshot_xmin(pg_current_snapshot())::text as tx, '0' as id`,
    );
    this.#cursor = rows[0] ?? this.#cursor;
    await this.#connect();
    this.#sweep = setInterval(() => this.#wake(), sweepEvery);
    this.#sweep.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#sweep !== null) clearInterval(this.#sweep);
    await this.#client?.end().catch(() => undefined);
    await this.#draining;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, application_name: 'muster outbox' });
    client.on('notification', () => this.#wake());
    client.on('error', () => void this.#reconnect(client));
    client.on('end', () => void this.#reconnect(client));
    await client.connect();
    await client.query('listen outbox');
    this.#client = client;
    this.#wake();
  }

  async #reconnect(broken: pg.Client): Promise<void> {
    if (this.#stopped || this.#client !== broken) return;
    this.#client = null;
    for (let wait = 100; !this.#stopped; wait = Math.min(wait * 2, 5000)) {
      await pause(wait);
      try {
        return await this.#connect();
      } catch (error) {
        this.#onError(error);
      }
    }
  }

  #wake(): void {
    this.#again = true;
    this.#draining ??= this.#drain().finally(() => {
      this.#draining = null;
      if (this.#again && !this.#stopped) this.#wake();
    });
  }

  async #drain(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        if (await this.#read()) {
          await pause(heldBackPause);
          this.#again = true;
        }
      } catch (error) {
        this.#onError(error);
        await pause(500);
      }
    }
  }

  /** Publishes what is visible to all; true while rows of open transactions are held back. */
  async #read(): Promise<boolean> {
    const { rows } = await this.#pool.query<OutboxRow & { held: boolean }>(
      `select id::text, tx::text, organization_id, topic, test_id, entity_id, payload,
         tx >= pg_snapshot_xmin(pg_current_snapshot()) as held
       from outbox where (tx, id) > ($1::xid8, $2::bigint) order by outbox.tx, outbox.id limit 500`,
      [this.#cursor.tx, this.#cursor.id],
    );
    for (const row of rows) {
      if (row.held) return true;
      this.#cursor = { tx: row.tx, id: row.id };
      const event: BusEvent = {
        organizationId: row.organization_id,
        topic: row.topic,
        testId: row.test_id,
        entityId: row.entity_id,
        payload: row.payload,
      };
      for (const listener of this.#listeners) listener(event);
    }
    if (rows.length === 500) this.#again = true;
    return false;
  }
}
