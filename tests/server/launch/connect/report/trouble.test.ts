import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resumeReports } from '#server/areas/launch/connect/report/wake-reports.ts';
import { advance } from '#server/workflow/advance.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { followWithKey } from '#server/workflow/subjects/run-result.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { openReportsWorld, settle } from './world.ts';
import type { ReportsWorld } from './world.ts';

let world: ReportsWorld;
beforeAll(async () => {
  world = await openReportsWorld();
});
beforeEach(() => world.anew());
afterAll(() => world.stop());

const posts = '/add_results_for_cases';
const sent = ['C1007 sent failed', 'C1008 sent passed', 'C1009 sent blocked'];
const told = async (message: string): Promise<void> =>
  expect(await world.lines()).toEqual(
    ['C1007 waiting failed', 'C1008 waiting passed', 'C1009 waiting blocked'].map((line) => `${line} ${message}`),
  );
const askedSoFar = (): number => world.standIns.asked('testrail').length;
const times = async (number: number, step: number): Promise<void> => {
  for (let turn = 0; turn < number; turn += 1) {
    world.passes(step);
    await world.turn();
  }
};

describe('a tool that takes nothing now', () => {
  beforeEach(async () => {
    await world.publish(['fail', 'pass', 'blocked']);
  });

  it('is obeyed when it asks for time', async () => {
    world.standIns.misbehave({ vendor: 'testrail', kind: 'busy', where: posts, retryAfter: '90', times: 1 });
    await world.turn();
    await told('TestRail is busy. It continues by itself.');
    expect(world.wakes).toHaveLength(1);
    const before = askedSoFar();
    await times(1, 60_000);
    expect(askedSoFar()).toBe(before);
    await times(1, 31_000);
    expect(await world.lines()).toEqual(sent);
  });

  it('gets everything when it was down for an hour', async () => {
    world.standIns.misbehave({ vendor: 'testrail', kind: 'broken', where: '', times: 10_000 });
    await times(4, 900_000);
    await told('TestRail has a problem at the moment. Please try again later.');
    world.standIns.behave();
    await times(4, 600_000);
    expect(await world.lines()).toEqual(sent);
  });

  it('is left alone once it refuses the credential, and goes on when the integration is active again', async () => {
    world.standIns.misbehave({ vendor: 'testrail', kind: 'unauthorized', where: '', times: 10_000 });
    await world.turn();
    const state = async () => (await world.sql('select state from integration where id = $1', [idOf('a', 'tool')]))[0]?.['state'];
    expect(await state()).toBe('inactive');
    await world.turn();
    await told('There is no active integration with TestRail. It continues once the integration is active.');
    expect(await world.report()).toMatchObject({ isConnected: false, waitingCount: 3 });
    const before = askedSoFar();
    world.standIns.behave();
    await times(2, settle);
    expect(askedSoFar()).toBe(before);
    await world.sql(`update integration set state = 'active' where id = $1`, [idOf('a', 'tool')]);
    await times(1, settle);
    expect(await world.lines()).toEqual(sent);
  });

  it('keeps what may have arrived on its way when the credential is refused at the second look', async () => {
    world.standIns.misbehave({ vendor: 'testrail', kind: 'lost', where: posts, times: 1 });
    await world.turn();
    world.standIns.misbehave({ vendor: 'testrail', kind: 'unauthorized', where: 'get_results_for_run', times: 1 });
    await times(1, settle);
    expect((await world.lines())[0]).toBe(
      'C1007 sending failed TestRail did not accept the stored credentials. It continues once the integration is active.',
    );
    await world.sql(`update integration set state = 'active' where id = $1`, [idOf('a', 'tool')]);
    await times(2, settle);
    expect(await world.lines()).toEqual(sent);
  });

  it('gets nothing when the integration leads to another site than the run was launched from', async () => {
    await world.sql(`update advanced_test set external_url = 'https://old.testrail.io/index.php?/runs/view/104' where test_id = $1`, [
      idOf('a', 'advanced'),
    ]);
    const before = askedSoFar();
    await world.turn();
    expect([await world.lines(), askedSoFar()]).toEqual([
      ['failed failed', 'failed passed', 'failed blocked'].map(
        (line, index) =>
          `C100${7 + index} ${line} The integration points to a different TestRail from the one this test run was launched from.`,
      ),
      before,
    ]);
  });

  it('says why a run that is closed or gone takes nothing', async () => {
    await world.sql(`update supervised_test set external_test_id = '106' where test_id = $1`, [world.testId]);
    await world.sql('update advanced_test set external_url = null where test_id = $1', [idOf('a', 'advanced')]);
    await world.turn();
    expect((await world.lines())[0]).toBe('C1007 failed failed Test run 106 is closed in TestRail and takes no results.');
    await world.sql(`update supervised_test set external_test_id = '999' where test_id = $1`, [world.testId]);
    await world.retry();
    await world.turn();
    expect((await world.lines())[0]).toBe('C1007 failed failed TestRail does not know the test run 999.');
  });

  it('keeps the others from nothing when it does not know one test case', async () => {
    await world.sql(`update test_case set code = 'C99' where test_id = $1 and code = 'C1008'`, [world.testId]);
    await world.turn();
    expect(await world.lines()).toEqual([
      'C1007 sent failed',
      'C99 failed passed Test run 104 of TestRail has no test case C99.',
      'C1009 sent blocked',
    ]);
  });

  it('stops with a reason at what it forbids, and gets it when it is tried again', async () => {
    world.standIns.misbehave({ vendor: 'testrail', kind: 'forbidden', where: posts, times: 1 });
    await world.turn();
    expect((await world.lines())[0]).toBe('C1007 failed failed TestRail: Forbidden');
    expect(await world.report('manager')).toMatchObject({ failedCount: 3, waitingCount: 0, sentCount: 0 });
    const again = await world.retry();
    expect([again.successful, again.result.waitingCount, again.result.failedCount]).toEqual([true, 3, 0]);
    await world.turn();
    expect(await world.lines()).toEqual(sent);
    expect((await world.retry()).errors).toEqual([{ code: 'invalid_state', message: 'There is nothing to send again.', path: null }]);
  });

  it('is told once to whoever launched the test, with how many it did not take', async () => {
    await world.sql(`update test_case set code = 'C' || (90 + position) where test_id = $1 and code <> 'C1007'`, [world.testId]);
    await world.seed('customer_request', {
      organization_id: idOf('a', 'organization'),
      created_by: idOf('a', 'customer'),
      state: 'submitted',
      test_id: idOf('a', 'advanced'),
    });
    await world.turn();
    const told = () => world.sql(`select user_id, description, link from notification where kind = 'results_not_returned'`);
    const code = String((await world.sql('select code from test where id = $1', [world.testId]))[0]?.['code']);
    expect(await told()).toEqual([
      {
        user_id: idOf('a', 'customer'),
        description: `The results of 2 test cases of ${code} could not be sent back to TestRail.`,
        link: `/results/${world.testId}?tab=test-details`,
      },
    ]);
  });

  it('sends what failed by itself once the outcome is another', async () => {
    world.standIns.misbehave({ vendor: 'testrail', kind: 'forbidden', where: posts, times: 1 });
    await world.turn();
    await world.publish([null, 'fail', null]);
    await world.turn();
    expect((await world.lines())[1]).toBe('C1008 sent failed');
  });
});

