import type { Pool } from 'pg';
import { inTransaction } from '#server/database/transaction.ts';
import type { Clock } from '#server/workflow/clock.ts';

/** Few enough that no statement holds its locks for long. */
export const portion = 2_000;
const mostPortions = 100;
const hour = 3_600_000;

const oldest = `
  with gone as (delete from audit where id in (select a.id from audit a where a.at < $1::timestamptz - make_interval(months => $2)
    and not exists (select from legal_hold h where h.organization_id = a.organization_id and h.state = 'placed') order by a.at, a.id limit ${portion}) returning 1)
  select count(*)::int as count from gone`;

const removePortion = (owner: Pool, values: readonly unknown[]): Promise<number> =>
  inTransaction(owner, async (db) => {
    await db.query(`select set_config('app.forgetting', 'yes', true)`);
    return (await db.row<{ count: number }>(oldest, values))?.count ?? 0;
  });

const tell = `
  insert into audit (at, role, operation, entity, event, after, outcome, source)
  values ($1, 'system', 'retention', 'audit', 'audit.retire', jsonb_build_object('lines', $2::integer, 'olderThanMonths', $3::integer), 'done', 'system')`;

/** Removes lines past their time, once an hour and portion by portion, but for organizations that a legal hold keeps; 0 months keep all. */
export const retireLines = (months: number): ((deps: { readonly owner: Pool; readonly clock: Clock }) => Promise<void>) => {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async ({ owner, clock }) => {
    const now = clock.now();
    if (months === 0 || now.getTime() - lookedAt < hour) return;
    let lines = 0;
    for (let turn = 0, gone = portion; turn < mostPortions && gone === portion; turn += 1) {
      gone = await removePortion(owner, [now, months]);
      lines += gone;
    }
    if (lines > 0) await owner.query(tell, [now, lines, months]);
    lookedAt = now.getTime();
  };
};
