import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { OutboxBus } from '#server/workflow/bus.ts';
import { Doorbell } from '#server/workflow/doorbell.ts';
import { announce } from '#server/workflow/outbox.ts';
import { databaseOver, systemViewer } from '#server/workflow/transaction.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let listener: pg.Client;
const rung: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  listener = new pg.Client({ connectionString: database.ownerUrl });
  await listener.connect();
  listener.on('notification', ({ channel }) => rung.push(channel));
  await listener.query('listen outbox');
});

afterAll(async () => {
  await listener.end();
  await database.drop();
});

const viewer = systemViewer(randomUUID());
const clock = { now: () => new Date() };
const change = (tx: Tx) => announce(tx, { topic: 'test', testId: randomUUID() });

/** What was notified by now has come with the answer to a statement. */
const heard = async (): Promise<number> => {
  await listener.query('select 1');
  return rung.splice(0).length;
};

it('is rung after a commit, and once for the many of a moment', async () => {
  const bell = new Doorbell(database.app);
  const { write } = databaseOver(database.app, clock, bell);
  await write(viewer, async (tx) => {
    await Promise.all([change(tx), change(tx)]);
  });
  await bell.stop();
  expect(await heard()).toBe(1);
  await Promise.all(Array.from({ length: 40 }, () => write(viewer, change)));
  await bell.stop();
  expect(await heard()).toBeLessThan(40);
});

it('is not rung for what was undone', async () => {
  const bell = new Doorbell(database.app);
  const undone = databaseOver(database.app, clock, bell).write(viewer, async (tx) => {
    await change(tx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await bell.stop();
  expect(await heard()).toBe(0);
});

it('wakes the reader of its own node once the change is there, and where it was undone not at all', async () => {
  const seen: (readonly object[])[] = [];
  const reads: Promise<unknown>[] = [];
  const look = () => reads.push(database.owner.query('select topic from outbox where organization_id = $1', [viewer.organizationId]));
  const bell = new Doorbell(database.app, undefined, look);
  const { write } = databaseOver(database.app, clock, bell);
  await database.owner.query('delete from outbox');
  await write(viewer, async (tx) => {
    await change(tx);
    throw new Error('undone');
  }).catch(() => undefined);
  expect(reads).toEqual([]);
  await write(viewer, change);
  for (const read of reads) seen.push(((await read) as pg.QueryResult<object>).rows);
  expect(seen).toEqual([[{ topic: 'test' }]]);
  await bell.stop();
  await heard();
});

it('leaves nothing to notify to the commit itself, which would keep all others waiting', async () => {
  const silent = { ring: () => undefined } as Doorbell;
  await databaseOver(database.app, clock, silent).write(viewer, change);
  expect(await heard()).toBe(0);
});

it('is made up for by the sweep where it could not be rung', async () => {
  const bus = new OutboxBus(database.ownerUrl, () => undefined);
  const told: unknown[] = [];
  await bus.start();
  bus.listen(({ testId }) => told.push(testId));
  const failures: unknown[] = [];
  const gone = new pg.Pool({ connectionString: database.ownerUrl.replace(/:\d+\//, ':1/') });
  const bell = new Doorbell(gone, (error) => failures.push(error));
  const testId = randomUUID();
  await databaseOver(database.app, clock, bell).write(viewer, (tx) => announce(tx, { topic: 'test', testId }));
  await bell.stop();
  expect(failures).toHaveLength(1);
  await vi.waitFor(() => expect(told.filter((each) => each === testId)).toHaveLength(1), 10_000);
  await Promise.all([bus.stop(), gone.end()]);
});
