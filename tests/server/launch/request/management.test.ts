import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpGateway } from '#crowd/gateway.ts';
import { lookAfterTests } from '#server/areas/supervised/supervised.jobs.ts';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { databaseOver } from '#server/workflow/transaction.ts';
import { choiceSentence } from '#schema/vocabulary/tester-choice.ts';
import type { TesterChoice } from '#schema/vocabulary/tester-choice.ts';
import { argumentsFor } from '../../authorization/samples.ts';
import { openLaunchingWorld, soon } from './world.ts';
import type { LaunchingWorld } from './world.ts';

let world: LaunchingWorld;
let gateway: ReturnType<typeof httpGateway>;
beforeAll(async () => {
  world = await openLaunchingWorld();
  const token = await createCrowdToken(world.portal.database.owner, 'Crowd');
  gateway = httpGateway({ url: world.portal.url, token, signal: AbortSignal.timeout(120_000), say: () => undefined });
});
afterAll(() => world.stop());

const sample = () => argumentsFor('Mutation.launchSupervisedTest', 'a')['input'] as { readonly testerGroups: readonly object[] };
const launch = async (group: object, more: object = {}): Promise<string> => {
  const { requestedTestId: _, ...input } = sample() as { requestedTestId?: string; testerGroups: readonly object[] };
  const answer = await world.act(
    'manager',
    'launchSupervisedTest',
    { ...input, testerGroups: [{ ...input.testerGroups[0], ...group }], ...more },
    'result { testId }',
  );
  expect(answer['errors']).toEqual([]);
  return answer['result'].testId;
};
type Row = { readonly name: string; readonly status: string };
const standing = async (testId: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await world.sql<Row>('select full_name as name, status from participant where test_id = $1', [testId])).map(({ name, status }) => [
      name,
      status,
    ]),
  );
const why = async (testId: string): Promise<readonly string[]> => {
  const { testerChoices } = await world.ask(
    'manager',
    'query ($testId: ID!) { testerChoices(testId: $testId) { kind wave fullName rankPercentile candidates replaced { fullName status } } }',
    { testId },
  );
  return (testerChoices as readonly (TesterChoice & { readonly fullName: string })[])
    .toReversed()
    .map((choice) => `${choice.fullName}: ${choiceSentence(choice)}`);
};
const participation = async (testId: string, name: string): Promise<string> =>
  (await world.sql<{ id: string }>('select id from participant where test_id = $1 and full_name = $2', [testId, name]))[0]?.id ?? '';
const decline = async (testId: string, name: string) =>
  gateway.call('declineInvitation', { participantId: await participation(testId, name), key: `${testId}:${name}` });

const owner = () => world.portal.database.owner;
const lookAfter = (at: Date) =>
  lookAfterTests({ owner: owner(), database: databaseOver(world.portal.database.app, { now: () => at }), clock: { now: () => at } });

