import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rejectionReasons } from '#schema/vocabulary/issue.ts';
import { openReportsWorld, settle } from './world.ts';
import type { ReportsWorld } from './world.ts';
import { heldUp, untilHeldUp } from '#tests/support/database.ts';

let world: ReportsWorld;
beforeAll(async () => {
  world = await openReportsWorld();
});
beforeEach(() => world.anew());
afterAll(() => world.stop());

const posts = '/add_results_for_cases';
const kept = () => world.standIns.made.testrail.results(104);

/** How often each result lies in TestRail, by the order in which it came to be. */
const arrivals = async (): Promise<readonly number[]> => {
  const rows = await world.sql(`select x.id from run_result x join test_case c on c.id = x.test_case_id order by c.position, x.sequence`);
  return rows.map(({ id }) => kept().filter(({ comment }) => comment?.includes(String(id)) === true).length);
};
const times = async (number: number, step: number): Promise<void> => {
  for (let turn = 0; turn < number; turn += 1) {
    world.passes(step);
    await world.turn();
  }
};
const sent = ['C1007 sent failed', 'C1008 sent passed', 'C1009 sent blocked'];

describe('a result arrives once', () => {
  it('in one call for all test cases of the run, each with its status, its numbers and the way back', async () => {
    await world.publish(['fail', 'pass', 'blocked']);
    expect(world.wakes).toEqual(['now']);
    const before = kept().length;
    await world.turn();
    expect([await world.lines(), await arrivals()]).toEqual([sent, [1, 1, 1]]);
    expect(world.standIns.asked('testrail').filter((url) => url.includes(posts)).length).toBe(1);
    const made = kept().slice(0, kept().length - before);
    expect(
      made.map(({ case_id, status_id, defects }) => [case_id, status_id, defects] as const).toSorted(([one], [other]) => one - other),
    ).toEqual([
      [1007, 5, null],
      [1008, 1, null],
      [1009, 2, null],
    ]);
    const [row] = await world.sql(
      `select x.id, x.test_case_id from run_result x join test_case c on c.id = x.test_case_id where c.code = 'C1007'`,
    );
    expect(made.find(({ case_id }) => case_id === 1007)?.comment).toBe(
      `Crowd test aa-2: 1 tester, 0 passed, 1 failed, 0 blocked.\nhttp://localhost:4173/results/${world.testId}/test-case/${row?.['test_case_id']}\nMuster result ${row?.['id']}`,
    );
  });

  it('though the answer is lost after it was kept, and it is looked for only when the run can show it', async () => {
    await world.publish(['fail', 'pass', 'blocked']);
    world.standIns.misbehave({ vendor: 'testrail', kind: 'lost', where: posts, times: 1 });
    await world.turn();
    const words = 'TestRail did not answer. It is looked for before it is sent again.';
    expect(await world.lines()).toEqual([
      `C1007 sending failed ${words}`,
      `C1008 sending passed ${words}`,
      `C1009 sending blocked ${words}`,
    ]);
    const before = world.standIns.asked('testrail').length;
    await times(2, settle / 3);
    expect(world.standIns.asked('testrail').length).toBe(before);
    await times(1, settle);
    expect([await world.lines(), await arrivals()]).toEqual([sent, [1, 1, 1]]);
  });

  it('though the call was cut before it arrived', async () => {
    await world.publish(['fail', 'pass', 'blocked']);
    world.standIns.misbehave({ vendor: 'testrail', kind: 'cut', where: posts, times: 1 });
    await world.turn();
    expect(await arrivals()).toEqual([0, 0, 0]);
    await times(2, settle);
    expect([await world.lines(), await arrivals()]).toEqual([sent, [1, 1, 1]]);
  });

  it('though the worker is killed between the wish and the answer', async () => {
    await world.publish(['fail', 'pass', 'blocked']);
    await world.sql(
      `update run_result set state = 'sending', sent_at = created_at, attempts = 1, held_until = created_at + interval '10 seconds'`,
    );
    world.passes(15_000);
    await world.turn();
    expect((await world.lines())[0]).toContain('C1007 sending failed');
    await times(1, settle);
    expect([await world.lines(), await arrivals()]).toEqual([sent, [1, 1, 1]]);
  });

  it('though six workers go on with the same results at once, time and again', async () => {
    for (let round = 0; round < 15; round += 1) {
      await world.anew();
      await world.publish(['fail', 'pass', 'blocked']);
      await Promise.all(Array.from({ length: 6 }, () => world.turn()));
      await world.turn();
      expect([await world.lines(), await arrivals()]).toEqual([sent, [1, 1, 1]]);
    }
  });

  it('though the tool fails in another way at every call', async () => {
    await world.publish(['fail', 'pass', 'blocked']);
    for (const kind of ['lost', 'broken', 'cut', 'garbled', 'page', 'slow'] as const)
      world.standIns.misbehave({ vendor: 'testrail', kind, where: posts, times: 1 });
    await times(30, settle * 2);
    expect([await world.lines(), await arrivals()]).toEqual([sent, [1, 1, 1]]);
  });

  it('and again only when the outcome is another', async () => {
    await world.publish(['pass', 'pass', null]);
    await world.turn();
    await world.publish(['pass', 'fail', 'skipped']);
    await world.turn();
    expect(await world.lines()).toEqual(['C1007 sent passed', 'C1008 sent passed', 'C1008 sent failed']);
    await world.publish(['blocked', 'pass', 'pass']);
    await world.turn();
    expect([await world.lines(), await arrivals()]).toEqual([
      ['C1007 sent passed', 'C1007 sent retest', 'C1008 sent passed', 'C1008 sent failed', 'C1009 sent passed'],
      [1, 1, 1, 1, 1],
    ]);
    expect(kept().find(({ case_id }) => case_id === 1007)).toMatchObject({ status_id: 4 });
  });

  it('with the newest outcome when that came while it waited, and after what may have arrived', async () => {
    await world.publish(['pass', 'pass', null]);
    await world.publish(['fail', 'pass', null]);
    expect(await world.lines()).toEqual(['C1007 waiting failed', 'C1008 waiting passed']);
    world.standIns.misbehave({ vendor: 'testrail', kind: 'lost', where: posts, times: 1 });
    await world.turn();
    await world.publish(['pass', 'fail', null]);
    expect((await world.lines()).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'C1007 sending failed',
      'C1008 sending passed',
      'C1008 waiting failed',
    ]);
    await times(2, settle);
    expect([await world.lines(), await arrivals()]).toEqual([
      ['C1007 sent failed', 'C1008 sent passed', 'C1008 sent failed'],
      [1, 1, 1],
    ]);
    expect(kept()[0]).toMatchObject({ case_id: 1008, status_id: 5 });
  });
});

