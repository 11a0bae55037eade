import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Call } from '#tests/support/portal.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../../authorization/samples.ts';
import { documentOf } from '#tests/support/documents.ts';
import { runnable } from './world.ts';

const day = '2026-11-21';
const begun = `${day}T12:40:30.000Z`;
let world: PortalWorld;
let customer: Call;
let manager: Call;
beforeAll(async () => {
  world = await openPortalWorld({ at: begun, since: begun, limitFactor: 1 });
});
afterAll(() => world.stop());

const organizationId = idOf('a', 'organization');
const set = async (columns: string): Promise<void> => {
  await world.sql(`update organization set ${columns} where id = $1`, [organizationId]);
};
const give = (balance: number) => world.sql('update credit_account set balance = $2 where organization_id = $1', [organizationId, balance]);
const left = async () =>
  (
    await world.sql<{ balance: number }>('select balance::float8 as balance from credit_account where organization_id = $1', [
      organizationId,
    ])
  )[0]?.balance;

beforeEach(async () => {
  world.setClock(begun);
  customer = await world.call('customer');
  manager = await world.call('manager');
  await world.sql('delete from launch_use');
  await world.sql('delete from credit_hold');
  await set('launches_per_hour = 20, may_overdraw = false, credit_model_access = true');
  await give(1000);
});

const more = 'errors { retryAt }';
const send = async (call: Call, mutation: string, input: object, key: string = randomUUID()) => {
  const { status, data } = await call(documentOf(mutation, more), { input }, { 'idempotency-key': key });
  expect(status).toBe(200);
  return data?.['answer'] as { successful: boolean; errors: readonly { code: string; message: string; retryAt: string | null }[] };
};
const request = (tests: number, call = customer, key?: string) =>
  send(call, 'createCustomerRequest', { name: 'Release', requestedTests: Array.from({ length: tests }, () => runnable()) }, key);
const supervised = () => {
  const { requestedTestId: _, ...input } = argumentsFor('Mutation.launchSupervisedTest', 'a')['input'] as { requestedTestId: string };
  return send(manager, 'launchSupervisedTest', input);
};
const allowance = async (call = customer) =>
  (await call('{ launchAllowance { testsPerHour testsLeft freed { at tests } credits { balance held mayOverdraw } } }')).data?.[
    'launchAllowance'
  ];
const everything = async () =>
  (
    await world.sql(
      'select (select count(*) from test) as tests, (select count(*) from requested_test) as asked, (select count(*) from launch_use) as uses',
    )
  )[0];