describe('testers that are managed automatically', () => {
  it('are invited by rank, replaced from the backups and then from the crowd, with the reason of each choice', async () => {
    const testId = await launch({ numberOfResultsNeeded: 2 });
    expect(await standing(testId)).toEqual({ 'Tester 1': 'invited', 'Tester 2': 'invited', 'Tester 3': 'backup' });
    await decline(testId, 'Tester 1');
    await expect.poll(() => standing(testId), soon).toMatchObject({ 'Tester 1': 'declined', 'Tester 3': 'invited' });
    await decline(testId, 'Tester 2');
    await expect.poll(() => standing(testId), soon).toMatchObject({ 'Tester 2': 'declined', 'Tester 4': 'invited' });
    await decline(testId, 'Tester 3');
    await expect.poll(() => standing(testId), soon).toMatchObject({ 'Tester 3': 'declined', 'Tester 4': 'invited' });
    expect(await why(testId)).toEqual([
      'Tester 1: Selected at the launch: among the best of 4 who fit the group, rank 89.',
      'Tester 2: Selected at the launch: among the best of 4 who fit the group, rank 88.',
      'Tester 3: Backup at the launch: next after the selected of 4 who fit the group, rank 87.',
      'Tester 1: Invited in wave 1 as the best on the waiting list, rank 89.',
      'Tester 2: Invited in wave 1 as the best on the waiting list, rank 88.',
      'Tester 3: Invited in wave 2 as the best backup of 1, rank 87, in place of Tester 1, who declined.',
      'Tester 4: Invited in wave 3 as the best of 1 of the crowd who fit, because no backup was left, rank 86, in place of Tester 2, who declined.',
    ]);
    const cases = await world.sql<{ count: number }>(
      'select count(*)::int as count from assigned_case where test_id = $1 group by participant_id',
      [testId],
    );
    expect(new Set(cases.map(({ count }) => count)).size).toBe(1);
    expect(cases).toHaveLength(4);
  });

  it('are replaced when they do not answer in time, also where no job was told', async () => {
    const testId = await launch({ numberOfResultsNeeded: 1 });
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    await lookAfter(hours(11));
    expect(await standing(testId)).toEqual({ 'Tester 1': 'invited', 'Tester 2': 'backup' });
    await lookAfter(hours(13));
    expect(await standing(testId)).toEqual({ 'Tester 1': 'expired', 'Tester 2': 'invited' });
    expect((await why(testId)).slice(-2)).toEqual([
      'Tester 1: Did not answer the invitation in time; somebody else was asked.',
      'Tester 2: Invited in wave 2 as the best backup of 1, rank 88, in place of Tester 1, who did not answer.',
    ]);
  });

  it('are asked as many as are needed, though more were named', async () => {
    const testId = await launch({
      numberOfResultsNeeded: 1,
      automaticTesterSelectionEnabled: false,
      automaticTesterSelectionDisabledReason: 'Named',
      selectedTesterEmails: ['tester3@crowd.example', 'tester2@crowd.example'],
    });
    expect(await standing(testId)).toEqual({ 'Tester 2': 'invited', 'Tester 3': 'selected' });
    await decline(testId, 'Tester 2');
    await expect.poll(() => standing(testId), soon).toEqual({ 'Tester 2': 'declined', 'Tester 3': 'invited' });
    await decline(testId, 'Tester 3');
    await lookAfter(new Date());
    expect(await standing(testId)).toEqual({ 'Tester 2': 'declined', 'Tester 3': 'declined' });
  });

  it('LA-022 LA-209: are left alone once the management is off, from the launch or later', async () => {
    const off = { automaticTesterManagementEnabled: false, automaticTesterManagementDisabledReason: 'By hand' };
    const byHand = await launch({ numberOfResultsNeeded: 1 }, off);
    const later = await launch({ numberOfResultsNeeded: 1 });
    await world.sql('update supervised_test set automatic_tester_management_enabled = false where test_id = $1', [later]);
    for (const testId of [byHand, later]) {
      await decline(testId, 'Tester 1');
      await lookAfter(new Date());
      expect(await standing(testId)).toEqual({ 'Tester 1': 'declined', 'Tester 2': 'backup' });
    }
    const [kept] = await world.sql('select automatic_tester_management_disabled_reason as reason from supervised_test where test_id = $1', [
      byHand,
    ]);
    expect(kept).toEqual({ reason: 'By hand' });
  });

  it('are asked by one of two nodes', async () => {
    const testId = await launch({ numberOfResultsNeeded: 2 });
    await world.sql(`update participant set status = 'declined' where test_id = $1 and full_name = 'Tester 1'`, [testId]);
    await Promise.all([lookAfter(new Date()), lookAfter(new Date()), lookAfter(new Date())]);
    const all = Object.values(await standing(testId));
    expect(all.filter((status) => status === 'invited')).toHaveLength(2);
    expect(all).toHaveLength(3);
  });

  it('are asked again when the crowd has somebody new', async () => {
    const testId = await launch({ numberOfResultsNeeded: 4 });
    await decline(testId, 'Tester 4');
    await expect
      .poll(
        () => world.sql('select searched_at from selection_requirements_group where test_id = $1 and searched_at is not null', [testId]),
        soon,
      )
      .toHaveLength(1);
    await world.seed('tester', {
      email: 'new@crowd.example',
      full_name: 'Newcomer',
      country_id: 1,
      rank_percentile: 10,
      availability: 'available',
      active: true,
      backup_only: false,
    });
    await lookAfter(new Date());
    expect(Object.keys(await standing(testId))).not.toContain('Newcomer');
    await lookAfter(new Date(Date.now() + 16 * 60_000));
    expect(await standing(testId)).toMatchObject({ Newcomer: 'invited' });
    await world.sql(`update tester set active = false where email = 'new@crowd.example'`);
  });
});

describe('a scheduled test', () => {
  it('opens at its hour also where its job was lost', async () => {
    const testId = await launch({ numberOfResultsNeeded: 1 });
    await world.sql(
      `update test set window_status = 'scheduled', opened_at = null, schedule_at = now() + interval '1 hour' where id = $1`,
      [testId],
    );
    await world.sql(`update participant set status = 'selected', invited_at = null where test_id = $1 and status = 'invited'`, [testId]);
    await lookAfter(new Date());
    expect(await standing(testId)).toMatchObject({ 'Tester 1': 'selected' });
    await lookAfter(new Date(Date.now() + 2 * 3_600_000));
    expect(await standing(testId)).toMatchObject({ 'Tester 1': 'invited' });
    const [opened] = await world.sql('select window_status as status from test where id = $1', [testId]);
    expect(opened).toEqual({ status: 'open' });
  });
});
