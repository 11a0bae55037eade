import type { Tx } from '../workflow/transaction.ts';

const moment = (at: string | null | undefined): string | null => (at === null || at === undefined ? null : new Date(at).toISOString());

/** After which moment an integration may be called again, and the failures in a row. */
export const restOf = async (tx: Tx, integrationId: string): Promise<{ readonly until: string | null; readonly setbacks: number }> => {
  const [found] = await tx.query<{ until: string | null; setbacks: number }>(
    'select resume_at as until, setbacks from integration where id = $1 and organization_id = $2',
    [integrationId, tx.viewer.organizationId],
  );
  return { until: moment(found?.until), setbacks: found?.setbacks ?? 0 };
};

export const rest = (tx: Tx, integrationId: string, until: string | null): Promise<object[]> =>
  tx.query(
    `update integration set resume_at = $2, setbacks = case when $2::timestamptz is null then 0 else setbacks + 1 end
     where id = $1 and organization_id = $3 and (resume_at is distinct from $2 or setbacks > 0)`,
    [integrationId, until, tx.viewer.organizationId],
  );

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