describe('the tests of an hour', () => {
  it('LA-537: are counted one by one, and what is refused says when it can be done', async () => {
    expect((await request(10)).successful).toBe(true);
    world.setClock(`${day}T12:50:00.000Z`);
    expect((await request(8)).successful).toBe(true);
    expect(await allowance(manager)).toMatchObject({
      testsPerHour: 20,
      testsLeft: 2,
      freed: [
        { at: `${day}T13:40:30.000Z`, tests: 10 },
        { at: `${day}T13:50:00.000Z`, tests: 8 },
      ],
    });
    const before = await everything();
    expect(await request(3)).toEqual({
      successful: false,
      errors: [
        {
          code: 'too_many',
          message: 'Your organization can launch at most 20 tests an hour, and 2 are left. 3 can be launched again at 13:40 UTC.',
          path: null,
          retryAt: `${day}T13:40:30.000Z`,
        },
      ],
    });
    expect(await everything()).toEqual(before);
    expect((await request(2)).successful).toBe(true);
    expect((await supervised()).errors[0]).toMatchObject({
      code: 'too_many',
      message: 'Your organization can launch at most 20 tests an hour, and none is left. One can be launched again at 13:40 UTC.',
    });
    world.setClock(`${day}T13:40:30.000Z`);
    expect((await request(10)).successful).toBe(true);
    expect((await supervised()).successful).toBe(false);
  });

  it('say in a header how long it takes', async () => {
    await set('launches_per_hour = 1');
    await request(1);
    world.setClock(`${day}T12:41:30.000Z`);
    const token = await world.token('customer');
    const response = await fetch(`${world.portal.url}/api/customer_portal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-organization-public-id': publicId('a') },
      body: JSON.stringify({
        query: documentOf('createCustomerRequest'),
        variables: { input: { name: 'Release', requestedTests: [runnable()] } },
      }),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([200, String(59 * 60)]);
  });

  it('are as many as the operator sets, for each organization', async () => {
    await set('launches_per_hour = 5');
    expect((await request(6)).errors).toEqual([
      {
        code: 'too_many',
        message: 'Your organization can launch at most 5 tests an hour. Launch fewer at once, or ask us for a higher limit.',
        path: null,
        retryAt: null,
      },
    ]);
    expect((await request(5)).successful).toBe(true);
    await set('launches_per_hour = 6');
    expect([(await request(1)).successful, (await request(1)).successful]).toEqual([true, false]);
  });

  it('hold under launches at once, and answer a repeated key as before', async () => {
    await set('launches_per_hour = 3');
    const lost = randomUUID();
    const first = await request(1, customer, lost);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? request(1) : supervised())));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(2);
    expect(await request(1, customer, lost)).toEqual(first);
    const [row] = await world.sql<{ tests: number }>('select sum(tests)::int as tests from launch_use where organization_id = $1', [
      organizationId,
    ]);
    expect(row?.tests).toBe(3);
  });

  it('are not taken by what was refused for another reason', async () => {
    await set('launches_per_hour = 1');
    expect((await send(customer, 'createCustomerRequest', { name: '', requestedTests: [runnable()] })).successful).toBe(false);
    expect((await allowance()).testsLeft).toBe(1);
  });
});

describe('the credits of an organization', () => {
  it('are what a launch of a customer asks first, with the words of a supervised one, and nothing is stored', async () => {
    await give(0.5);
    const before = await everything();
    const refused = {
      successful: false,
      errors: [{ code: 'invalid', message: 'This takes 1 Credit, and the balance is 0.50 Credits.', path: null, retryAt: null }],
    };
    expect([await request(1), await supervised()]).toEqual([refused, refused]);
    expect(await everything()).toEqual(before);
  });

  it('are held for a request until it is charged, so that two launches do not pass on one balance', async () => {
    await give(3);
    const answers = await Promise.all([request(2), request(2), request(2)]);
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    expect((await allowance()).credits).toEqual({ balance: 3, held: 2, mayOverdraw: false });
    expect((await request(2)).errors[0]?.message).toBe(
      'This takes 2 Credits, and the balance is 3 Credits, of which 2 Credits are held for tests that wait.',
    );
    expect([(await supervised()).successful, (await supervised()).successful]).toEqual([true, false]);
    expect(await left()).toBe(2);
  });

  it('are not held any more by a request that was cancelled', async () => {
    await give(2);
    expect((await request(2)).successful).toBe(true);
    await world.sql(
      `update test set window_status = 'cancelled', cancelled_at = now() where id = (select test_id from credit_hold limit 1)`,
    );
    expect((await allowance()).credits).toEqual({ balance: 2, held: 0, mayOverdraw: false });
    expect((await request(2)).successful).toBe(true);
  });

  it('go below zero where the operator lets them, for both kinds of launch', async () => {
    await give(0);
    await set('may_overdraw = true');
    expect([(await request(1)).successful, (await supervised()).successful]).toEqual([true, true]);
    expect(await left()).toBe(-1);
    expect((await allowance()).credits).toEqual({ balance: -1, held: 1, mayOverdraw: true });
  });

  it('are not asked for where nothing is paid by them', async () => {
    await give(0);
    await set('credit_model_access = false');
    expect([(await request(1)).successful, (await allowance()).credits]).toEqual([true, null]);
  });
});

describe('what a launch takes', () => {
  it('is what its estimate says', async () => {
    const tests = [
      {
        testCases: [
          { name: 'A', requireVideoAttachment: true, steps: [{ instruction: 'A' }] },
          { name: 'B', steps: [{ instruction: 'B' }] },
        ],
      },
      { numberOfResultsPerTestCaseNeeded: 3, targetingGroups: [{ countryIds: ['1'] }, { countryIds: ['2'] }] },
    ].map((change) => runnable(change));
    const answer = await send(customer, 'createCustomerRequest', { name: 'Release', requestedTests: tests });
    expect(answer.errors).toEqual([]);
    const holds = await world.sql<{ amount: number }>(
      'select h.amount::float8 as amount from credit_hold h join requested_test q on q.id = h.requested_test_id order by q.position',
    );
    const base = { moderationEnabled: true, hasCustomTargeting: false, videoCasesCount: 0, activity: 'test_case_run' };
    const { data } = await customer('query ($input: LaunchEstimateInput!) { launchEstimate(input: $input) { tests { credits } } }', {
      input: {
        tests: [
          { ...base, id: 'a', testCasesCount: 2, resultsPerTestCase: 1, targetingGroups: [{ countryIds: ['1'] }] },
          { ...base, id: 'b', testCasesCount: 1, resultsPerTestCase: 3, targetingGroups: [{ countryIds: ['1'] }, { countryIds: ['2'] }] },
        ],
      },
    });
    expect(holds.map(({ amount }) => amount)).toEqual(data?.['launchEstimate'].tests.map(({ credits }: { credits: number }) => credits));
  });
});
