import type { Tx } from '../workflow/transaction.ts';
import { restOf } from './rest.ts';

/** One turn of a worker, well within the time that the queue gives a job, in milliseconds. */
export const turnMilliseconds = 60_000;

const holdSlack = 30_000;

/** How long a thing is held for the worker that goes on with it, so that nobody else does before a lost answer can be looked for, in milliseconds. */
export const holdMilliseconds = (settle: number): number => settle + holdSlack;

export const isResting = async (tx: Tx, integrationId: string): Promise<boolean> => {
  const { until } = await restOf(tx, integrationId);
  return until !== null && until > tx.at;
};

/** When the next turn begins, if something is due at a moment: not before the integration has rested. */
export const nextTurn = async (tx: Tx, integrationId: string, due: string): Promise<string> => {
  const { until } = await restOf(tx, integrationId);
  return [until ?? due, due, tx.at].toSorted().at(-1) ?? tx.at;
};
