import type { Pool } from 'pg';
import { inTransaction } from '#server/database/transaction.ts';
import type { Db } from '#server/database/transaction.ts';
import type { FilesPort } from '#server/files/files.ts';
import { unnamedOf } from '#server/files/lost-uploads.ts';
import { holdRemovals, isHeld } from '#server/workflow/subjects/retention.ts';
import type { Clock } from '#server/workflow/clock.ts';
import type { Jobs } from '#server/workflow/jobs.ts';

/** A table whose rows go with their test. */
type Part = {
  readonly table: string;
  /** SQL over alias x; $1 is the test. */
  readonly where: string;
  /** Of rows that refer to each other: those to which none refers. */
  readonly first?: string;
  /** Whether its rows name files. */
  readonly files?: true;
};

/** With its organization, where the indexes begin. */
const own = (table: string): Part => ({
  table,
  where: 'x.test_id = $1 and x.organization_id = (select o.organization_id from test o where o.id = $1)',
});
const under = (table: string, parent: string, column = `${parent}_id`): Part => ({
  table,
  where: `x.${column} = any (array(select p.id from ${parent} p where p.test_id = $1))`,
});

/** All that hangs on a test, leaves first, so that no portion takes along more rows than it counts. */
export const parts: readonly Part[] = [
  { table: 'chat_reaction', where: 'x.message_id = any (array(select m.id from chat_message m where m.test_id = $1))' },
  { ...under('chat_file', 'chat_channel', 'channel_id'), files: true },
  under('chat_thread_read', 'chat_channel', 'channel_id'),
  {
    ...own('chat_message'),
    first:
      'not exists (select from chat_message later where later.channel_id = x.channel_id and (later.quoted_message_id = x.id or later.parent_message_id = x.id))',
  },
  under('chat_read', 'chat_channel', 'channel_id'),
  own('chat_channel'),
  under('notification_delivery', 'notification'),
  under('notification_mark', 'notification'),
  own('notification'),
  { ...own('attachment'), files: true },
  under('issue_export', 'issue'),
  under('issue_tagging', 'issue'),
  under('issue_note', 'issue'),
  own('issue_test_case'),
  own('reproducibility_test'),
  own('issue'),
  own('issue_count'),
  under('case_result_edit_log', 'case_result'),
  under('case_result_moderation_log', 'case_result'),
  under('moderation_activity', 'case_result'),
  own('edit_request'),
  own('case_result_response'),
  { ...own('related_issue'), first: 'not exists (select from related_issue twin where twin.same_as_id = x.id)' },
  own('case_result'),
  own('run_result'),
  own('tester_session'),
  own('assigned_case'),
  own('blocker'),
  own('tester_choice'),
  own('moderation_claim'),
  own('participant'),
  own('test_case_field'),
  own('test_case'),
  own('selection_requirements_group'),
  own('moderator_assignment'),
  { table: 'schedule_run', where: 'x.test_id = $1 or x.schedule_id in (select s.id from schedule s where s.test_id = $1)' },
  own('launch_approval'),
  own('schedule'),
  own('shared_report'),
  { table: 'supervised_form', where: 'x.advanced_test_id = $1' },
  own('credit_hold'),
  under('targeting_group', 'requested_test'),
  { ...own('request_file'), files: true },
  own('supervised_test'),
  own('advanced_test'),
  own('requested_test'),
];

/** What else names a test: it forgets the test and stays. $1 is the test, $2 its organization. */
const mentions: readonly string[] = [
  'update selection_requirements_group set excluded_test_ids = array_remove(excluded_test_ids, $1) where organization_id = $2 and $1 = any (excluded_test_ids)',
  'update notification_settings set muted_tests = array_remove(muted_tests, $1) where organization_id = $2 and $1 = any (muted_tests)',
  'update credit_transaction set subject_id = null, subject_name = null where organization_id = $2 and subject_id = $1',
  'update test set customer_request_id = null, requested_test_id = null where organization_id = $2 and id = $1',
  `delete from export_job j where $1::uuid is not null and j.organization_id = $2 and j.finished_at is not null and not exists (select from issue_export e where e.export_job_id = j.id)`,
  'delete from customer_request where organization_id = $2 and test_id = $1',
  'delete from legal_hold where organization_id = $2 and test_id = $1',
];

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
