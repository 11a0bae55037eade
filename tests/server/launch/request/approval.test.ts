import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { returnRequest } from '#server/areas/launch/approval/return-request.job.ts';
import { evaluateRequest } from '#server/areas/supervised/supervised.jobs.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { argumentsFor } from '../../authorization/samples.ts';
import { documentOf } from '#tests/support/documents.ts';
import { runnable } from './world.ts';

const begun = '2026-12-15T12:00:00.000Z';
/** A test of one case, with twenty results: 20 credits. */
const priced = (results: number) => runnable({ numberOfResultsPerTestCaseNeeded: results });

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld({ at: begun, since: begun });
  await world.sql(
    `update organization_user set state = 'active', removed_at = null, first_name = 'Gwen', last_name = 'Ode' where id = $1`,
    [world.id('gone')],
  );
});
afterAll(() => world.stop());

const rules = async (more: { readonly above?: number | null; readonly budget?: number | null; readonly zone?: string } = {}) => {
  const { above = null, budget = null, zone = 'UTC' } = more;
  await world.sql('delete from launch_rules');
  await world.sql(
    'insert into launch_rules (organization_id, approval_above, monthly_budget, time_zone, changed_at) values ($1, $2, $3, $4, now())',
    [world.id('organization'), above, budget, zone],
  );
};

beforeEach(async () => {
  world.setClock(begun);
  for (const table of ['launch_approval', 'launch_use', 'credit_hold', 'launch_approver', 'credit_transaction', 'notification'])
    await world.sql(`delete from ${table}`);
  await world.sql('insert into launch_approver (organization_id, user_id) values ($1, $2), ($1, $3)', [
    world.id('organization'),
    world.id('customer'),
    world.id('gone'),
  ]);
  await world.sql('update credit_account set balance = 1000');
  await rules({ above: 10 });
});

const launch = (results: number, more: object = {}, person: Person = 'customer') =>
  world.act(
    person,
    'createCustomerRequest',
    { name: 'Release', requestedTests: [priced(results)], ...more },
    'result { id approvalId waitsFor }',
  );
const approval = async (id: string) =>
  (
    await world.ask(
      'manager',
      'query Approval($id: ID!) { launchApproval(id: $id) { state amount above over month word decidedBy askedBy approvers isOver testId } }',
      { id },
    )
  )['launchApproval'];
const approve = (id: string, amount: number, person: Person = 'gone') =>
  world.act(person, 'launchApprovalApprove', { launchApprovalId: id, amount }, 'result { state amount decidedBy }');
const sendBack = (id: string, word: string, person: Person = 'gone') =>
  world.act(person, 'launchApprovalSendBack', { launchApprovalId: id, word }, 'result { state word }');
const held = async () => (await world.sql<{ held: number }>('select coalesce(sum(amount), 0)::float8 as held from credit_hold'))[0]?.held;
const jobs = async (testId: string) =>
  (await world.sql<{ name: string }>(`select name from pgboss.job where data->>'testId' = $1`, [testId])).map(({ name }) => name);
const told = async (person: Person) =>
  (
    await world.sql<{ kind: string; description: string; link: string }>(
      'select kind, description, link from notification where user_id = $1 order by created_at, id',
      [world.id(person)],
    )
  ).map(({ kind, description }) => `${kind}: ${description}`);
const waiting = async (person: Person) =>
  (await world.ask(person, '{ waitingOnYou { kind label url } }'))['waitingOnYou'].filter(
    ({ kind }: { kind: string }) => kind === 'approval',
  );

