import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRetention } from '#server/areas/operator/retention.store.ts';
import { retireTests } from '#server/areas/results/retention/due-tests.ts';
import { removeTest, parts } from '#server/areas/results/retention/remove-test.job.ts';
import { unnamedOf } from '#server/files/lost-uploads.ts';
import { folderFiles } from '#server/files/open.ts';
import type { FilesPort } from '#server/files/files.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { databaseOver } from '#server/workflow/transaction.ts';
import { seedDemo } from '#server/world/demo.ts';
import { demoId } from '#server/world/random.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { seed } from '#tests/support/seed.ts';

const seeded = new Date('2026-11-21T09:00:00.000Z');
const northwind = demoId('organization', 'northwind');

/** Tables with a way to a test by foreign keys that are no part of the removal, each with its reason. */
const stays: Readonly<Record<string, string>> = {
  test: 'goes last, by itself',
  customer_request: 'goes with its request, after what refers to it',
  test_retention: 'goes with its test: it says how far the removal is',
  legal_hold: 'a lifted one goes with its test; one that stands keeps it',
};

/** What no closed test of the demo has, written beside it; $1 is the organization. */
const more = `
  insert into chat_file (organization_id, channel_id, message_id, created_by, name, content_type, media_kind, size_bytes, sha256, storage_key)
    select organization_id, channel_id, id, author_user_id, 'x', 'text/csv', 'csv', 1, 'x', 'x' from chat_message where author_user_id is not null limit 3;
  insert into request_file (organization_id, test_id, created_by, name, content_type, media_kind, size_bytes, sha256, storage_key)
    select q.organization_id, q.test_id, u.id, 'x', 'text/csv', 'csv', 1, 'x', 'x' from requested_test q join organization_user u on u.organization_id = q.organization_id and u.email = 'manager@demo.test';
  insert into credit_hold (organization_id, test_id, requested_test_id, amount) select organization_id, test_id, id, 1 from requested_test;
  insert into integration (organization_id, code) select distinct organization_id, 'jira' from issue;
  with job as (insert into export_job (organization_id, integration_id, destination, target, params, finished_at) select organization_id, id, 'jira', 'x', '{}', now() from integration where code = 'jira' returning *)
    insert into issue_export (organization_id, export_job_id, issue_id, integration_id, target, position) select j.organization_id, j.id, i.id, j.integration_id, 'x', 1 from job j join lateral (select id from issue where organization_id = j.organization_id limit 3) i on true;
  insert into moderation_activity (organization_id, test_id, case_result_id, user_id) select r.organization_id, r.test_id, r.id, u.id from case_result r join organization_user u on u.organization_id = r.organization_id and u.email = 'moderator@demo.test' limit 3;
  insert into notification (organization_id, kind, description, link, test_id, created_at) select organization_id, 'results_published', name, '/results/' || id, id, '2028-08-01' from test;
  insert into notification_mark (organization_id, user_id, notification_id, read_at) select n.organization_id, u.id, n.id, now() from notification n join organization_user u on u.organization_id = n.organization_id where n.test_id is not null;
  insert into notification_delivery (notification_id, user_id, channel, at) select notification_id, user_id, 'mail', read_at from notification_mark;
  insert into run_result (organization_id, test_id, test_case_id, sequence, outcome) select organization_id, test_id, id, 1, 'passed' from test_case limit 3;
  insert into schedule_run (organization_id, schedule_id, run_at, requested_test_id, test_id, performed_at) select s.organization_id, s.id, now(), q.id, (select t.id from test t where t.kind = 'supervised' and t.organization_id = s.organization_id limit 1), now() from schedule s join requested_test q on q.test_id = s.test_id;
  insert into launch_approval (organization_id, kind, name, test_id, amount, budget_month, asked_at) select organization_id, 'request', name, id, 10, '2026-11', now() from test where kind = 'advanced';
  insert into supervised_form (organization_id, user_id, advanced_test_id, requested_test_id, version, form_values, saved_at) select q.organization_id, u.id, q.test_id, q.id, 1, '{}', now() from requested_test q join organization_user u on u.organization_id = q.organization_id and u.email = 'manager@demo.test';
  insert into tester_choice (organization_id, test_id, group_id, participant_id, kind, wave, rank_percentile, made_at) select organization_id, test_id, group_id, id, 'best', 0, 1, now() from participant limit 3;
  insert into moderation_claim (id, organization_id, test_id) select id, organization_id, test_id from participant limit 3;
`;

