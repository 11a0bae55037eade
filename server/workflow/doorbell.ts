import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** In milliseconds: commits within this time are told by one notification. */
const gathered = 5;

/**
 * Wakes the readers of the outbox on every node, after a commit and in a statement of its own: a notification inside a transaction holds a
 * lock of the whole server process of PostgreSQL until its commit is on disk, so that commits wait for each other.
 */
export class Doorbell {
  readonly #pool: Pool;
  readonly #onError: (error: unknown) => void;
  readonly #wake: () => void;
  #isRung = false;
  #ringing: Promise<void> | null = null;

  constructor(pool: Pool, onError: (error: unknown) => void = () => undefined, wake: () => void = () => undefined) {
    this.#pool = pool;
    this.#onError = onError;
    this.#wake = wake;
  }

  /** The reader of this node is woken by itself, without a way through the database. */
  readonly ring = (): void => {
    this.#wake();
    this.#isRung = true;
    this.#ringing ??= this.#notify().finally(() => {
      this.#ringing = null;
    });
  };

  /** The sweep of the readers finds what a failed notification would have told. */
  async #notify(): Promise<void> {
    while (this.#isRung) {
      this.#isRung = false;
      await this.#pool.query('notify outbox').catch(this.#onError);
      await pause(gathered);
    }
  }

  /** Waits for what is rung already. */
  async stop(): Promise<void> {
    await this.#ringing;
  }
}