describe('a launch above the amount', () => {
  it('waits, holds nothing, starts nothing, and says for whom', async () => {
    const { successful, result } = await launch(20);
    expect([successful, result.waitsFor]).toEqual([true, 'waits for approval by Gwen Ode: it is above 10 Credits']);
    expect(await approval(result.approvalId)).toMatchObject({ state: 'asked', amount: 20, above: 10, over: null, testId: result.id });
    expect([await held(), await jobs(result.id)]).toEqual([0, []]);
    expect(await told('gone')).toEqual([
      expect.stringMatching(/^approval_asked: customer .* asks to launch Release for 20 Credits: it is above 10 Credits\.$/u),
    ]);
    expect(await waiting('gone')).toEqual([{ kind: 'approval', label: 'Release', url: `/test-requests/approval/${result.approvalId}` }]);
    expect(await waiting('customer')).toEqual([]);
    const { launchRules } = await world.ask('customer', '{ launchRules { waiting held spent } }');
    expect(launchRules).toEqual({ waiting: 20, held: 0, spent: 0 });
  });

  it('is launched at the amount itself', async () => {
    const { result } = await launch(10);
    expect([result.approvalId, result.waitsFor, await held(), await jobs(result.id)]).toEqual([null, null, 10, ['evaluate-request']]);
  });

  it('is launched by the word of a second person, who is told to whoever asked', async () => {
    const { result } = await launch(20);
    expect(await approve(result.approvalId, 20)).toMatchObject({ successful: true, result: { state: 'approved', decidedBy: 'Gwen Ode' } });
    expect([await held(), await jobs(result.id)]).toEqual([20, ['evaluate-request']]);
    expect(await told('customer')).toEqual(['approval_told: Gwen Ode approved 20 Credits for Release.']);
    expect(await waiting('gone')).toEqual([]);
  });

  it('is not approved by who asked, by a test manager, a moderator, or a customer who is not named', async () => {
    const { result } = await launch(20);
    expect((await approve(result.approvalId, 20, 'customer')).errors[0].message).toBe('Somebody else has to approve what you asked for.');
    expect((await approve(result.approvalId, 20, 'manager')).errors[0].message).toBe(
      'Only those who are named under Credit usage approve launches.',
    );
    expect((await approve(result.approvalId, 20, 'accepted')).refused).toContain('FORBIDDEN');
    expect((await approve(result.approvalId, 20, 'customer of b')).refused).toContain('NOT_FOUND');
    await world.sql('delete from launch_approver where user_id = $1', [world.id('gone')]);
    expect((await approve(result.approvalId, 20)).errors[0].message).toBe('Only those who are named under Credit usage approve launches.');
    expect([(await approval(result.approvalId)).state, await held()]).toEqual(['asked', 0]);
  });

  it('is approved once, whether its press is doubled or two persons press at once', async () => {
    await world.sql('insert into launch_approver (organization_id, user_id) values ($1, $2) on conflict do nothing', [
      world.id('organization'),
      world.id('customer'),
    ]);
    const { result } = await launch(20, {}, 'manager');
    const key = randomUUID();
    const input = { launchApprovalId: result.approvalId, amount: 20 };
    const press = (person: Person, as: string) =>
      world.send(person, documentOf('launchApprovalApprove', 'result { state }'), { input }, { 'idempotency-key': as });
    const [first, again, other] = await Promise.all([press('gone', key), press('gone', key), press('customer', randomUUID())]);
    const won = [first, again, other].filter(({ data }) => data?.['answer']?.successful === true);
    expect(won.length).toBeGreaterThan(0);
    const lost = [first, again, other].flatMap(({ data }) => data?.['answer']?.errors ?? []);
    for (const { message } of lost) expect(message).toBe('This has been approved.');
    expect([await held(), await jobs(result.id)]).toEqual([20, ['evaluate-request']]);
    expect((await press('gone', key)).data?.['answer']).toEqual(first.data?.['answer']);
    expect(await held()).toBe(20);
  });

  it('is approved for the amount that was seen alone', async () => {
    const { result } = await launch(20);
    expect((await approve(result.approvalId, 19)).errors).toMatchObject([{ code: 'stale_object', path: 'amount' }]);
    expect(await held()).toBe(0);
  });

  it('is refused where the credits do not suffice, when it is asked for and when it is approved', async () => {
    await world.sql('update credit_account set balance = 15');
    expect((await launch(20)).errors[0].message).toBe('This takes 20 Credits, and the balance is 15 Credits.');
    await world.sql('update credit_account set balance = 25');
    const { result } = await launch(20);
    await launch(8);
    expect((await approve(result.approvalId, 20)).errors[0].message).toBe(
      'This takes 20 Credits, and the balance is 25 Credits, of which 8 Credits are held for tests that wait.',
    );
    expect((await approval(result.approvalId)).state).toBe('asked');
  });

  it('is evaluated by no job and launched by no test manager while it waits', async () => {
    const { result } = await launch(20);
    const { database, services } = world.portal.server;
    await evaluateRequest(database, services.enqueue, { organizationId: world.id('organization'), testId: result.id });
    const [row] = await world.sql('select id, auto_launch_status as status from requested_test where test_id = $1', [result.id]);
    expect(row?.['status']).toBe('ready_to_launch');
    const input = { ...(argumentsFor('Mutation.launchSupervisedTest', 'a')['input'] as object), parentTestId: result.id };
    for (const requestedTestId of [row?.['id'], undefined])
      expect((await world.act('manager', 'launchSupervisedTest', { ...input, requestedTestId })).errors[0].message).toBe(
        'This request waits for approval.',
      );
    const { waitingOnYou } = await world.ask('manager', '{ waitingOnYou { kind url } }');
    expect(waitingOnYou.filter(({ url }: { url: string }) => url.includes(result.id))).toEqual([]);
  });
});

