import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('lets a request read no jobs', async () => {
  await expect(write((tx) => tx.query('select data from pgboss.job_common'))).rejects.toThrow('permission denied');
});
