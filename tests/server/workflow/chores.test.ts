import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '#tests/support/seed.ts';
import { doChores } from '#server/workflow/chores.ts';
import { quietChores } from '../../support/chores.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../authorization/samples.ts';
import { documentOf } from '#tests/support/documents.ts';

const at = Date.parse('2026-11-20T09:00:00Z');
const hours = (count: number): Date => new Date(at + count * 3_600_000);

describe('the chores', () => {
  let world: PortalWorld;

  beforeAll(async () => {
    world = await openPortalWorld({ at: hours(0).toISOString() });
    await world.seed('edit_request', {
      organization_id: idOf('a', 'organization'),
      test_id: idOf('a', 'supervised'),
      case_result_id: idOf('a', 'result-1-1'),
      content: 'Please add a picture.',
      created_at: hours(0),
    });
  });
  afterAll(() => world.stop());

  const state = async (): Promise<unknown> => (await world.portal.database.owner.query('select state from edit_request')).rows[0]?.state;
  const chores = (): Promise<void> =>
    doChores({
      owner: world.portal.database.owner,
      database: world.portal.server.database,
      clock: world,
      ...quietChores,
    });

  it('turn an edit request overdue after 24 hours, and not before', async () => {
    world.setClock(hours(23.9).toISOString());
    await chores();
    expect(await state()).toBe('requested');
    world.setClock(hours(24).toISOString());
    await chores();
    expect(await state()).toBe('overdue');
  });

  it('forget keys after seven days, those of silent operations after one, and outbox rows after an hour', async () => {
    const { owner } = world.portal.database;
    const call = await world.call('customer');
    world.setClock(hours(0).toISOString());
    for (const name of ['organizationUpdate', 'renameLaunchDraft'])
      await call(documentOf(name), argumentsFor(`Mutation.${name}`, 'a'), { 'idempotency-key': name });
    const kept = async () => (await owner.query(`select key from idempotency order by key`)).rows.map(({ key }) => key);
    for (const [after, keys] of [
      [23, ['organizationUpdate', 'renameLaunchDraft']],
      [25, ['organizationUpdate']],
      [24 * 7 - 1, ['organizationUpdate']],
      [24 * 7 + 1, []],
    ] as const) {
      world.setClock(hours(after).toISOString());
      await chores();
      expect(await kept()).toEqual(keys);
    }
    expect((await owner.query('select from outbox where at < $1', [hours(24 * 7)])).rowCount).toBe(0);
  });

  it('forget calls of a sandbox after seven days', async () => {
    const { owner } = world.portal.database;
    world.setClock(hours(0).toISOString());
    await owner.query(`insert into crowd_token (name, hash, is_sandbox) values ('Sandbox', 'h', true)`);
    for (const age of [24 * 7 - 1, 24 * 7 + 1])
      await owner.query(
        `insert into crowd_call (token_id, at, operation, sent, outcome, words, milliseconds) select id, $1, $2, '', 'answered', '', 1 from crowd_token where hash = 'h'`,
        [hours(-age), `${age} hours old`],
      );
    await chores();
    expect((await owner.query('select operation from crowd_call')).rows).toEqual([{ operation: '167 hours old' }]);
  });

  it('keep the latest large answers of a person, and all the others', async () => {
    const { owner } = world.portal.database;
    world.setClock(hours(0).toISOString());
    const megabyte = 1024 * 1024;
    for (const [person, key, bytes, minute] of [
      ['customer', 'oldest', 30 * megabyte, 0],
      ['customer', 'older', 40 * megabyte, 1],
      ['customer', 'small', null, 0],
      ['customer', 'latest', 20 * megabyte, 2],
      ['manager', 'only', 60 * megabyte, 0],
    ] as const)
      await seed(owner, 'idempotency', {
        organization_id: idOf('a', 'organization'),
        user_id: idOf('a', person),
        key,
        operation: 'o',
        variables_hash: 'h',
        created_at: hours(minute / 60),
        forget_at: hours(24),
        large_bytes: bytes,
      });
    await chores();
    expect((await owner.query(`select key from idempotency order by key`)).rows.map(({ key }) => key)).toEqual([
      'latest',
      'older',
      'only',
      'small',
    ]);
  });
});