describe('what was not approved', () => {
  const save = async () => {
    const id = randomUUID();
    await world.act('customer', 'saveLaunchDraft', { id, version: 0, name: 'Release', step: 'review', values: { typed: 1 } });
    return id;
  };
  const draft = async (id: string) =>
    (
      await world.ask('customer', 'query Draft($id: ID!) { launchDraft(id: $id) { state testId values sentBack { word decidedBy } } }', {
        id,
      })
    )['launchDraft'];

  it('is a draft again with the word, which goes once it is sent again', async () => {
    const draftId = await save();
    const { result } = await launch(20, { draftId });
    expect((await sendBack(result.approvalId, ' ')).errors).toMatchObject([{ code: 'blank', path: 'word' }]);
    expect(await sendBack(result.approvalId, ' Half the testers, please. ')).toMatchObject({
      successful: true,
      result: { state: 'sent_back', word: 'Half the testers, please.' },
    });
    const returning = { organizationId: world.id('organization'), customerRequestId: draftId };
    expect(
      (await world.sql(`select data from pgboss.job where name = 'return-request' and data->>'customerRequestId' = $1`, [draftId])).map(
        ({ data }) => data,
      ),
    ).toEqual([returning]);
    await returnRequest(world.portal.server.database, returning);
    await returnRequest(world.portal.server.database, returning);
    expect(await draft(draftId)).toMatchObject({
      state: 'draft',
      testId: null,
      values: { typed: 1, attempt: 2 },
      sentBack: { word: 'Half the testers, please.', decidedBy: 'Gwen Ode' },
    });
    expect(await world.sql('select id from test where id = $1', [result.id])).toEqual([]);
    expect(await told('customer')).toEqual(['approval_told: Gwen Ode sent Release back: Half the testers, please.']);
    const again = await launch(10, { draftId });
    expect([again.successful, again.result.approvalId]).toEqual([true, null]);
    expect((await draft(draftId)).sentBack).toBeNull();
  });

  it('is withdrawn by who asked, and by taking the launch back', async () => {
    const draftId = await save();
    const first = await launch(20, { draftId });
    expect((await world.act('gone', 'launchApprovalWithdraw', { launchApprovalId: first.result.approvalId })).errors[0].message).toBe(
      'Only who asked can withdraw this.',
    );
    expect((await world.act('customer', 'launchApprovalWithdraw', { launchApprovalId: first.result.approvalId })).successful).toBe(true);
    expect(await draft(draftId)).toMatchObject({ state: 'draft', sentBack: null });
    const second = await launch(20, { draftId });
    expect((await world.act('customer', 'takeBackLaunch', { id: draftId, testId: second.result.id })).successful).toBe(true);
    expect((await approval(second.result.approvalId)).state).toBe('withdrawn');
    expect((await approve(second.result.approvalId, 20)).errors[0].message).toBe('This has been withdrawn.');
  });

  it('is cancelled where there was no draft', async () => {
    const { result } = await launch(20);
    await sendBack(result.approvalId, 'Not this month.');
    const [test] = await world.sql('select window_status as status from test where id = $1', [result.id]);
    expect(test?.['status']).toBe('cancelled');
    const { platformTest } = await world.ask(
      'customer',
      'query Test($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { approval { state word } } } }',
      { id: result.id },
    );
    expect(platformTest.approval).toEqual({ state: 'sent_back', word: 'Not this month.' });
  });

  it('is not approved once its test was cancelled', async () => {
    const { result } = await launch(20);
    await world.sql(`update test set window_status = 'cancelled', cancelled_at = now() where id = $1`, [result.id]);
    expect((await approve(result.approvalId, 20)).errors[0].message).toBe('This was cancelled since it was asked for.');
    expect(await waiting('gone')).toEqual([]);
  });
});

