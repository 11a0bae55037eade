import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { JobQueue } from '#server/workflow/jobs.ts';
import { databaseOver, systemViewer } from '#server/workflow/transaction.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let queue: JobQueue;

beforeAll(async () => {
  database = await createTestDatabase();
  queue = new JobQueue(database.ownerUrl, () => undefined);
  await queue.start();
});

afterAll(async () => {
  await queue.stop();
  await database.drop();
});

const viewer = systemViewer(randomUUID());
const write = <T>(work: Parameters<ReturnType<typeof databaseOver>['write']>[1]) =>
  databaseOver(database.app, { now: () => new Date() }).write(viewer, work) as Promise<T>;
const waiting = async () => (await database.owner.query<{ name: string }>('select name from pgboss.job order by created_on')).rows;

it('adds a job within the transaction of a request, and none when that is undone', async () => {
  const undone = write(async (tx) => {
    await queue.enqueue(tx, 'open-test', { organizationId: 'o', testId: 't' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await waiting()).toEqual([]);
  await write((tx) => queue.enqueue(tx, 'open-test', { organizationId: 'o', testId: 't' }, { singletonKey: 't', startAfterSeconds: 60 }));
  expect(await waiting()).toEqual([{ name: 'open-test' }]);
});

const key = { singletonKey: 'i' } as const;
const exporting = { organizationId: 'o', integrationId: 'i' } as const;
const starts = async (): Promise<readonly string[]> =>
  (
    await database.owner.query<{ at: string }>(
      "select start_after as at from pgboss.job where name = 'export-issues' and state = 'created'",
    )
  ).rows.map(({ at }) => new Date(at).toISOString());

it('lets a job that waits for later begin at once for what is new, and never later than it was to', async () => {
  const [soon, late] = ['2199-01-01T00:00:00.000Z', '2199-01-01T00:10:00.000Z'];
  await write((tx) => queue.enqueue(tx, 'export-issues', exporting, { ...key, startAt: soon }));
  await write((tx) => queue.enqueue(tx, 'export-issues', exporting, { ...key, startAt: late }));
  expect(await starts()).toEqual([soon]);
  await write((tx) => queue.enqueue(tx, 'export-issues', exporting, key));
  const [start = soon] = await starts();
  expect(Date.parse(start)).toBeLessThanOrEqual(Date.now());
});

it('keeps a job that waits from its worker until what somebody adds to it is committed', async () => {
  const free = "select id from pgboss.job where name = 'export-issues' and state = 'created' for update skip locked";
  await write(async (tx) => {
    await queue.enqueue(tx, 'export-issues', exporting, key);
    expect((await database.owner.query(free)).rowCount).toBe(0);
  });
  expect((await database.owner.query(free)).rowCount).toBe(1);
});

it('adds another job where the one that waited is under way', async () => {
  await database.owner.query("update pgboss.job set state = 'active' where name = 'export-issues'");
  await write((tx) => queue.enqueue(tx, 'export-issues', exporting, key));
  expect(await starts()).toHaveLength(1);
});

it('lets a request read no jobs', async () => {
  await expect(write((tx) => tx.query('select data from pgboss.job_common'))).rejects.toThrow('permission denied');
});

it('wakes its workers once for all jobs of a transaction, and after its commit', async () => {
  const woken: string[] = [];
  await queue.work('send-mail', async ({ mailId }) => void woken.push(mailId));
  const after = new Set<() => void>();
  await write(async (tx) => {
    const given = { ...tx, afterCommit: (run: () => void) => void after.add(run) };
    await queue.enqueue(given, 'send-mail', { mailId: 'one' });
    await queue.enqueueAll(given, 'send-mail', [{ mailId: 'two' }, { mailId: 'three' }]);
    await queue.enqueue(given, 'send-mail', { mailId: 'later' }, { startAfterSeconds: 600 });
  });
  expect(after.size).toBe(1);
  after.forEach((wake) => wake());
  await vi.waitFor(() => expect(woken.toSorted()).toEqual(['one', 'three', 'two']), 10_000);
});

it('notifies nobody by the database, and an older queue no longer', async () => {
  const { rows } = await database.owner.query('select name from pgboss.queue where notify');
  expect(rows).toEqual([]);
});

it('does the chores of all nodes once', async () => {
  const other = new JobQueue(database.ownerUrl, () => undefined);
  await other.start();
  const done: string[] = [];
  await queue.workOnChores(async () => void done.push('one'));
  await other.workOnChores(async () => void done.push('other'));
  const { rows } = await database.owner.query('select cron from pgboss.schedule');
  await other.stop();
  expect(rows).toEqual([{ cron: '* * * * *' }]);
});
