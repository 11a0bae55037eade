import { afterAll, beforeAll, expect, it } from 'vitest';
import { parts } from '#server/areas/results/retention/remove-test.job.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Of a test there are a few rows or a hundred: the default threshold of a fifth is reached soon enough. */
const small = new Set(
  'advanced_test blocker chat_channel chat_file chat_reaction chat_thread_read credit_hold edit_request issue_count issue_export issue_note issue_tagging launch_approval moderation_claim moderator_assignment related_issue reproducibility_test request_file requested_test run_result schedule schedule_run selection_requirements_group shared_report supervised_form supervised_test targeting_group test_case test_case_field tester_choice'.split(
    ' ',
  ),
);

it('a table with many rows of each test is vacuumed once a fiftieth of it is gone, and so are the trail and the keys of calls', async () => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select relname as name from pg_class where 'autovacuum_vacuum_scale_factor=0.02' = any (reloptions) order by 1`,
  );
  const emptied = parts.map(({ table }) => table).filter((table) => !small.has(table));
  expect(rows.map(({ name }) => name)).toEqual([...new Set([...emptied, 'audit', 'idempotency'])].toSorted());
});
