import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/database/embedded/supervisor.ts';
import type { Embedded } from '#server/database/embedded/supervisor.ts';
import { migrate } from '#server/database/migrate.ts';
import { seedLarge } from '#server/world/large.ts';
import type { LargeSizes } from '#server/world/large.ts';

/** A database of its own with the large world in it. */
export type BenchWorld = {
  readonly embedded: Embedded;
  readonly folder: string;
  readonly run: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  readonly stop: () => Promise<void>;
};

export type WorldOptions = {
  readonly sizes: LargeSizes;
  /** A folder to keep the filled database in; left out, it goes with the run. */
  readonly keep: string | null;
  readonly say: (line: string) => void;
};

const settings = { shared_preload_libraries: 'pg_stat_statements', autovacuum: 'off' } as const;

/** What reported results leave behind, which the large world does not hold: an issue for every failed result of the big test. */
const reported = [
  `insert into related_issue (organization_id, test_id, participant_id, case_result_id, code, title, severity, known, moderation_status, created_at)
   select r.organization_id, r.test_id, r.participant_id, r.id, 'BENCH-' || row_number() over (order by r.id), 'Seen in the course of the case',
     (array['low', 'low', 'medium', 'high', 'critical'])[1 + abs(hashtext(r.id::text)) % 5], abs(hashtext(r.id::text)) % 11 = 0,
     (array['pending', 'moderated', 'moderated', 'moderated', 'known_issue', 'invalid_issue'])[1 + abs(hashtext(r.id::text || 'x')) % 6], r.completed_at
   from case_result r join test t on t.id = r.test_id where t.name = 'A thousand cases' and r.status = 'fail'`,
  `update participant p set reported_issues_count = c.all_of_them, pending_issue_moderations_count = c.pending
   from (select participant_id, count(*) as all_of_them, count(*) filter (where moderation_status = 'pending') as pending from related_issue group by 1) c where c.participant_id = p.id`,
  `insert into test (id, organization_id, kind, number, code, name, activity)
   select md5('bench:request')::uuid, id, 'advanced', 900001, short_code || '-900001', 'What the groups are for', 'test_case_run' from organization where public_id = 'large-1'`,
  `insert into advanced_test (test_id, organization_id) select md5('bench:request')::uuid, id from organization where public_id = 'large-1'`,
] as const;

/** Closed requests among the newest tests, each with two of the tests that were run for it: lists hold both kinds. */
const requests = [
  `create temporary table newest as
   select t.id, t.closed_at, row_number() over (order by t.closed_at desc, t.id desc)::int as place from test t join organization o on o.id = t.organization_id
   where o.public_id = 'large-1' and t.window_status = 'closed' and t.kind = 'supervised'`,
  `insert into test (id, organization_id, kind, number, code, name, activity, window_status, created_at, opened_at, planned_end_at, closed_at)
   select md5('bench:closed:' || n.place)::uuid, t.organization_id, 'advanced', 900010 + n.place, split_part(t.code, '-', 1) || '-' || 900010 + n.place,
     'What ' || t.name || ' was run for', t.activity, 'closed', t.created_at, t.opened_at, t.planned_end_at, t.closed_at + interval '1 minute'
   from newest n join test t on t.id = n.id where n.place in (2, 5, 8)`,
  `insert into advanced_test (test_id, organization_id) select id, organization_id from test where kind = 'advanced' and window_status = 'closed' and number > 900010`,
  `update test t set parent_test_id = md5('bench:closed:' || (n.place / 3 * 3 - 1))::uuid from newest n where t.id = n.id and n.place in (3, 4, 6, 7, 9, 10)`,
] as const;

const fill = async (embedded: Embedded, { sizes, say }: WorldOptions): Promise<void> => {
  const client = new pg.Client({ connectionString: embedded.ownerUrl });
  await client.connect();
  try {
    await seedLarge(client, sizes, ({ what, count, milliseconds }) =>
      say(`  ${what.padEnd(16)}${String(count).padStart(10)}  in ${(milliseconds / 1000).toFixed(1)} s`),
    );
    for (const step of [...reported, ...requests]) await client.query(step);
    await client.query('analyze related_issue, participant, test, advanced_test');
  } finally {
    await client.end();
  }
};

const superuserOf = ({ superuserUrl, ownerUrl }: Embedded): string => {
  const address = new URL(superuserUrl);
  address.pathname = new URL(ownerUrl).pathname;
  return address.href;
};

const isFilled = async (run: BenchWorld['run']): Promise<boolean> =>
  (await run(`select 1 from test where code like '%-900012'`)).length > 0;

/** Starts PostgreSQL in a folder, brings its schema up to date and fills it unless it is filled. */
export const openWorld = async (options: WorldOptions): Promise<BenchWorld> => {
  const folder = options.keep === null ? await mkdtemp(path.join(os.tmpdir(), 'muster-bench-')) : path.resolve(options.keep);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: folder, settings });
  const client = new pg.Client({ connectionString: superuserOf(embedded) });
  const run = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
    (await client.query<Row>(text, [...values])).rows;
  const stop = async (): Promise<void> => {
    await client.end();
    await embedded.stop();
    if (options.keep === null) await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrate(embedded.ownerUrl);
    await client.connect();
    await run('create extension if not exists pg_stat_statements');
    if (!(await isFilled(run))) {
      await fill(embedded, options);
      await run('vacuum analyze');
    }
    return { embedded, folder, run, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
