import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluateRequest, openScheduledTest } from '#server/areas/supervised/supervised.jobs.ts';
import { argumentsFor } from '../../authorization/samples.ts';
import { openLaunchingWorld, runnable } from './world.ts';
import type { LaunchingWorld } from './world.ts';

let world: LaunchingWorld;
beforeAll(async () => {
  world = await openLaunchingWorld();
});
afterAll(() => world.stop());

const give = (balance: number) =>
  world.sql('update credit_account set balance = $2 where organization_id = $1', [world.id('organization'), balance]);

const left = async (): Promise<number | undefined> =>
  (
    await world.sql<{ balance: number }>('select balance::float8 as balance from credit_account where organization_id = $1', [
      world.id('organization'),
    ])
  )[0]?.balance;

const { requestedTestId: _, ...input } = argumentsFor('Mutation.launchSupervisedTest', 'a')['input'] as {
  readonly requestedTestId: string;
};

const launch = () => world.act('manager', 'launchSupervisedTest', input, 'result { testId }');

const opened = (ids: readonly (string | null | undefined)[]) =>
  world.sql<{ status: string }>('select window_status as status from test where id = any ($1::uuid[]) order by 1', [ids]);

/** Nothing looks at a request that is launched meanwhile. */
const withoutLaunchingByItself = async <T>(work: () => Promise<T>): Promise<T> => {
  const set = async (isOn: boolean) => {
    await world.sql('update organization set auto_launching_enabled = $2 where id = $1', [world.id('organization'), isOn]);
  };
  await set(false);
  const done = await work();
  await set(true);
  return done;
};

/** Two tests that wait for their hour, each of one request. */
const waiting = async (): Promise<readonly string[]> => {
  const scheduleAt = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const rows = [];
  for (const name of ['First', 'Second'])
    rows.push(...(await world.evaluated(await world.launch([runnable({ name })], { name, scheduleAt }))));
  return rows.map(({ launched }) => launched ?? '');
};

const openBoth = (ids: readonly string[]) => {
  const { database } = world.portal.server;
  return Promise.all(ids.map((testId) => openScheduledTest(database, { organizationId: world.id('organization'), testId })));
};

describe('the credits of an organization', () => {
  it('are never less than nothing after two launches at once, of which the second is refused in words and leaves nothing', async () => {
    await give(100);
    const first = await launch();
    const price = 100 - ((await left()) ?? 0);
    expect([first['successful'], price > 0]).toEqual([true, true]);
    await give(price + price / 2);
    const [before] = await world.sql<{ count: number }>('select count(*)::int as count from test');
    const answers = await Promise.all([launch(), launch()]);
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([
      {
        code: 'invalid',
        message: expect.stringMatching(/^This takes [\d.]+ Credits?, and the balance is [\d.]+ Credits?\.$/u),
        path: null,
      },
    ]);
    const [after] = await world.sql<{ count: number }>('select count(*)::int as count from test');
    expect([await left(), (after?.count ?? 0) - (before?.count ?? 0)]).toEqual([price / 2, 1]);
  });

  it('pay for one of two scheduled tests whose hour comes at once; the other waits and opens once there are more', async () => {
    await give(100);
    const ids = await waiting();
    await give(1);
    await openBoth(ids);
    expect([await left(), await opened(ids)]).toEqual([0, [{ status: 'open' }, { status: 'scheduled' }]]);
    await give(5);
    await openBoth(ids);
    expect([await left(), await opened(ids)]).toEqual([4, [{ status: 'open' }, { status: 'open' }]]);
  });

  it('that do not cover a test leave it to a test manager, with the reason', async () => {
    await give(2);
    const testId = await withoutLaunchingByItself(() =>
      world.launch(['Covered', 'Not covered'].map((name) => runnable({ name, knownIssuesSource: null, hasKnownIssuesList: false }))),
    );
    await give(1);
    const { database, services } = world.portal.server;
    await evaluateRequest(database, services.enqueue, { organizationId: world.id('organization'), testId });
    const rows = await world.requested(testId);
    expect(rows.map(({ status, failed }) => [status, failed])).toEqual([
      ['launched_automatically', []],
      ['requires_manual_evaluation', [{ code: 'credits', message: 'This takes 1 Credit, and the balance is 0 Credits.' }]],
    ]);
    expect(await left()).toBe(0);
  });

  it('are not asked for where the organization does not pay by them', async () => {
    await give(0);
    await world.sql('update organization set credit_model_access = false where id = $1', [world.id('organization')]);
    expect([(await launch())['successful'], await left()]).toEqual([true, 0]);
    await world.sql('update organization set credit_model_access = true where id = $1', [world.id('organization')]);
  });
});
