import type { Pool } from 'pg';
import type { Db } from '../database/transaction.ts';
import type { Presence } from '../workflow/presence.ts';
import type { Enqueue } from '../workflow/effects.ts';
import type { Clock } from '../workflow/clock.ts';
import type { Database } from '../workflow/transaction.ts';

/** Unexpected failures: the log gets the error, the caller an id. */
export type CrowdLog = { readonly error: (details: object, message: string) => void };

export type CrowdContext = {
  readonly token: CrowdToken;
  readonly database: Database;
  /** Bypasses row-level security: only for reads, and to find a participation's organization. */
  readonly owner: Pool;
  /** One transaction past row-level security. */
  readonly asOwner: <TAnswer>(work: (db: Db) => Promise<TAnswer>) => Promise<TAnswer>;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly presence: Presence;
};

/** What a sandbox token does is taken back after it was answered. */
export type CrowdToken = { readonly id: string; readonly name: string; readonly isSandbox: boolean };
