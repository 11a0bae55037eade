import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '#tests/support/documents.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../../authorization/samples.ts';
import { openLaunchingWorld, runnable, soon } from './world.ts';
import type { LaunchingWorld } from './world.ts';

const hour = 3_600_000;

let world: LaunchingWorld;
beforeAll(async () => {
  world = await openLaunchingWorld();
});
afterAll(() => world.stop());

const later = (hours: number): string => new Date(Date.now() + hours * hour).toISOString().replace('Z', '+00:00');

describe('a request', () => {
  it('LA-011, LA-478: becomes one advanced test with its tests in order', async () => {
    const answer = await world.act(
      'customer',
      'createCustomerRequest',
      { name: '  Release 2 ', requestedTests: [runnable({ name: 'One' }), runnable({ name: 'Two' })] },
      'result { id name code url }',
    );
    expect(answer).toEqual({
      successful: true,
      errors: [],
      result: {
        id: expect.any(String),
        name: 'Release 2',
        code: expect.stringMatching(/^AA-\d+$/u),
        url: expect.stringContaining(answer['result'].id),
      },
    });
    const { platformTest } = await world.ask(
      'manager',
      'query ($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { name requestedTests { name testCycleCode } } } }',
      { id: answer['result'].id },
    );
    const { code } = answer['result'];
    expect(platformTest).toEqual({
      name: 'Release 2',
      requestedTests: [
        { name: 'One', testCycleCode: `${code}-1` },
        { name: 'Two', testCycleCode: `${code}-2` },
      ],
    });
  });

  it('SH-023: may be launched by a test manager too, and not by a moderator', async () => {
    const input = { name: 'Release', requestedTests: [runnable()] };
    expect(await world.act('manager', 'createCustomerRequest', input)).toMatchObject({ successful: true });
    expect(JSON.stringify(await world.act('accepted', 'createCustomerRequest', input))).toContain('FORBIDDEN');
  });

  it.each([
    ['no tests', { requestedTests: [] }, 'requestedTests', 'blank'],
    ['eleven tests', { requestedTests: Array.from({ length: 11 }, () => runnable()) }, 'requestedTests', 'too_many'],
    ['no name', { name: ' ' }, 'name', 'blank'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name', 'too_long'],
    [
      'an activity nobody knows',
      { requestedTests: [runnable(), runnable({ activity: 'napping' })] },
      'requestedTests[1].activity',
      'inclusion',
    ],
    [
      'a country nobody knows',
      { requestedTests: [runnable({ targetingGroups: [{ countryIds: ['99999'] }] })] },
      'requestedTests[0].targetingGroups[0].countryIds',
      'not_found',
    ],
    ['a date in the past', { scheduleAt: later(-1) }, 'scheduleAt', 'invalid'],
    ['a date past fourteen days', { scheduleAt: later(14 * 24 + 1) }, 'scheduleAt', 'invalid'],
  ])('with %s is refused at its place and leaves nothing', async (_, change, path, code) => {
    const count = async () =>
      world.sql(
        'select (select count(*) from test) as tests, (select count(*) from requested_test) as requested, (select last_test_number from organization where id = $1) as number',
        [world.id('organization')],
      );
    await expect
      .poll(() => world.sql(`select 1 from pgboss.job where name = 'evaluate-request' and state in ('created', 'active', 'retry')`), soon)
      .toEqual([]);
    const before = await count();
    const answer = await world.act('customer', 'createCustomerRequest', { name: 'Release', requestedTests: [runnable()], ...change });
    expect(answer).toMatchObject({ successful: false, errors: [{ code, path }] });
    expect(await count()).toEqual(before);
  });

  it('is numbered without a gap or a double when ten are launched at once', async () => {
    await expect.poll(() => world.sql(`select 1 from pgboss.job where state in ('created', 'active', 'retry')`), soon).toEqual([]);
    const [before] = await world.sql<{ last: number }>('select last_test_number as last from organization where id = $1', [
      world.id('organization'),
    ]);
    await world.sql('update organization set auto_launching_enabled = false where id = $1', [world.id('organization')]);
    const test = runnable({ knownIssuesSource: null, hasKnownIssuesList: false });
    /** Whoever waits too long for those before is asked to try again, and does under the same key. */
    const launched = async (name: string, key: string = randomUUID()): Promise<string> => {
      const input = { name, requestedTests: [test] };
      const document = documentOf('createCustomerRequest', 'result { id }');
      const { status, data } = await world.send('customer', document, { input }, { 'idempotency-key': key });
      return status === 503 ? launched(name, key) : data?.['answer'].result.id;
    };
    const ids = await Promise.all(Array.from({ length: 10 }, (_, index) => launched(`Release ${index}`)));
    await world.sql('update organization set auto_launching_enabled = true where id = $1', [world.id('organization')]);
    const rows = await world.sql<{ number: number }>('select number from test where id = any ($1::uuid[]) order by number', [ids]);
    expect(rows.map(({ number }) => number)).toEqual(ids.map((_, index) => (before?.last ?? 0) + 1 + index));
  });
});

describe('a launch of a draft', () => {
  const values = { name: 'Held', tests: ['as typed'], attempt: 1 };
  const saved = async (): Promise<string> => {
    const id = randomUUID();
    const input = { id, version: 0, name: 'Held', step: 'scope', values };
    expect(await world.act('customer', 'saveLaunchDraft', input)).toMatchObject({ successful: true });
    return id;
  };
  const takeBack = (id: string, testId: string, person: PersonName = 'customer') =>
    world.act(person, 'takeBackLaunch', { id, testId }, 'result { id state version testId values }');
  const isThere = async (testId: string) => (await world.sql('select 1 from test where id = $1', [testId])).length === 1;

  it('sets nothing off for ten seconds, and is taken back whole', async () => {
    const draftId = await saved();
    const testId = await world.launch([runnable()], { draftId });
    const [job] = await world.jobsOf(testId);
    const [row] = await world.sql<{ at: string }>('select submitted_at::text as at from customer_request where id = $1', [draftId]);
    expect([job?.name, Date.parse(job?.startsAt ?? '') - Date.parse(row?.at ?? '')]).toEqual(['evaluate-request', 10_000]);

    expect(JSON.stringify(await takeBack(draftId, testId, 'manager'))).toContain('NOT_FOUND');
    const answer = await takeBack(draftId, testId);
    expect(answer).toMatchObject({
      successful: true,
      result: { id: draftId, state: 'draft', testId: null, values: { ...values, attempt: 2 } },
    });
    expect(await isThere(testId)).toBe(false);
    expect(await world.sql('select 1 from requested_test where test_id = $1', [testId])).toEqual([]);
    expect(await takeBack(draftId, testId)).toMatchObject({ successful: false, errors: [{ code: 'invalid_state' }] });

    await world.sql(`update pgboss.job set start_after = now() where data->>'testId' = $1`, [testId]);
    await expect.poll(async () => (await world.jobsOf(testId)).map(({ state }) => state), soon).toEqual(['completed']);
    expect(await world.sql('select 1 from test where parent_test_id = $1', [testId])).toEqual([]);
    expect(await isThere(await world.launch([runnable()], { draftId }))).toBe(true);
  });

  it('stands where it is another one than the one that is taken back, which a second tab launched since', async () => {
    const draftId = await saved();
    const first = await world.launch([runnable()], { draftId });
    expect(await takeBack(draftId, first.toUpperCase())).toMatchObject({ successful: true });
    const second = await world.launch([runnable()], { draftId });
    expect(await takeBack(draftId, first)).toMatchObject({
      successful: false,
      errors: [{ code: 'stale_object', message: 'This has been launched again since. That launch stands.' }],
    });
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
    expect(JSON.stringify(await takeBack(draftId, first, 'manager'))).toContain('NOT_FOUND');
    expect(await takeBack(draftId, second)).toMatchObject({ successful: true, result: { state: 'draft' } });
  });

  it('takes its schedule back with it', async () => {
    const draftId = await saved();
    const rule = { recurringDay: 1, recurringTime: '09:00', userTimezone: 'Europe/Berlin' };
    const testId = await world.launch([runnable()], { draftId, ...rule });
    expect(await takeBack(draftId, testId)).toMatchObject({ successful: true });
    expect(await world.sql('select 1 from schedule where test_id = $1', [testId])).toEqual([]);
  });

  it('stays launched once a test of it has begun, or its ten seconds are over', async () => {
    const draftId = await saved();
    const testId = await world.launch([runnable()], { draftId });
    await world.sql(`update pgboss.job set start_after = now() where data->>'testId' = $1`, [testId]);
    await world.evaluated(testId);
    expect(await takeBack(draftId, testId)).toMatchObject({ errors: [{ message: expect.stringContaining('Testing has begun') }] });

    const later = await saved();
    const lateId = await world.launch([runnable()], { draftId: later });
    await world.sql(`update customer_request set submitted_at = submitted_at - interval '10 seconds' where id = $1`, [later]);
    expect(await takeBack(later, lateId)).toMatchObject({ errors: [{ message: expect.stringContaining('ten seconds') }] });
    expect([await isThere(testId), await isThere(lateId)]).toEqual([true, true]);
  });

  it('is taken back or begun, never both, when the two meet', async () => {
    const drafts = await Promise.all(Array.from({ length: 6 }, saved));
    const met = await Promise.all(
      drafts.map(async (draftId) => {
        const testId = await world.launch([runnable()], { draftId });
        await world.sql(`update pgboss.job set start_after = now() where data->>'testId' = $1`, [testId]);
        return { testId, answer: await takeBack(draftId, testId) };
      }),
    );
    for (const { testId, answer } of met) {
      await expect.poll(async () => (await world.jobsOf(testId)).map(({ state }) => state), soon).toContain('completed');
      const begun = await world.sql('select 1 from test where parent_test_id = $1', [testId]);
      expect([await isThere(testId), begun.length]).toEqual(answer['successful'] === true ? [false, 0] : [true, 1]);
    }
  });
});

describe('a scheduled request', () => {
  it('LA-599: waits up to fourteen days; its test opens and invites at its hour and not before', async () => {
    const scheduleAt = later(14 * 24 - 1);
    const [row] = await world.evaluated(await world.launch([runnable()], { scheduleAt }));
    const launched = row?.launched ?? '';
    const state = async () =>
      (
        await world.sql<{ window: string; statuses: string[]; paid: string | null }>(
          `select window_status as window, credits_deducted::text as paid, (select array_agg(distinct status order by status) from participant where test_id = t.id) as statuses from test t where id = $1`,
          [launched],
        )
      )[0];
    expect(await state()).toEqual({ window: 'scheduled', statuses: ['backup', 'selected'], paid: null });
    const [job] = await world.jobsOf(launched);
    expect([job?.name, new Date(job?.startsAt ?? '').toISOString()]).toEqual(['open-test', new Date(scheduleAt).toISOString()]);

    await world.sql(`update pgboss.job set start_after = now() where name = 'open-test' and data->>'testId' = $1`, [launched]);
    await expect.poll(state, soon).toEqual({ window: 'open', statuses: ['backup', 'invited'], paid: '1.00' });
  });
});

describe('a test manager', () => {
  const input = () => argumentsFor('Mutation.launchSupervisedTest', 'a')['input'] as object;

  it('SH-032: launches a requested test with the best testers, and the request says so', async () => {
    const answer = await world.act(
      'manager',
      'launchSupervisedTest',
      { ...input(), name: 'By hand' },
      'result { testId resultsPageUrl advancedTestRequestId }',
    );
    expect(answer).toMatchObject({
      successful: true,
      errors: [],
      result: { resultsPageUrl: expect.stringContaining(answer['result'].testId), advancedTestRequestId: world.id('advanced') },
    });
    const [row] = await world.requested(world.id('advanced'));
    expect(row).toMatchObject({ status: 'launched_manually', launched: answer['result'].testId });
    const invited = await world.sql<{ name: string }>(
      `select full_name as name from participant where test_id = $1 and status = 'invited'`,
      [answer['result'].testId],
    );
    expect(invited).toEqual([{ name: 'Tester 1' }]);
  });

  it('launches it once', async () => {
    expect(await world.act('manager', 'launchSupervisedTest', { ...input(), name: 'Again' })).toEqual({
      successful: false,
      errors: [{ code: 'invalid_state', message: 'This test has been launched by a test manager.', path: null }],
    });
    const again = await world.sql(`select 1 from test where name = 'Again'`);
    expect(again).toEqual([]);
  });
});
