import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doChores } from '#server/workflow/chores.ts';
import { quietChores } from '../../support/chores.ts';
import { startPortal } from '../../support/portal.ts';
import type { Portal } from '../../support/portal.ts';
import { idOf, plantTwins, publicId } from '../../support/twin-world.ts';
import { argumentsFor } from '../authorization/samples.ts';
import { documentOf } from '../walks/world.ts';

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
      ...quietChores,
    });

  it('turn an edit request overdue after 24 hours, and not before', async () => {
    now = hours(23.9);
    await chores();
    expect(await state()).toBe('requested');
    now = hours(24);
    await chores();
    expect(await state()).toBe('overdue');
  });

  it('forget keys after seven days, those of silent operations after one, and outbox rows after an hour', async () => {
    const { owner } = portal.database;
    const call = await portal.as(idOf('a', 'customer'), publicId('a'));
    now = hours(0);
    for (const name of ['organizationUpdate', 'renameLaunchDraft'])
      await call(documentOf(name), argumentsFor(`Mutation.${name}`, 'a'), { 'idempotency-key': name });
    const kept = async () => (await owner.query(`select key from idempotency order by key`)).rows.map(({ key }) => key);
    for (const [after, keys] of [
      [23, ['organizationUpdate', 'renameLaunchDraft']],
      [25, ['organizationUpdate']],
      [24 * 7 - 1, ['organizationUpdate']],
      [24 * 7 + 1, []],
    ] as const) {
      now = hours(after);
      await chores();
      expect(await kept()).toEqual(keys);
    }
    expect((await owner.query('select from outbox where at < $1', [hours(24 * 7)])).rowCount).toBe(0);
  });

  it('keep the latest large answers of a person, and all the others', async () => {
    const { owner } = portal.database;
    now = hours(0);
    const megabyte = 1024 * 1024;
    for (const [person, key, bytes, minute] of [
      ['customer', 'oldest', 30 * megabyte, 0],
      ['customer', 'older', 40 * megabyte, 1],
      ['customer', 'small', null, 0],
      ['customer', 'latest', 20 * megabyte, 2],
      ['manager', 'only', 60 * megabyte, 0],
    ] as const)
      await owner.query(
        `insert into idempotency (organization_id, user_id, key, operation, variables_hash, created_at, forget_at, large_bytes) values ($1, $2, $3, 'o', 'h', $4, $5, $6)`,
        [idOf('a', 'organization'), idOf('a', person), key, hours(minute / 60), hours(24), bytes],
      );
    await chores();
    expect((await owner.query(`select key from idempotency order by key`)).rows.map(({ key }) => key)).toEqual([
      'latest',
      'older',
      'only',
      'small',
    ]);
  });
});