describe('the budget of a month', () => {
  const spend = (amount: number, at: string) =>
    world.sql(
      `insert into credit_transaction (organization_id, description, amount, balance_after_transaction, subject_type, created_at) values ($1, 'x', $2, 0, 'Supervised Test', $3)`,
      [world.id('organization'), -amount, at],
    );
  const month = async () => (await world.ask('customer', '{ launchRules { month spent held waiting } }'))['launchRules'];

  it('counts what was taken and what is held, in the month of its zone', async () => {
    await rules({ budget: 100, zone: 'America/New_York' });
    await spend(40, '2026-12-01T04:59:59.999Z');
    await spend(50, '2026-12-01T05:00:00.000Z');
    expect(await month()).toEqual({ month: '2026-12', spent: 50, held: 0, waiting: 0 });
    expect((await launch(30)).result.approvalId).toBeNull();
    const { result } = await launch(30);
    expect(result.waitsFor).toBe('waits for approval by Gwen Ode: it is over the budget of December by 10 Credits');
    expect(await month()).toEqual({ month: '2026-12', spent: 50, held: 30, waiting: 30 });
  });

  it('begins anew with the month', async () => {
    await rules({ budget: 60, zone: 'America/New_York' });
    await spend(50, '2026-12-20T12:00:00.000Z');
    world.setClock('2027-01-01T04:59:59.000Z');
    expect((await launch(20)).result.waitsFor).toContain('over the budget of December by 10 Credits');
    world.setClock('2027-01-01T05:00:00.000Z');
    expect((await launch(20)).result.approvalId).toBeNull();
    expect(await month()).toMatchObject({ month: '2027-01', spent: 0, held: 20, waiting: 20 });
  });

  it('gives back what is refunded', async () => {
    await rules({ budget: 60 });
    await spend(50, '2026-12-10T12:00:00.000Z');
    await spend(-50, '2026-12-11T12:00:00.000Z');
    expect((await launch(60)).result.approvalId).toBeNull();
  });

  it('is seen by the second of two at once', async () => {
    await rules({ budget: 30 });
    const answers = await Promise.all([launch(20), launch(20)]);
    expect(answers.filter(({ result }) => result.approvalId === null)).toHaveLength(1);
  });
});

