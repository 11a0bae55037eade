import type { Tx } from '../workflow/transaction.ts';
import { restOf } from './rest.ts';

/** In milliseconds, well within the queue's limit for a job. */
export const turnMilliseconds = 60_000;

const holdSlack = 30_000;

/** In milliseconds: longer than a lost response needs to become searchable, so that no other worker takes the record before. */
export const holdMilliseconds = (settle: number): number => settle + holdSlack;

export const isResting = async (tx: Tx, integrationId: string): Promise<boolean> => {
  const { until } = await restOf(tx, integrationId);
  return until !== null && until > tx.at;
};

/** Not before the integration's rest ends. */
export const nextTurn = async (tx: Tx, integrationId: string, due: string): Promise<string> => {
  const { until } = await restOf(tx, integrationId);
  return [until ?? due, due, tx.at].toSorted().at(-1) ?? tx.at;
};
