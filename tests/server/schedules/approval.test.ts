import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runnable } from '../launch/request/world.ts';
import { openScheduledWorld } from './world.ts';
import type { ScheduledWorld } from './world.ts';

const mondays = { recurringDay: 1, recurringTime: '10:00', userTimezone: 'Europe/Berlin' } as const;
const child = fileURLToPath(new URL('approved-child.ts', import.meta.url));

let world: ScheduledWorld;
beforeAll(async () => {
  world = await openScheduledWorld('2026-01-02T12:00:00.000Z');
  await world.sql(
    `update organization_user set state = 'active', removed_at = null, first_name = 'Gwen', last_name = 'Ode' where id = $1`,
    [world.id('gone')],
  );
  await world.sql('delete from launch_approval');
  await world.sql('insert into launch_approver (organization_id, user_id) values ($1, $2)', [world.id('organization'), world.id('gone')]);
  await world.sql('update credit_account set balance = 1000');
});
afterAll(() => world.stop());

const wantApproval = (above: number | null) =>
  world.sql(
    `insert into launch_rules (organization_id, approval_above, time_zone, changed_at) values ($1, $2, 'UTC', now())
     on conflict (organization_id) do update set approval_above = excluded.approval_above`,
    [world.id('organization'), above],
  );
const asked = (testId: string) =>
  world.sql<{ id: string; state: string; amount: number; used: number }>(
    'select id, state, amount::float8 as amount, used::float8 as used from launch_approval where test_id = $1 order by asked_at',
    [testId],
  );
const approve = (id: string, amount: number) =>
  world.act('gone', 'launchApprovalApprove', { launchApprovalId: id, amount }, 'result { state }');
const spent = async () =>
  (await world.sql<{ sum: number }>('select coalesce(-sum(amount), 0)::float8 as sum from credit_transaction'))[0]?.sum ?? 0;
const opened = async (testId: string) => (await world.runsOf(testId)).map(({ openedAt }) => openedAt);

it('a run above the amount waits, is told to who made the schedule, and is launched once when it is approved', async () => {
  await wantApproval(null);
  world.setClock('2026-01-02T12:00:00.000Z');
  const testId = await world.recur(mondays);
  const [first, second, third] = ['2026-01-05T09:00:00.000Z', '2026-01-12T09:00:00.000Z', '2026-01-19T09:00:00.000Z'];
  world.setClock(first);
  await world.tick();
  expect(await opened(testId)).toEqual([first]);
  await wantApproval(0.5);
  world.setClock(second);
  const before = await spent();
  await world.tick();
  await world.tick();
  expect([await opened(testId), (await world.scheduleOf(testId)).nextRunAt, await spent()]).toEqual([[first], third, before]);
  const [run, ...others] = await asked(testId);
  expect([run?.state, others]).toEqual(['asked', []]);
  const notices = await world.sql<{ description: string }>(
    `select description from notification where user_id = $1 and kind = 'approval_told'`,
    [world.id('customer')],
  );
  expect(notices.map(({ description }) => description)).toEqual([
    'A run of Weekly waits for approval by Gwen Ode: it is above 0.50 Credits.',
  ]);
  expect((await approve(run?.id ?? '', run?.amount ?? 0)).successful).toBe(true);
  await world.tick();
  await world.tick();
  expect(await opened(testId)).toEqual([first, second]);
  const [done] = await asked(testId);
  expect([done?.used, await spent()]).toEqual([run?.amount, before + (run?.amount ?? 0)]);
});

it('the first run of a request that was approved needs no second word, and one that comes while it waits is left out', async () => {
  await wantApproval(0.5);
  world.setClock('2026-02-06T12:00:00.000Z');
  const input = { name: 'Weekly', requestedTests: [runnable()], ...mondays };
  const { result } = await world.act('customer', 'createCustomerRequest', input, 'result { id approvalId }');
  world.setClock('2026-02-09T09:00:00.000Z');
  await world.tick();
  expect(await opened(result.id)).toEqual([]);
  const [request] = await asked(result.id);
  expect((await approve(result.approvalId, request?.amount ?? 0)).successful).toBe(true);
  world.setClock('2026-02-16T09:00:00.000Z');
  await world.tick();
  expect(await opened(result.id)).toEqual(['2026-02-16T09:00:00.000Z']);
  expect(await asked(result.id)).toHaveLength(1);
});

it('a run is not approved once its schedule is cancelled', async () => {
  await wantApproval(null);
  world.setClock('2026-03-06T12:00:00.000Z');
  const testId = await world.recur(mondays);
  world.setClock('2026-03-09T09:00:00.000Z');
  await world.tick();
  await wantApproval(0.5);
  world.setClock('2026-03-16T09:00:00.000Z');
  await world.tick();
  const { id } = await world.scheduleOf(testId);
  expect((await world.act('manager', 'cancelSchedule', { scheduleId: id, reason: 'Enough.' })).successful).toBe(true);
  const [run] = await asked(testId);
  expect((await approve(run?.id ?? '', run?.amount ?? 0)).errors[0].message).toBe('This was cancelled since it was asked for.');
});

it('a worker killed while it launches an approved run leaves nothing, and the run is launched once', async () => {
  await wantApproval(null);
  world.setClock('2026-04-03T12:00:00.000Z');
  const testId = await world.recur(mondays);
  world.setClock('2026-04-06T08:00:00.000Z');
  await world.tick();
  await wantApproval(0.5);
  const due = '2026-04-13T08:00:00.000Z';
  world.setClock(due);
  await world.tick();
  const [run] = await asked(testId);
  expect((await approve(run?.id ?? '', run?.amount ?? 0)).successful).toBe(true);
  const before = await spent();
  const worker = spawn(process.execPath, [child, world.portal.database.appUrl, due, world.id('organization'), run?.id ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(worker.stdout, 'data');
  expect(String(said)).toBe('launched\n');
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  expect([(await opened(testId)).length, await spent()]).toEqual([1, before]);
  await world.tick();
  await world.tick();
  expect([(await opened(testId)).length, await spent()]).toEqual([2, before + (run?.amount ?? 0)]);
});