describe('a published result that is rejected', () => {
  const result = async (participantId: string): Promise<unknown> =>
    (
      await world.sql(
        `select r.id from case_result r join test_case c on c.id = r.test_case_id where r.participant_id = $1 and c.code = 'C1007'`,
        [participantId],
      )
    )[0]?.['id'];
  const reject = `mutation ($input: FlexibleTestingRejectCaseResultInput!) { answer: flexibleTestingRejectCaseResult(input: $input) { successful errors { message } } }`;
  const unreject = `mutation ($input: FlexibleTestingCaseResultUnrejectInput!) { answer: flexibleTestingCaseResultUnreject(input: $input) { successful errors { message } } }`;
  const done = { answer: { successful: true, errors: [] } };

  it('changes the outcome of its test case, and back', async () => {
    const failing = await world.publish(['fail', null, null]);
    await world.publish(['pass', null, null]);
    await world.turn();
    const caseResultId = await result(failing);
    const rejected = await world.send('customer', reject, { input: { caseResultId, rejectionReason: rejectionReasons[0] } });
    expect(rejected.data).toEqual(done);
    expect(await world.lines()).toEqual(['C1007 sent failed', 'C1007 waiting passed']);
    expect((await world.send('manager', unreject, { input: { caseResultId } })).data).toEqual(done);
    expect(await world.lines()).toEqual(['C1007 sent failed', 'C1007 waiting failed']);
  });

  it('leaves a test case to be tested again when both of two are rejected at the same moment', async () => {
    const both = await Promise.all([await world.publish(['fail', null, null]), await world.publish(['fail', null, null])].map(result));
    await world.turn();
    const [one, other] = both.map(
      (caseResultId) => () => world.send('customer', reject, { input: { caseResultId, rejectionReason: rejectionReasons[0] } }),
    );
    await world.sql(`
      create function hold_up() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(1); return null; end $$;
      create constraint trigger hold_up after update on case_result deferrable initially deferred
        for each row when (new.is_rejected and new.id = '${String(both[0])}') execute function hold_up()`);
    const holder = await world.portal.database.owner.connect();
    try {
      await holder.query('begin; select pg_advisory_xact_lock(1)');
      const first = one?.();
      await expect.poll(() => heldUp(world.portal.database.owner), untilHeldUp).toBe(1);
      let isAnswered = false;
      const second = other?.().finally(() => {
        isAnswered = true;
      });
      await expect.poll(async () => isAnswered || (await heldUp(world.portal.database.owner)) === 2, untilHeldUp).toBe(true);
      await holder.query('commit');
      expect([(await first)?.data, (await second)?.data]).toEqual([done, done]);
    } finally {
      holder.release();
      await world.sql('drop trigger hold_up on case_result; drop function hold_up');
    }
    expect(await world.lines()).toEqual(['C1007 sent failed', 'C1007 waiting retest']);
  });

  it('leaves a test case to be tested again when it was the only one', async () => {
    const failing = await world.publish(['fail', null, null]);
    await world.turn();
    await world.send('customer', reject, { input: { caseResultId: await result(failing), rejectionReason: rejectionReasons[0] } });
    await world.turn();
    expect([await world.lines(), await arrivals()]).toEqual([
      ['C1007 sent failed', 'C1007 sent retest'],
      [1, 1],
    ]);
  });
});

describe('what was not published', () => {
  it('is not sent: neither unmoderated nor rejected results, nor skipped ones', async () => {
    await world.publish(['fail', 'pass', 'blocked'], { moderated: false });
    await world.publish(['fail', null, null], { rejected: true });
    await world.publish(['skipped', 'skipped', null]);
    expect([await world.lines(), world.wakes]).toEqual([[], []]);
  });

  it('of a test that was not launched from a run, either', async () => {
    await world.sql('update supervised_test set external_test_id = null, external_source = null where test_id = $1', [world.testId]);
    await world.publish(['fail', 'pass', 'blocked']);
    expect(await world.lines()).toEqual([]);
    expect(await world.report()).toBeNull();
    await world.sql(`update supervised_test set external_source = 'testrail' where test_id = $1`, [world.testId]);
  });
});
