import type pg from 'pg';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '#server/identity/password.ts';
import { demoAccounts, demoPassword } from '#server/identity/demo-accounts.ts';
import { folderFiles } from '#server/files/open.ts';
import { seedDemo } from '#server/world/demo.ts';
import { seedReference } from '#server/world/reference.ts';
import { participantStatuses } from '#schema/vocabulary/participant.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const now = new Date('2026-11-21T09:00:00.000Z');

let database: TestDatabase;
let client: pg.PoolClient;
let folder: string;

const numberOf = async (statement: string): Promise<number> => Number((await client.query<{ count: string }>(statement)).rows[0]?.count);
const listOf = async (statement: string): Promise<readonly string[]> =>
  (await client.query<{ value: string }>(statement)).rows.map((row) => row.value);

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.owner.connect();
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-demo-'));
  await seedDemo(client, now, folderFiles(folder));
});
afterAll(async () => {
  client.release();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('the demo world', () => {
  it('is filled once', async () => {
    expect(await seedDemo(client, now)).toBe(false);
    await seedReference(client);
    expect(await numberOf('select count(*) from organization')).toBe(3);
  });

  it('has the accounts that sign-in lists, with their password', async () => {
    const { rows } = await client.query<{ email: string; hash: string }>(
      'select u.email, p.hash from organization_user u join password p on p.user_id = u.id where u.email = any ($1::citext[])',
      [demoAccounts.map(({ email }) => email)],
    );
    expect(rows.map(({ email }) => email).toSorted()).toEqual(demoAccounts.map(({ email }) => email).toSorted());
    expect(await verifyPassword(demoPassword, rows[0]?.hash ?? null)).toBe(true);
  });

  it('has two hundred issues over every verdict and given severity', async () => {
    expect(await numberOf('select count(*) from issue')).toBe(200);
    expect(await listOf('select distinct triage_status as value from issue order by 1')).toEqual(['accepted', 'rejected', 'untriaged']);
    expect(await listOf('select distinct severity as value from issue order by 1')).toEqual(['critical', 'high', 'low', 'medium']);
  });

  it('has a live test with testers of every status but those of a test that is over', async () => {
    const found = await listOf(`select distinct p.status as value from participant p join test t on t.id = p.test_id where t.number = 412`);
    expect(found.toSorted()).toEqual(participantStatuses.toSorted());
  });

  it('shows something in each of the past thirteen weeks', async () => {
    const weeks = await numberOf(
      `select count(distinct date_trunc('week', completed_at)) from case_result where completed_at > timestamptz '2026-11-21 09:00Z' - interval '12 weeks' and published_at is not null`,
    );
    expect(weeks).toBeGreaterThanOrEqual(12);
  });

  it('gives the moderator one accepted and one open assignment on live tests', async () => {
    expect(
      await listOf(
        `select a.status as value from moderator_assignment a join test t on t.id = a.test_id join organization_user u on u.id = a.user_id where u.email = 'moderator@demo.test' and t.window_status = 'open' order by 1`,
      ),
    ).toEqual(['accepted', 'assigned']);
  });

  it('ends its credits at the balance after fourteen movements, each balance following from the one before', async () => {
    const rows = (
      await client.query<{ amount: string; balance_after_transaction: string }>(
        'select amount, balance_after_transaction from credit_transaction order by created_at, id',
      )
    ).rows;
    for (const [index, { amount, balance_after_transaction: after }] of rows.entries())
      expect(Number(after)).toBe(Number(rows[index - 1]?.balance_after_transaction ?? 0) + Number(amount));
    expect(rows).toHaveLength(14);
    expect(rows.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(240.5);
    expect(rows.at(-1)?.balance_after_transaction).toBe('240.50');
  });

  it('has issues that others tried to reproduce, with every outcome and with recordings', async () => {
    const outcomes = await listOf(`select distinct coalesce(status, 'nothing') as value from reproducibility_test order by 1`);
    expect(outcomes).toEqual(['blocked', 'fail', 'not_tested', 'nothing', 'pass']);
    const first = `select coalesce(d.status, 'nothing') as value from reproducibility_test d join issue i on i.id = d.issue_id join test t on t.id = i.test_id
      where t.number = 412 and i.severity_rank = 0 order by i.number, d.position limit 3`;
    expect(await listOf(first)).toEqual(['pass', 'fail', 'pass']);
    const kinds = `select distinct media_kind || ' ' || content_type as value from attachment where kind = 'reproducibility_attachment' and published_at is not null`;
    expect(await listOf(kinds)).toEqual(['video video/webm']);
  });

  it('keeps views of a list of issues that has rows, for everybody, and of tests; and an audience', async () => {
    const { rows } = await client.query(
      `select v.list, v.query, v.is_shared, u.email, u.id = any (v.pinned_by) as is_pinned from saved_view v join organization_user u on u.id = v.user_id where v.list <> 'requests' order by v.list`,
    );
    const [audience, ...views] = rows;
    const chosen = new URLSearchParams(audience.query);
    expect(
      await listOf(
        `select code as value from country where id::text in ('${chosen.get('countryIds')?.replaceAll(' ', `','`)}') order by 1`,
      ),
    ).toEqual(['AT', 'CH', 'DE']);
    expect(await listOf(`select name as value from language where id::text = '${chosen.get('languageIds')}'`)).toEqual(['German']);
    expect(audience).toMatchObject({ list: 'crowd', is_shared: true, email: 'manager@demo.test', is_pinned: true });
    expect(views).toEqual([
      { list: 'issues', query: 'severity=critical%2Chigh', is_shared: true, email: 'customer@demo.test', is_pinned: true },
      { list: 'tests', query: 'find=checkout', is_shared: false, email: 'customer@demo.test', is_pinned: true },
    ]);
    expect(
      await numberOf(`select count(*) from issue where severity in ('critical', 'high') and triage_status = 'untriaged'`),
    ).toBeGreaterThan(9);
    expect(await numberOf(`select count(*) from test where kind = 'supervised' and name ilike '%checkout%'`)).toBeGreaterThan(1);
  });

  it('keeps a template of a customer, and one of the organization with two tests', async () => {
    const { rows } = await client.query(
      `select v.is_shared, u.email, jsonb_array_length(v.content -> 'tests') as tests, v.content -> 'unread' as unread
       from saved_view v join organization_user u on u.id = v.user_id where v.list = 'requests' order by v.is_shared`,
    );
    expect(rows).toEqual([
      { is_shared: false, email: 'customer@demo.test', tests: 1, unread: [] },
      { is_shared: true, email: 'customer@demo.test', tests: 2, unread: [] },
    ]);
  });

  it('tells how long each session of an exploratory test took', async () => {
    const sessions = `from case_result r join test t on t.id = r.test_id where t.activity = 'exploratory' and r.completed_at is not null`;
    expect(await numberOf(`select count(*) ${sessions}`)).toBeGreaterThan(12);
    expect(await numberOf(`select count(*) ${sessions} and r.minutes_spent is null`)).toBe(0);
  });

  it('keeps sentences of a moderator, and of a test manager for everybody who moderates', async () => {
    const { rows } = await client.query(
      `select u.email, s.is_shared, count(*)::int as kept, bool_or(s.text like '%{tester}%') as is_filled from saved_sentence s join organization_user u on u.id = s.user_id group by 1, 2 order by 1`,
    );
    expect(rows).toEqual([
      { email: 'manager@demo.test', is_shared: true, kept: 2, is_filled: true },
      { email: 'moderator@demo.test', is_shared: false, kept: 1, is_filled: true },
    ]);
  });

  it('has pictures, videos, logs and tables of results, on tests that run and that are over', async () => {
    const kinds = (window: string): Promise<readonly string[]> =>
      listOf(`select distinct media_kind as value from attachment a join test t on t.id = a.test_id
        where a.kind = 'case_result_attachment' and t.window_status = '${window}' order by 1`);
    expect(await kinds('open')).toEqual(['csv', 'image', 'log', 'text', 'video']);
  });

  it('has passed results with evidence that wait for a moderator', async () => {
    expect(
      await numberOf(`select count(distinct r.id) from case_result r join attachment a on a.case_result_id = r.id join moderator_assignment m on m.test_id = r.test_id and m.status = 'accepted'
        where r.status = 'pass' and r.moderation_status = 'not_moderated' and r.completed_at is not null and r.published_at is null`),
    ).toBeGreaterThan(3);
  });

  it('has a live test whose testers are removed for any reason in words, and an edit request that nobody answers', async () => {
    expect(
      await numberOf(
        `select count(*) from supervised_test s join test t on t.id = s.test_id where t.window_status = 'open' and not s.has_strict_tester_removal`,
      ),
    ).toBe(1);
    expect(await numberOf(`select count(*) from edit_request where state = 'overdue'`)).toBe(1);
  });

  it('keeps its pictures as files', async () => {
    const [key] = await listOf(`select storage_key as value from attachment where media_kind = 'image' limit 1`);
    const stream = await folderFiles(folder).read(key ?? '');
    const [first] = stream === null ? [] : await stream.take(1).toArray();
    expect(
      Buffer.from(first as Uint8Array)
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });
});

const never: Readonly<Record<string, string>> = {
  'an issue that is not a moderated, unknown finding of a failed, approved result': `select count(*) from issue x join related_issue i on i.id = x.related_issue_id left join case_result r on r.id = i.case_result_id
    where i.moderation_status <> 'moderated' or i.known or (r.id is not null and (r.status <> 'fail' or r.moderation_status <> 'approved'))`,
  'a published result of a tester who is not published': `select count(*) from case_result r join participant p on p.id = r.participant_id where (r.published_at is not null) <> (p.status = 'results_published' and r.completed_at is not null)`,
  'a publishing moment without the status': `select count(*) from participant where (published_at is not null) <> (status = 'results_published')`,
  'an approved tester with results left to approve': `select count(*) from participant where status in ('results_approved', 'publishing_results', 'results_published') and approved_test_cases_count < assigned_cases_count`,
  'a finished tester with cases left': `select count(*) from participant where status in ('testing_complete', 'under_review') and completed_cases_count < assigned_cases_count`,
  'an approved result with an open edit request': `select count(*) from edit_request e join case_result r on r.id = e.case_result_id where e.state in ('requested', 'overdue') and r.moderation_status = 'approved'`,
  'a request called overdue within a day': `select count(*) from edit_request where (state = 'overdue') and created_at > timestamptz '2026-11-21 09:00Z' - interval '24 hours'`,
  'a standing result of a tester who is gone': `select count(*) from case_result r join participant p on p.id = r.participant_id where p.status in ('removed', 'dropped_out') and r.completed_at is not null and r.moderation_status <> 'discarded'`,
  'a moment in the future': `select (select count(*) from case_result where greatest(completed_at, moderation_finalized_at, created_at) > timestamptz '2026-11-21 09:00Z') + (select count(*) from issue where greatest(created_at, triaged_at) > timestamptz '2026-11-21 09:00Z')
    + (select count(*) from participant where greatest(invited_at, joined_at, finished_at, published_at, last_activity_at) > timestamptz '2026-11-21 09:00Z') as count`,
  'work before it was joined or after it was published': `select count(*) from case_result r join participant p on p.id = r.participant_id where r.completed_at < p.joined_at or r.completed_at > p.published_at or r.moderation_finalized_at > p.published_at`,
  'an open window without its opening, or a closed one without its end': `select count(*) from test where (window_status = 'open' and (opened_at is null or planned_end_at is null or closed_at is not null)) or (window_status = 'closed' and closed_at is null) or (window_status = 'cancelled' and cancelled_at is null) or (window_status = 'scheduled' and schedule_at is null)`,
  'a launched requested test without its test': `select count(*) from requested_test q where (auto_launch_status in ('launched_automatically', 'launched_manually')) <> exists (select from test t where t.id = q.launched_test_id)`,
  'a count of issues that differs from the issues': `select count(*) from (select test_id, triage_status, severity, total from issue_count where total > 0 except select test_id, triage_status, severity, count(*)::int from issue group by 1, 2, 3) x`,
  'a tester of another country than their group': `select count(*) from participant p join selection_requirements_group g on g.id = p.group_id join tester t on t.id = p.tester_id where not t.country_id = any (g.country_ids)`,
  'a tester without a case, or a backup who would be invited without one': `select count(*) from participant p where p.status <> 'backup_removed' and not exists (select from assigned_case c where c.participant_id = p.id)`,
  'a published group that is not complete': `select count(*) from selection_requirements_group g join participant p on p.group_id = g.id where p.status = 'results_published' and p.approved_test_cases_count < p.assigned_cases_count`,
  'a failed publication with words that the product does not say': `select count(*) from participant where (status = 'publishing_failed') <> (coalesce(publishing_fail_reason, '') like 'The issues could not be generated%Publish again%')`,
  'a moderation that is finished while an edit is under way': `select count(*) from edit_request e join case_result r on r.id = e.case_result_id where e.state in ('requested', 'overdue', 'completed') and r.moderation_finalized_at is not null`,
  'a report under the code of an issue': `select count(*) from related_issue i join issue x on x.organization_id = i.organization_id and x.code = i.code`,
  'an issue under a code that is not its own': `select count(*) from issue x join test t on t.id = x.test_id where x.code <> t.code || '-' || x.number`,
  'a reproduction by who found the issue, by a tester of another test or before the results are published': `select count(*) from reproducibility_test d join issue i on i.id = d.issue_id left join participant p on p.id = d.participant_id and p.test_id = d.test_id and p.status = 'results_published' where p.id is null or p.id = i.participant_id`,
  'an issue without words': `select count(*) from issue where jsonb_path_exists(issue_fields, '$[*].value ? (@ == "")') or title = ''`,
};

describe('the demo world never has', () => {
  it.each(Object.entries(never))('%s', async (_, statement) => {
    expect(await numberOf(statement)).toBe(0);
  });
});
