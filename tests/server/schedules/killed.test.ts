import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScheduledWorld } from './world.ts';
import type { ScheduledWorld } from './world.ts';

const due = '2026-01-05T09:00:00.000Z';
const child = fileURLToPath(new URL('killed-child.ts', import.meta.url));

let world: ScheduledWorld;
beforeAll(async () => {
  world = await openScheduledWorld('2026-01-02T12:00:00.000Z');
});
afterAll(() => world.stop());

it('a worker killed between creating the tests of a run and its commit leaves nothing, and the run is made once', async () => {
  const testId = await world.recur({ recurringDay: 1, recurringTime: '10:00', userTimezone: 'Europe/Berlin' });
  const { id } = await world.scheduleOf(testId);
  const worker = spawn(process.execPath, [child, world.portal.database.appUrl, due, world.id('organization'), id], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(worker.stdout, 'data');
  expect(String(said)).toBe('made 1\n');
  worker.kill('SIGKILL');
  const [, signal] = await once(worker, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(await world.runsOf(testId)).toEqual([]);

  world.setClock(due);
  await world.tick();
  await world.tick();
  expect((await world.runsOf(testId)).map(({ openedAt }) => openedAt)).toEqual([due]);
  const rows = await world.sql('select 1 from schedule_run where schedule_id = $1', [id]);
  expect([rows.length, (await world.scheduleOf(testId)).nextRunAt]).toEqual([1, '2026-01-12T09:00:00.000Z']);
});
