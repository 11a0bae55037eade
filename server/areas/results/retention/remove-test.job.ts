import type { Pool } from 'pg';
import { inTransaction } from '#server/database/transaction.ts';
import type { Db } from '#server/database/transaction.ts';
import type { FilesPort } from '#server/files/files.ts';
import { unnamedOf } from '#server/files/lost-uploads.ts';
import { holdRemovals, isHeld } from '#server/workflow/subjects/retention.ts';
import type { Clock } from '#server/workflow/clock.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { mentions, parts } from './removal.ts';
import type { Part } from './removal.ts';

export type RemoveTestDeps = {
  readonly owner: Pool;
  readonly files: Pick<FilesPort, 'remove'>;
  readonly clock: Clock;
  /** Rows of one transaction. */
  readonly portion?: number;
};

type Of = Jobs['remove-test'];
type Gone = { readonly id: string | null; readonly key: string | null; readonly bytes: number | null };
type Portion = { readonly isLeft: boolean; readonly keys: readonly string[] };

const rowsAtOnce = 2_000;
/** Well under the time after which the queue takes a job for lost; what is left then is queued again within a minute. */
const milliseconds = 30_000;

const removal = ({ table, where, first = 'true', files }: Part): string => `
  with gone as (delete from ${table} x where x.ctid = any (array(select x.ctid from ${table} x where (${where}) and ${first} limit $2)) returning x.*)
  select to_jsonb(gone) ->> 'id' as id, ${files === true ? 'gone.storage_key as key, gone.size_bytes as bytes' : 'null as key, null as bytes'} from gone`;

const isUuid = (id: string | null): id is string => id !== null && id.length === 36;

const forget = (db: Db, ids: readonly string[]) => db.query('delete from audit where entity_id = any ($1::uuid[])', [ids]);

const tell = `
  insert into audit (organization_id, at, role, operation, entity, entity_id, event, after, outcome, source)
  select t.organization_id, $2, 'system', 'retention', 'test', null, 'test.remove',
    jsonb_build_object('code', t.code, 'kind', t.kind, 'endedAt', coalesce(t.closed_at, t.cancelled_at), 'rows', r.removed_rows, 'files', r.removed_files, 'bytes', r.removed_bytes), 'done', 'system'
  from test t join test_retention r on r.id = t.id where t.id = $1`;

/** Its number is told in the audit trail, with how much went; its name is not. */
const finish = async (db: Db, { testId, organizationId }: Of, at: Date): Promise<void> => {
  for (const mention of mentions) await db.query(mention, [testId, organizationId]);
  await forget(db, [testId]);
  await db.query(tell, [testId, at]);
  await db.query('delete from test where organization_id = $2 and id = $1', [testId, organizationId]);
};

/** One transaction: as many rows as a portion has, or the test itself once nothing hangs on it any more. */
const removePortion = ({ owner, clock, portion = rowsAtOnce }: RemoveTestDeps, of: Of): Promise<Portion> =>
  inTransaction(owner, async (db) => {
    await holdRemovals({ query: async (text, values) => [...(await db.rows(text, values))] as never[] }, of.organizationId);
    const going = await db.row(
      `select from test_retention r where r.id = $1 and r.organization_id = $2 and r.state = 'removing' and not ${isHeld('r')} for update`,
      [of.testId, of.organizationId],
    );
    if (going === null) return { isLeft: false, keys: [] };
    await db.query(`select set_config('app.forgetting', 'yes', true)`);
    const gone: Gone[] = [];
    for (const part of parts)
      while (gone.length < portion) {
        const rows = await db.rows<Gone>(removal(part), [of.testId, portion - gone.length]);
        gone.push(...rows);
        if (rows.length === 0 || part.first === undefined) break;
      }
    await forget(db, gone.map(({ id }) => id).filter(isUuid));
    const keys = gone.flatMap(({ key }) => (key === null ? [] : [key]));
    await db.query(
      'update test_retention set removed_rows = removed_rows + $2, removed_files = removed_files + $3, removed_bytes = removed_bytes + $4 where id = $1',
      [of.testId, gone.length, keys.length, gone.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)],
    );
    const isLeft = gone.length >= portion;
    if (!isLeft) await finish(db, of, clock.now());
    return { isLeft, keys };
  });

/**
 * Removes a test and all that hangs on it, portion by portion, each of which may be the last: a killed server goes on where it stood.
 * Files go after the commit that forgot them; those of a server killed in between are found by the daily search for files without a row.
 */
export const removeTest = async (deps: RemoveTestDeps, of: Of): Promise<void> => {
  const until = performance.now() + milliseconds;
  for (let isLeft = true; isLeft && performance.now() < until;) {
    const portion = await removePortion(deps, of);
    for (const key of await unnamedOf(deps.owner, portion.keys)) await deps.files.remove(key);
    ({ isLeft } = portion);
  }
};