const closure = `
  with recursive way (child) as (
    select 'test'::regclass::oid
    union select c.conrelid from pg_constraint c join way on c.confrelid = way.child where c.contype = 'f')
  select relname as it from pg_class join way on way.child = pg_class.oid where not relispartition order by 1`;

let database: TestDatabase;
let folder: string;
let files: FilesPort;
let now = seeded;
const queued: Jobs['remove-test'][] = [];

const list = async (text: string, values: readonly unknown[] = []): Promise<readonly string[]> =>
  (await database.owner.query<{ it: string }>(text, [...values])).rows.map(({ it }) => it);
const one = async (text: string, values: readonly unknown[] = []): Promise<string> => String((await list(text, values))[0]);
const clock = { now: () => now };
const enqueue: Parameters<typeof retireTests>[0] = async (_tx, _name, data) => void queued.push(data as Jobs['remove-test']);
const retire = async (): Promise<readonly string[]> => {
  queued.length = 0;
  await retireTests(enqueue)({ owner: database.owner, database: databaseOver(database.app, clock), clock });
  return queued.map(({ testId }) => testId);
};
const remove = (testId: string, options: { portion?: number; files?: Pick<FilesPort, 'remove'> } = {}): Promise<void> =>
  removeTest({ owner: database.owner, files, clock, ...options }, { organizationId: northwind, testId });
const removeAll = async (): Promise<void> => {
  for (let due = await retire(); due.length > 0; due = await retire()) for (const testId of due) await remove(testId, { portion: 400 });
};
const days = (count: number): number => count * 86_400_000;
const notices = () => list(`select description as it from notification where kind = 'tests_removed' order by created_at`);
const endOf = async (testId: string): Promise<Date> =>
  new Date(
    await one(`select (coalesce(closed_at, cancelled_at) + interval '18 months 3 days')::text as it from test where id = $1`, [testId]),
  );

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-retention-'));
  files = folderFiles(folder);
  const client = await database.owner.connect();
  await seedDemo(client, seeded, files);
  client.release();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('decides for every table that hangs on a test whether it goes', async () => {
  const decided = [...new Set(parts.map(({ table }) => table)), ...Object.keys(stays)].toSorted();
  expect(decided).toEqual(await list(closure));
});

