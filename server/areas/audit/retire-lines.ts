import type { Pool } from 'pg';
import { inTransaction } from '#server/database/transaction.ts';
import type { Clock } from '#server/workflow/clock.ts';

/** Few enough that no statement holds its locks for long. */
export const portion = 2_000;
const mostPortions = 100;
const hour = 3_600_000;

/** How far a run came: the time to the microsecond, and the id. */
type Place = readonly [at: string, id: number];
const start: Place = ['-infinity', 0];

/** From a place on: lines that a hold keeps are passed once in a run and not with each portion, nor is what went already. */
export const oldest = `
  with old as materialized (
    select a.id, a.at from audit a where a.at < $1::timestamptz - make_interval(months => $2) and (a.at, a.id) > ($3::timestamptz, $4::bigint)
      and not exists (select from legal_hold h where h.organization_id = a.organization_id and h.state = 'placed') order by a.at, a.id limit ${portion}),
  gone as (delete from audit where id in (select id from old) returning 1)
  select (select count(*)::int from gone) as count, o.at::text as at, o.id from old o order by o.at desc, o.id desc limit 1`;

type Portion = { readonly count: number; readonly at: string; readonly id: number };

const removePortion = (owner: Pool, values: readonly unknown[], after: Place): Promise<Portion | null> =>
  inTransaction(owner, async (db) => {
    await db.query(`select set_config('app.forgetting', 'yes', true)`);
    return db.row<Portion>(oldest, [...values, ...after]);
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
    let after = start;
    for (let turn = 0, isLeft = true; turn < mostPortions && isLeft; turn += 1) {
      const gone = await removePortion(owner, [now, months], after);
      lines += gone?.count ?? 0;
      if (gone !== null) after = [gone.at, gone.id];
      isLeft = gone?.count === portion;
    }
    if (lines > 0) await owner.query(tell, [now, lines, months]);
    lookedAt = now.getTime();
  };
};
