import type { Pool } from 'pg';
import type { Presence } from '../workflow/presence.ts';
import type { Enqueue } from '../workflow/effects.ts';
import type { Clock } from '../workflow/clock.ts';
import type { Database } from '../workflow/transaction.ts';

/** Something the gateway could not do and did not expect; the reader of the log gets the error, the caller an id. */
export type CrowdLog = { readonly error: (details: object, message: string) => void };

/** What the gateway's resolvers get. */
export type CrowdContext = {
  readonly token: CrowdToken;
  readonly database: Database;
  /** Sees every organization; only for reads, and for finding whose a participation is. */
  readonly owner: Pool;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly presence: Presence;
};

/** The outside system that calls. */
export type CrowdToken = { readonly id: string; readonly name: string };