describe('a test whose time is over', () => {
  let first: string;
  let family: readonly string[];

  beforeAll(async () => {
    await database.owner.query(
      `update test set window_status = 'open', closed_at = null, cancelled_at = null where organization_id <> $1`,
      [northwind],
    );
    first = await one(
      `select t.id as it from test t where t.organization_id = $1 and t.kind = 'supervised' and t.window_status = 'closed' and exists (select from issue i where i.test_id = t.id) order by t.closed_at limit 1`,
      [northwind],
    );
    family = await list('select id as it from test where id = $1 or id = (select parent_test_id from test where id = $1)', [first]);
    await database.owner.query(
      `update test set closed_at = '2026-09-01T00:00:00Z', cancelled_at = null, window_status = 'closed' where id = any ($1)`,
      [family],
    );
    await database.owner.query(
      `update test set window_status = 'closed', closed_at = '2026-11-20T00:00:00Z', cancelled_at = null where id <> all ($1) and organization_id = $2
       and (kind = 'supervised' or window_status <> 'open')`,
      [family, northwind],
    );
  });

  it('RE-792: is announced to customers and test managers 30 days before its 18 months are over, once', async () => {
    const end = await endOf(first);
    now = new Date(end.getTime() - days(30) - 60_000);
    expect([await retire(), await notices()]).toEqual([[], []]);
    now = new Date(end.getTime() - days(30));
    await Promise.all([retire(), retire()]);
    const [told = '', ...more] = await notices();
    expect(more).toEqual([]);
    expect(told).toMatch(
      /^\d tests are removed for good from 4 March 2028 on, 18 months after they ended: .*\. Export what you still need\.$/u,
    );
    expect(await list(`select roles::text as it from notification where kind = 'tests_removed'`)).toEqual(['{customer,test_manager}']);
    now = new Date(end.getTime() - 60_000);
    expect([await retire(), (await notices()).length]).toEqual([[], 1]);
  });

  it('is told to operators with what goes with it, as its lists count it, and with what a hold keeps', async () => {
    const announced = 'select id from test_retention';
    const countOf = async (rows: string): Promise<number> => Number(await one(`select count(*) as it from ${rows}`));
    const attached = await countOf(`attachment where test_id in (${announced})`);
    const sent = await countOf(`chat_file f join chat_channel c on c.id = f.channel_id where c.test_id in (${announced})`);
    const given = await countOf(`request_file where test_id in (${announced})`);
    const testsCount = await countOf('test_retention');
    const told = async () => (await readRetention(database.owner)).organizations;
    const figures = {
      id: northwind,
      testsCount,
      resultsCount: await countOf(`case_result where test_id in (${announced})`),
      filesCount: attached + sent + given,
    };
    expect(testsCount).toBeGreaterThan(0);
    expect(figures.resultsCount).toBeGreaterThan(0);
    expect(await told()).toMatchObject([{ ...figures, heldCount: 0 }]);
    await database.owner.query(`insert into legal_hold (organization_id, reason, placed_at) values ($1, 'A lawsuit', now())`, [northwind]);
    expect(await told()).toMatchObject([{ ...figures, heldCount: testsCount }]);
    await database.owner.query('delete from legal_hold');
  });

  it('that a legal hold keeps is not removed, itself or with its organization, and goes on where the hold is lifted', async () => {
    now = await endOf(first);
    const place = (testId: string | null) =>
      database.owner.query(`insert into legal_hold (organization_id, test_id, reason, placed_at) values ($1, $2, 'A lawsuit', $3)`, [
        northwind,
        testId,
        now,
      ]);
    const lift = () => database.owner.query(`update legal_hold set state = 'lifted'`);
    for (const held of [null, first]) {
      await place(held);
      expect(await retire()).toEqual([]);
      await lift();
    }
    expect(await retire()).toEqual([first]);
    await place(first);
    const rows = 'select count(*)::text as it from case_result where test_id = $1';
    const before = await one(rows, [first]);
    await remove(first);
    expect([await one(rows, [first]), before]).toEqual([before, before]);
    await lift();
  });

  const keep = async (name: string): Promise<string> => {
    const source = Readable.from([Buffer.from(`${name},b\n1,2\n`)]);
    const { storageKey } = await files.store(source, { name: 'x.csv', maxBytes: 99, kinds: ['csv'] });
    return storageKey;
  };
  const attach = (test: string, name: string, key: string): Promise<void> =>
    seed(database.owner, 'attachment', { organization_id: northwind, test_id: test, name, storage_key: key, size_bytes: 8 });
  const isThere = async (key: string): Promise<boolean> => {
    const stream = await files.read(key);
    stream?.destroy();
    return stream !== null;
  };

  it('goes in portions, with its files, whatever is cut between them and however many do it', async () => {
    const another = await one('select id as it from test where organization_id = $1 and id <> $2 limit 1', [northwind, first]);
    const [own, shared] = [await keep('own'), await keep('shared')];
    await attach(first, 'own', own);
    await attach(first, 'shared', shared);
    await attach(another, 'shared', shared);
    const cut = { remove: () => Promise.reject(new Error('killed')) };
    for (let cuts = 0; (await isThere(own)) && (await unnamedOf(database.owner, [own])).length === 0 && cuts < 500; cuts += 1)
      await remove(first, { portion: 60, files: cut }).catch(() => undefined);
    expect(await list('select id as it from test where id = $1', [first])).toEqual([first]);
    expect([await isThere(own), await unnamedOf(database.owner, [own, shared])]).toEqual([true, [own]]);
    await Promise.all([remove(first, { portion: 50 }), remove(first, { portion: 70 })]);
    expect(await list('select id as it from test where id = $1', [first])).toEqual([]);
    expect(await isThere(shared)).toBe(true);
    const [line] = (await database.owner.query(`select role, entity_id, after from audit where event = 'test.remove'`)).rows;
    expect(line).toMatchObject({ role: 'system', entity_id: null, after: { kind: 'supervised' } });
    expect(line.after.rows).toBeGreaterThan(200);
  });

  it('takes its files along', async () => {
    const due = await one(
      `select id as it from test t where organization_id = $1 and window_status = 'closed' and kind = 'supervised' and not exists (select from test_retention r where r.id = t.id) limit 1`,
      [northwind],
    );
    const own = await keep('own again');
    await attach(due, 'own again', own);
    await database.owner.query(
      `insert into test_retention (id, organization_id, state, removes_at, announced_at) values ($1, $2, 'removing', $3, $3)`,
      [due, northwind, now],
    );
    await remove(due);
    expect([await list('select id as it from test where id = $1', [due]), await isThere(own)]).toEqual([[], false]);
  });

  it('leaves nothing behind: no row, no reference and no word of the trail', async () => {
    const running = `from test t where t.organization_id = $1 and t.kind = 'advanced' and t.window_status = 'open'
      and (exists (select from schedule s where s.test_id = t.id and s.state = 'active') or not exists (select from test c where c.parent_test_id = t.id))`;
    const going = `from test g where g.organization_id = $1 and g.id not in (select t.id ${running})`;
    const ended = await list(`select id::text as it ${going} and g.kind = 'advanced' and g.window_status = 'open'`, [northwind]);
    expect(ended.length).toBeGreaterThan(0);
    const ids = await list(`select id::text as it ${going}`, [northwind]);
    const hanging = await list(
      `select r.id::text as it from case_result r where r.test_id = any ($1::uuid[]) union select i.id::text from issue i where i.test_id = any ($1::uuid[])
       union select p.id::text from participant p where p.test_id = any ($1::uuid[]) union select m.id::text from chat_message m where m.test_id = any ($1::uuid[])`,
      [ids],
    );
    await database.owner.query(more);
    const empty: string[] = [];
    for (const { table, where } of parts) {
      const { rowCount } = await database.owner.query(
        `select from unnest($1::uuid[]) t (id) where exists (select from ${table} x where ${where.replaceAll('$1', 't.id')}) limit 1`,
        [ids],
      );
      if (rowCount === 0) empty.push(table);
    }
    expect(empty).toEqual([]);
    now = new Date('2028-07-01T00:00:00Z');
    await retire();
    now = new Date('2028-09-01T00:00:00Z');
    await removeAll();
    expect(await list(`select id as it from test where id = any ($1::uuid[])`, [ids])).toEqual([]);
    const gone = new Set([...ids, ...family, ...hanging]);
    expect(gone.size).toBeGreaterThan(500);
    const tables = await list(`select relname as it from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
    const found: string[] = [];
    for (const table of tables) {
      const { rows } = await database.owner.query<{ text: string }>(`select to_jsonb(x)::text as text from ${table} x`);
      for (const { text } of rows)
        for (const [id] of text.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu)) if (gone.has(id)) found.push(`${table} ${text}`);
    }
    expect(found.slice(0, 3)).toEqual([]);
  });
});
