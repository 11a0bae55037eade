import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doChores } from '#server/workflow/chores.ts';
import { startPortal } from '../../support/portal.ts';
import type { Portal } from '../../support/portal.ts';
import { idOf, plantTwins } from '../../support/twin-world.ts';

const at = Date.parse('2026-11-20T09:00:00Z');
const hours = (count: number): Date => new Date(at + count * 3_600_000);

describe('the chores', () => {
  let portal: Portal;
  let now = hours(0);

  beforeAll(async () => {
    portal = await startPortal({ clock: { now: () => now } });
    await plantTwins(portal.database.owner);
    await portal.database.owner.query(
      `insert into edit_request (organization_id, test_id, case_result_id, content, created_at) values ($1, $2, $3, 'Please add a picture.', $4)`,
      [idOf('a', 'organization'), idOf('a', 'supervised'), idOf('a', 'result-1-1'), hours(0)],
    );
  });
  afterAll(() => portal.stop());

  const state = async (): Promise<unknown> => (await portal.database.owner.query('select state from edit_request')).rows[0]?.state;
  const chores = (): Promise<void> =>
    doChores({
      owner: portal.database.owner,
      database: portal.server.database,
      clock: { now: () => now },
      keepFacetsFresh: async () => false,
      sweepLostUploads: async () => undefined,
      runDueSchedules: async () => undefined,
    });

  it('turn an edit request overdue after 24 hours, and not before', async () => {
    now = hours(23.9);
    await chores();
    expect(await state()).toBe('requested');
    now = hours(24);
    await chores();
    expect(await state()).toBe('overdue');
  });

  it('forget idempotency keys after seven days and outbox rows after an hour', async () => {
    const { owner } = portal.database;
    await owner.query(
      `insert into idempotency (organization_id, user_id, key, operation, variables_hash, created_at) values ($1, $2, 'k', 'o', 'h', $3)`,
      [idOf('a', 'organization'), idOf('a', 'customer'), hours(0)],
    );
    now = hours(24 * 7 - 1);
    await chores();
    expect((await owner.query(`select from idempotency where key = 'k'`)).rowCount).toBe(1);
    now = hours(24 * 7 + 1);
    await chores();
    expect((await owner.query(`select from idempotency where key = 'k'`)).rowCount).toBe(0);
    expect((await owner.query('select from outbox where at < $1', [hours(24 * 7)])).rowCount).toBe(0);
  });
});
