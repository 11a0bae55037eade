import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOver } from '#server/workflow/transaction.ts';
import type { Database, Viewer } from '#server/workflow/transaction.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins } from '#tests/support/twin-world.ts';

const id = (name: string): string => idOf('a', name);
const viewers: Readonly<Record<string, Viewer>> = {
  customer: { organizationId: id('organization'), userId: id('customer'), role: 'customer' },
  manager: { organizationId: id('organization'), userId: id('manager'), role: 'test_manager' },
  accepted: { organizationId: id('organization'), userId: id('accepted'), role: 'community_test_manager' },
  assigned: { organizationId: id('organization'), userId: id('assigned'), role: 'community_test_manager' },
  system: { organizationId: id('organization'), userId: null, role: 'system' },
};

let portal: Portal;
let database: Database;
beforeAll(async () => {
  portal = await startPortal({ scopeChecks: false });
  database = databaseOver(portal.database.app, { now: () => new Date('2026-11-21T09:00:00Z') });
  await plantTwins(portal.database.owner);
  const { owner } = portal.database;
  const place = [id('organization'), id('supervised'), id('result-1-1')];
  await owner.query(
    `insert into case_result_edit_log (organization_id, test_id, case_result_id, description, at) values ($1, $2, $3, 'x', now())`,
    place,
  );
  await owner.query(
    `insert into case_result_moderation_log (organization_id, test_id, case_result_id, participant_id, user_id, organization_user_full_name, organization_user_role, event_type, at)
     select organization_id, test_id, id, participant_id, $2, 'M', 'Test manager', 'x', now() from case_result where id = $1`,
    [id('result-1-1'), id('manager')],
  );
  await owner.query(
    `insert into moderation_activity (organization_id, test_id, case_result_id, user_id, started_at, last_seen_at) values ($1, $2, $3, $4, now(), now())`,
    [...place, id('accepted')],
  );
  await owner.query(
    `insert into edit_request (organization_id, test_id, case_result_id, content, created_by, created_at) values ($1, $2, $3, 'x', $4, now())`,
    [...place, id('manager')],
  );
  await owner.query(
    `insert into attachment (organization_id, test_id, case_result_id, kind, media_kind, name, content_type, size_bytes, sha256, storage_key, published_at)
     select $1::uuid, $2::uuid, $3::uuid, 'case_result_attachment', 'text', 'x', 'text/plain', 1, 'x', 'x', at from unnest(array[null, now()]) at`,
    place,
  );
  await owner.query(
    `insert into reproducibility_test (organization_id, test_id, issue_id, position, status, published_at)
     select $1::uuid, $2::uuid, $3::uuid, place, 'pass', at from unnest(array[null, now()]) with ordinality made (at, place)`,
    [id('organization'), id('supervised'), id('issue-1')],
  );
  await owner.query(
    `insert into reproducibility_test (organization_id, test_id, issue_id, position, published_at) values ($1, $2, $3, 1, now())`,
    [id('organization'), id('supervised'), id('issue-unpublished')],
  );
});
afterAll(() => portal.stop());

const count = async (viewer: Viewer, from: string): Promise<number> =>
  database.write(viewer, async ({ query }) => {
    const [row] = await query<{ count: number }>(`select count(*)::int as count from ${from}`);
    return row?.count ?? 0;
  });

/** Who sees any of these rows; nobody of another organization ever does. */
const seenBy = async (from: string): Promise<readonly string[]> => {
  const seen: string[] = [];
  for (const [who, viewer] of Object.entries(viewers)) if ((await count(viewer, from)) > 0) seen.push(who);
  return seen;
};

const staff = ['manager', 'accepted', 'system'];
const members = ['customer', ...staff];

