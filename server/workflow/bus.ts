import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { tracedFrom } from '../lib/trace.ts';
import type { Topic } from './outbox.ts';

/** In the order in which transactions became visible. */
export type BusEvent = {
  readonly organizationId: string;
  readonly topic: Topic;
  readonly testId: string | null;
  readonly entityId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
};

export type Listener = (event: BusEvent) => void;

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
  traceparent: string | null;
};

/** `lost` settles when it broke or was closed. */
type Connection = { readonly client: pg.Client; readonly lost: Promise<void>; readonly giveUp: () => void };

const sweepEvery = 5000;
const answerWithin = 10_000;
const heldBackPause = 30;
const firstPause = 100;
const longestPause = 5000;

/** Reads the outbox by an xid8 cursor, so that overlapping transactions skip no event; notifications only wake it. */
export class OutboxBus implements Bus {
  readonly #url: string;
  readonly #onError: (error: unknown) => void;
  readonly #listeners = new Set<Listener>();
  #cursor: { tx: string; id: string } = { tx: '0', id: '0' };
  #logged = '0/0';
  #connection: Connection | null = null;
  #connecting: Promise<void> = Promise.resolve();
  #sweep: NodeJS.Timeout | null = null;
  #draining: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(url: string, onError: (error: unknown) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  readonly listen = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async start(): Promise<void> {
    const connection = await this.#connect();
    const { rows } = await connection.client.query<{ tx: string; id: string }>(
      `select pg_snapshot_xmin(pg_current_snapshot())::text as tx, '0' as id`,
    );
    this.#cursor = rows[0] ?? this.#cursor;
    this.#connecting = this.#keepConnected(connection);
    this.#sweep = setInterval(() => this.wake(), sweepEvery);
    this.#sweep.unref();
  }

  /** Of the last event that listeners got. */
  get position(): { readonly tx: string; readonly id: string } {
    return this.#cursor;
  }

  /** Where the write-ahead log was when the last events were read: whoever reads up to there sees what they tell of. */
  get logged(): string {
    return this.#logged;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#sweep !== null) clearInterval(this.#sweep);
    await this.#draining;
    this.#connection?.giveUp();
    await this.#connecting;
  }

  async #connect(): Promise<Connection> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      application_name: 'muster outbox',
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
    });
    const { promise: lost, resolve: giveUp } = Promise.withResolvers<void>();
    client.on('error', () => giveUp());
    client.on('end', () => giveUp());
    client.on('notification', () => this.wake());
    try {
      await client.connect();
      await client.query('listen outbox');
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    return { client, lost, giveUp };
  }

  async #keepConnected(first: Connection): Promise<void> {
    for (let connection: Connection | null = first; connection !== null; connection = await this.#reconnect()) {
      this.#connection = connection;
      this.wake();
      await connection.lost;
      this.#connection = null;
      const ended = connection.client.end().catch(() => undefined);
      if (this.#stopped) return ended;
    }
  }

  async #reconnect(): Promise<Connection | null> {
    for (let wait = firstPause; !this.#stopped; wait = Math.min(wait * 2, longestPause)) {
      await pause(wait);
      try {
        return await this.#connect();
      } catch (error) {
        this.#onError(error);
      }
    }
    return null;
  }

  /** Once more where it reads already. */
  readonly wake = (): void => {
    this.#again = true;
    this.#draining ??= this.#drain().finally(() => {
      this.#draining = null;
      if (this.#again && !this.#stopped) this.wake();
    });
  };

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
        this.#connection?.giveUp();
      }
    }
  }

  /** Publishes what is visible to all; true while rows of open transactions are held back. */
  async #read(): Promise<boolean> {
    if (this.#connection === null) return false;
    const { rows } = await this.#connection.client.query<OutboxRow & { held: boolean; logged: string }>(
      `select id::text, tx::text, organization_id, topic, test_id, entity_id, payload, traceparent,
         tx >= pg_snapshot_xmin(pg_current_snapshot()) as held, pg_current_wal_lsn()::text as logged
       from outbox where (tx, id) > ($1::xid8, $2::bigint) order by outbox.tx, outbox.id limit 500`,
      [this.#cursor.tx, this.#cursor.id],
    );
    for (const row of rows) {
      if (row.held) return true;
      this.#cursor = { tx: row.tx, id: row.id };
      this.#logged = row.logged;
      const event: BusEvent = {
        organizationId: row.organization_id,
        topic: row.topic,
        testId: row.test_id,
        entityId: row.entity_id,
        payload: row.payload,
      };
      const tell = (): void => this.#listeners.forEach((listener) => this.#tell(listener, event));
      if (row.traceparent === null) tell();
      else tracedFrom(row.traceparent, `event ${row.topic}`, 'consumer', tell);
    }
    if (rows.length === 500) this.#again = true;
    return false;
  }

  /** A listener that throws must not lose events for the others: the cursor has moved on. */
  #tell(listener: Listener, event: BusEvent): void {
    try {
      listener(event);
    } catch (error) {
      this.#onError(error);
    }
  }
}
