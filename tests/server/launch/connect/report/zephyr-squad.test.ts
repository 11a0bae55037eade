import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReportsWorld, settle } from './world.ts';
import type { ReportsWorld } from './world.ts';

let world: ReportsWorld;
beforeAll(async () => {
  world = await openReportsWorld('zephyr-squad');
});
beforeEach(() => world.anew());
afterAll(() => world.stop());

const execution = (number: number) => world.standIns.made.zephyrSquad.of(40_000 + number);
const writes = '/execute';

describe('the executions of a test cycle', () => {
  it('get a status each, and the comment of Muster', async () => {
    await world.publish(['fail', 'pass', 'blocked']);
    await world.publish([null, 'blocked', null]);
    await world.turn();
    expect(await world.lines()).toEqual(['STORE-1001 sent failed', 'STORE-1002 sent retest', 'STORE-1003 sent blocked']);
    expect([1001, 1002, 1003].map((number) => execution(number).status)).toEqual(['2', '3', '4']);
    expect(execution(1002).comment).toContain('Crowd test aa-2: 2 testers, 1 passed, 0 failed, 1 blocked.');
  });

  it('are not written again when the answer was lost after they were', async () => {
    await world.publish(['pass', 'pass', 'pass']);
    const before = execution(1001).times;
    world.standIns.misbehave({ vendor: 'zephyr_squad', kind: 'lost', where: writes, times: 1 });
    await world.turn();
    expect((await world.lines()).map((line) => line.split(' ')[1])).toEqual(['sending', 'waiting', 'waiting']);
    world.passes(settle);
    await world.turn();
    expect(await world.lines()).toEqual(['STORE-1001 sent passed', 'STORE-1002 sent passed', 'STORE-1003 sent passed']);
    expect(execution(1001).times).toBe(before + 1);
  });

  it('wait while Zephyr Squad is busy, and name what it refuses', async () => {
    await world.publish(['pass', null, null]);
    world.standIns.misbehave({ vendor: 'zephyr_squad', kind: 'busy', where: writes, retryAfter: '30', times: 1 });
    await world.turn();
    expect(await world.lines()).toEqual(['STORE-1001 waiting passed Zephyr Squad is busy. It continues by itself.']);
    world.standIns.misbehave({ vendor: 'zephyr_squad', kind: 'forbidden', where: writes, times: 1 });
    world.passes(31_000);
    await world.turn();
    expect(await world.lines()).toEqual([
      'STORE-1001 failed passed Zephyr Squad does not allow this account to add results to this test run.',
    ]);
  });

  it('that are not in the cycle are named', async () => {
    await world.sql(`update test_case set code = 'STORE-9' where test_id = $1 and code = 'STORE-1001'`, [world.testId]);
    await world.publish(['pass', 'pass', null]);
    await world.turn();
    expect(await world.lines()).toEqual([
      'STORE-9 failed passed Test run 22 of Zephyr Squad has no test case STORE-9.',
      'STORE-1002 sent passed',
    ]);
  });
});