describe('a job that was lost', () => {
  const woken = async (): Promise<readonly unknown[]> => {
    const { database, server } = world.portal;
    const found: unknown[] = [];
    const enqueue = async (_tx: unknown, name: string, data: object): Promise<void> => void found.push([name, data]);
    await resumeReports(enqueue)({ owner: database.owner, database: server.database, clock: server.services.clock });
    return found;
  };
  const job = ['report-results', { organizationId: idOf('a', 'organization'), source: 'testrail' }];

  it('is replaced for a tool that something is due for, and for no other', async () => {
    expect(await woken()).toEqual([]);
    await world.publish(['fail', 'pass', 'blocked']);
    expect(await woken()).toEqual([job]);
    await world.sql(`update integration set state = 'inactive' where id = $1`, [idOf('a', 'tool')]);
    expect(await woken()).toEqual([]);
    await world.sql(`update integration set state = 'active', resume_at = $2 where id = $1`, [idOf('a', 'tool'), '2999-01-01T00:00:00Z']);
    expect(await woken()).toEqual([]);
    await world.sql('update integration set resume_at = null where id = $1', [idOf('a', 'tool')]);
    await world.turn();
    expect(await woken()).toEqual([]);
  });
});

describe('the log', () => {
  it('is for customers and test managers, names the run, and has pages', async () => {
    await world.publish(['fail', 'pass', 'blocked']);
    await world.turn();
    const report = await world.report();
    expect(report).toMatchObject({
      id: world.testId,
      source: 'testrail',
      runId: '104',
      url: 'https://northwind.testrail.io/index.php?/runs/view/104',
      isConnected: true,
      sentCount: 3,
      sendingCount: 0,
    });
    expect(report.results.nodes).toHaveLength(3);
    for (const node of report.results.nodes)
      expect(node).toMatchObject({ state: 'sent', message: null, sentAt: expect.stringMatching(/Z$/u) });
    expect(await world.report('manager')).toEqual(report);
    const paging = `query ($testId: ID!, $after: String) { report: runReport(testId: $testId) { id results(first: 2, after: $after) { nodes { testCase { code } } pageInfo { hasNextPage endCursor } } } }`;
    const first = (await world.send('customer', paging, { testId: world.testId })).data?.['report'].results;
    const second = (await world.send('customer', paging, { testId: world.testId, after: first.pageInfo.endCursor })).data?.['report']
      .results;
    const codes = [...first.nodes, ...second.nodes].map(({ testCase }: { testCase: { code: string } }) => testCase.code);
    expect([codes.toSorted(), first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([['C1007', 'C1008', 'C1009'], true, false]);
  });

  it.each(['accepted', 'unassigned'] as const)('is not for moderators: %s', async (person) => {
    expect([await world.report(person), await world.retry(person)]).toEqual([{ error: 'FORBIDDEN' }, { error: 'FORBIDDEN' }]);
  });

  it('names what trackers call the issues of a failed test case', async () => {
    await world.sql(`update issue_export set remote_key = 'WEB-7', state = 'delivered' where id = $1`, [idOf('a', 'issue-export')]);
    await world.sql(
      `insert into issue_test_case (organization_id, test_id, issue_id, test_case_id) select organization_id, test_id, $2, id from test_case where test_id = $1 and code = 'C1007'`,
      [world.testId, idOf('a', 'issue-2')],
    );
    await world.publish(['fail', null, null]);
    await world.turn();
    const [latest] = world.standIns.made.testrail.results(104);
    expect([latest?.defects, latest?.comment?.endsWith('\nIssues: WEB-7')]).toEqual(['WEB-7', true]);
  });

  it('is followed by the names of issues that are exported afterwards, those of a minute together', async () => {
    await world.sql(`update issue_export set remote_key = null, state = 'sending' where id = $1`, [idOf('a', 'issue-export')]);
    await world.sql(
      `insert into issue_test_case (organization_id, test_id, issue_id, test_case_id) select organization_id, test_id, $2, id from test_case where test_id = $1 and code = 'C1007' on conflict do nothing`,
      [world.testId, idOf('a', 'issue-2')],
    );
    await world.publish(['fail', null, null]);
    await world.turn();
    const before = world.standIns.made.testrail.results(104).length;
    const item = { id: '1', key: 'WEB-8', url: 'https://northwind.atlassian.net/browse/WEB-8' };
    const { database } = world.portal.server;
    await database.write(systemViewer(idOf('a', 'organization')), async (tx) => {
      await advance(tx, subjects.issueExport, idOf('a', 'issue-export'), { type: 'item.create', item }, { operation: 'test' });
      await followWithKey(tx, idOf('a', 'issue-2'));
    });
    expect(await world.lines()).toEqual(['C1007 sent failed', 'C1007 waiting failed']);
    await world.turn();
    expect(world.standIns.made.testrail.results(104)).toHaveLength(before);
    await times(1, 61_000);
    const results = world.standIns.made.testrail.results(104);
    expect([results.length - before, results[0]?.defects, await world.lines()]).toEqual([
      1,
      'WEB-8',
      ['C1007 sent failed', 'C1007 sent failed'],
    ]);
  });
});