describe('rows without the scope of the resolvers', () => {
  it.each(['participant', 'case_result', 'issue', 'attachment', 'reproducibility_test'])(
    '%s: customers see none before it is published',
    async (table) => {
      expect(await seenBy(`${table} where published_at is null and organization_id = '${id('organization')}'`)).toEqual(staff);
      expect(await seenBy(`${table} where published_at is not null and organization_id = '${id('organization')}'`)).toEqual(members);
    },
  );

  it('reproducibility_test: customers see none of an issue they do not see, and the system alone writes', async () => {
    const ofHidden = `issue_id = '${id('issue-unpublished')}'`;
    expect(await seenBy(`reproducibility_test where ${ofHidden}`)).toEqual(staff);
    for (const [who, viewer] of Object.entries(viewers)) {
      const statements = [
        `insert into reproducibility_test (organization_id, test_id, issue_id, position, published_at) values ('${id('organization')}', '${id('supervised')}', '${id('issue-2')}', 1, now()) returning 1`,
        `update reproducibility_test set tester_notes = 'x' where published_at is not null returning 1`,
        `delete from reproducibility_test where issue_id = '${id('issue-2')}' returning 1`,
      ];
      const written: number[] = [];
      for (const statement of statements)
        written.push(
          await database
            .write(viewer, async ({ query }) => (await query(statement)).length)
            .catch((error: { code?: string }) => {
              if (error.code !== '42501') throw error;
              return 0;
            }),
        );
      expect([who, written]).toEqual([who, who === 'system' ? [1, 3, 1] : [0, 0, 0]]);
    }
  });

  it.each([
    'blocker',
    'edit_request',
    'selection_requirements_group',
    'case_result_edit_log',
    'case_result_moderation_log',
    'moderation_activity',
  ])('%s: never for customers', async (table) => expect(await seenBy(table)).toEqual(staff));

  it.each(['test', 'supervised_test', 'test_case'])('%s: for moderators whose assignment is accepted', async (table) => {
    const own = table === 'test' ? `id = '${id('supervised')}'` : `test_id = '${id('supervised')}'`;
    expect(await seenBy(`${table} where ${own}`)).toEqual(members);
  });

  it.each(['credit_account', 'integration', 'schedule', 'customer_request'])('%s: never for moderators', async (table) => {
    const seen = await seenBy(table);
    expect(seen).toContain('customer');
    expect(seen.filter((who) => who === 'accepted' || who === 'assigned')).toEqual([]);
  });

  it('testers of the crowd: for test managers', async () => expect(await seenBy('tester')).toEqual(['manager', 'system']));

  it('kept answers: to the one who asked', async () => {
    await portal.database.owner.query(
      `insert into idempotency (organization_id, user_id, key, operation, variables_hash, answer) values ($1, $2, 'k', 'x', 'x', '{}')`,
      [id('organization'), id('manager')],
    );
    expect(await seenBy(`idempotency where key = 'k'`)).toEqual(['manager']);
  });

  it('no role sees or changes a row of another organization', async () => {
    const { rows } = await portal.database.owner.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c join pg_class k on k.relname = c.table_name and k.relrowsecurity
       where c.table_schema = 'public' and c.column_name = 'organization_id' and has_table_privilege('muster_app', k.oid, 'select') order by 1`,
    );
    expect(rows.length).toBeGreaterThan(30);
    for (const { name } of rows)
      for (const viewer of Object.values(viewers))
        expect([name, await count(viewer, `${name} where organization_id = '${idOf('b', 'organization')}'`)]).toEqual([name, 0]);
  });

  it.each([
    ['outbox', `insert into outbox (organization_id, topic, entity_id, payload) values ($1, 'test', $2, '{}')`],
    [
      'audit',
      `insert into audit (organization_id, at, user_id, role, operation, entity, outcome) values ($1, now(), $2, 'test_manager', 'x', 'x', 'done')`,
    ],
    [
      'case_result_edit_log',
      `insert into case_result_edit_log (organization_id, test_id, case_result_id, description, at)
       select $1, test_id, case_result_id, 'x', now() from case_result_edit_log where $2::uuid is not null limit 1`,
    ],
    ['notification', `insert into notification (organization_id, user_id, kind, description) values ($1, $2, 'x', 'x')`],
  ])('%s: nobody writes into another organization', async (_, statement) => {
    const write = (organization: string): Promise<unknown> =>
      database
        .write(viewers['manager'] as Viewer, ({ query }) => query(statement, [organization, id('manager')]))
        .then(
          () => 'written',
          (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
        );
    expect([await write(id('organization')), await write(idOf('b', 'organization'))]).toEqual(['written', '42501']);
  });
});