describe('the other doors', () => {
  it('ask the same rule of the classic form', async () => {
    await world.sql('update organization set new_launch_ux_enabled = false where id = $1', [world.id('organization')]);
    await rules({ above: 0.5 });
    const { result } = await world.act(
      'customer',
      'launchAdvancedTest',
      argumentsFor('Mutation.launchAdvancedTest', 'a')['input'] as object,
      'result { id approvalId waitsFor }',
    );
    expect(result.waitsFor).toBe('waits for approval by Gwen Ode: it is above 0.50 Credits');
    expect([await held(), await jobs(result.id)]).toEqual([0, []]);
    await world.sql('update organization set new_launch_ux_enabled = true where id = $1', [world.id('organization')]);
  });

  it('let a test manager ask, and launch once it is approved', async () => {
    await rules({ above: 1 });
    const { requestedTestId: _, ...input } = argumentsFor('Mutation.launchSupervisedTest', 'a')['input'] as {
      readonly requestedTestId: string;
      readonly testerGroups: readonly object[];
    };
    const groups = input.testerGroups.map((group) => ({ ...group, numberOfResultsNeeded: 4 }));
    const press = (results: number) =>
      world.act('manager', 'launchSupervisedTest', {
        ...input,
        testerGroups: groups.map((group) => ({ ...group, numberOfResultsNeeded: results })),
      });
    const refused = await press(4);
    expect([refused.successful, refused.errors[0].code]).toEqual([false, 'approval_needed']);
    expect(refused.errors[0].message).toMatch(
      /^This waits for approval by .*: it is above 1 Credit\. Launch it again once it is approved\.$/u,
    );
    await press(4);
    const [asked, ...others] = await world.sql<{ id: string; amount: number }>('select id, amount::float8 as amount from launch_approval');
    expect(others).toEqual([]);
    await press(3);
    const [changed] = await world.sql<{ amount: number }>('select amount::float8 as amount from launch_approval');
    expect((changed?.amount ?? 0) < (asked?.amount ?? 0)).toBe(true);
    expect((await approve(asked?.id ?? '', asked?.amount ?? 0)).errors[0].code).toBe('stale_object');
    expect((await approve(asked?.id ?? '', changed?.amount ?? 0)).successful).toBe(true);
    expect((await press(3)).successful).toBe(true);
    expect((await press(3)).errors[0].code).toBe('approval_needed');
  });
});

describe('the rules', () => {
  const typed = { version: 0, timeZone: 'Europe/Berlin', approvalAbove: '250', monthlyBudget: '1000' };
  const set = (more: object, person: Person = 'customer') =>
    world.act(
      person,
      'launchRulesUpdate',
      { ...typed, ...more },
      'result { version approvalAbove monthlyBudget timeZone approvers { name } }',
    );
  const both = () => [world.id('customer'), world.id('gone')];

  beforeEach(async () => {
    await world.sql('delete from launch_rules');
    await world.sql('delete from launch_approver');
  });

  it('are set by customers and test managers, and by those who approve alone from then on, whom a change is told to', async () => {
    expect((await set({ approverIds: both() }, 'accepted')).refused).toContain('FORBIDDEN');
    expect(await set({ approverIds: both() })).toMatchObject({
      successful: true,
      result: { version: 1, approvalAbove: 250, monthlyBudget: 1000, timeZone: 'Europe/Berlin' },
    });
    expect(await told('gone')).toEqual([
      expect.stringMatching(/^approval_told: customer .* changed what has to be approved before a launch\.$/u),
    ]);
    await world.sql('delete from launch_approver where user_id = $1', [world.id('gone')]);
    for (const person of ['gone', 'manager'] as const)
      expect((await set({ version: 1, approverIds: both() }, person)).errors[0].message).toBe('Only those who approve can change this.');
    expect((await set({ version: 0, approverIds: both() })).errors[0].code).toBe('stale_object');
  });

  it('want two customers of the organization', async () => {
    const paths = async (more: object) =>
      (await set(more)).errors.map(({ path, message }: { path: string; message: string }) => [path, message]);
    expect(await paths({ approverIds: [world.id('customer')] })).toEqual([
      ['approverIds', 'Choose at least two people, so that nobody has to approve what they asked for.'],
    ]);
    expect(await paths({ approverIds: [world.id('customer'), world.id('manager')] })).toEqual([
      ['approverIds', 'Only customers of this organization can approve.'],
    ]);
    expect(await paths({ approverIds: both(), approvalAbove: '1,000' })).toEqual([
      ['approvalAbove', 'Enter an amount such as 250 or 99.50.'],
    ]);
    expect((await set({ approverIds: [world.id('customer'), '00000000-0000-4000-8000-00000000dead'] })).refused).toContain('NOT_FOUND');
  });
});
