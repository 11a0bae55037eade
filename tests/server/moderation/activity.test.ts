import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const activity = (name: 'register' | 'finish') =>
  `mutation ($input: CaseResultInput!) { answer: ${name}ModerationActivity(input: $input) { successful errors { code message path } result { id } } }`;
const dismiss = `mutation ($input: ConfirmNoMassPassingInput!) { answer: confirmNoMassPassing(input: $input) {
  successful errors { code message path } result { id suspectedMassPassing hourlyCaseFieldCompletionRate } } }`;
const requestEdit = 'mutation ($input: CreateCaseResultEditRequestInput!) { createCaseResultEditRequest(input: $input) { successful } }';
const cancelEdit = 'mutation ($input: CaseResultInput!) { cancelCaseResultEditRequest(input: $input) { successful } }';
const toggle = 'mutation ($input: ToggleTestCaseResultApprovalInput!) { toggleTestCaseResultApproval(input: $input) { successful } }';

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const send = async (person: Person, name: 'register' | 'finish', at: string) => {
  world.setClock(at);
  return (await world.ask(person, activity(name), { input: { caseResultId: world.id('result-1-1') } })).answer;
};
const rows = () =>
  world.sql(`select u.first_name as who, to_char(started_at at time zone 'UTC', 'HH24:MI:SS') as started, to_char(last_seen_at at time zone 'UTC', 'HH24:MI:SS') as seen,
    to_char(finished_at at time zone 'UTC', 'HH24:MI:SS') as finished from moderation_activity m join organization_user u on u.id = m.user_id order by started_at, u.first_name`);

describe('moderation activity', () => {
  it('RE-702: is one row of the caller from the first ping to the last', async () => {
    for (const second of ['09:00:00', '09:01:00', '09:01:30'])
      expect(await send('accepted', 'register', `2026-11-21T${second}Z`)).toEqual({
        successful: true,
        errors: [],
        result: { id: world.id('result-1-1') },
      });
    await send('manager', 'register', '2026-11-21T09:01:30Z');
    expect(await rows()).toEqual([
      { who: 'accepted', started: '09:00:00', seen: '09:01:30', finished: null },
      { who: 'manager', started: '09:01:30', seen: '09:01:30', finished: null },
    ]);
  });

  it('is a test manager’s reading of the result, and no moderator’s', async () => {
    const wasRead = async () => (await world.sql('select was_read as read from case_result where id = $1', [world.id('result-1-1')]))[0];
    await world.sql('update case_result set was_read = false where id = $1', [world.id('result-1-1')]);
    await send('accepted', 'register', '2026-11-21T09:01:30Z');
    expect(await wasRead()).toEqual({ read: false });
    await send('manager', 'register', '2026-11-21T09:01:30Z');
    expect(await wasRead()).toEqual({ read: true });
  });

  it('tells those who moderate who else works on the result, for two minutes after the last ping', async () => {
    const others = async (person: Person, at: string) => {
      world.setClock(at);
      const query = 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { otherModerators } }';
      return (await world.ask(person, query, { id: world.id('result-1-1') })).flexibleTestingTestCaseResult.otherModerators;
    };
    const [[manager], [moderator]] = [
      await others('accepted', '2026-11-21T09:01:35Z'),
      await others('manager', '2026-11-21T09:01:35Z'),
    ] as [string[], string[]];
    expect([manager, moderator]).toEqual([expect.stringContaining('manager'), expect.stringContaining('accepted')]);
    expect(await others('accepted', '2026-11-21T09:03:31Z')).toEqual([]);
  });

  it('RE-703: ends with the closing, only for the caller, and no later than a minute after the last ping', async () => {
    expect(await send('accepted', 'finish', '2026-11-21T09:01:40Z')).toEqual({
      successful: true,
      errors: [],
      result: { id: world.id('result-1-1') },
    });
    await send('manager', 'finish', '2026-11-21T10:00:00Z');
    expect(await rows()).toEqual([
      { who: 'accepted', started: '09:00:00', seen: '09:01:30', finished: '09:01:40' },
      { who: 'manager', started: '09:01:30', seen: '09:01:30', finished: '09:02:30' },
    ]);
    expect(await send('accepted', 'finish', '2026-11-21T10:00:00Z')).toEqual({
      successful: true,
      errors: [],
      result: { id: world.id('result-1-1') },
    });
    await send('accepted', 'register', '2026-11-21T11:00:00Z');
    expect(await rows()).toHaveLength(3);
    world.setClock(moment);
  });

  it('leaves no audit row', async () => {
    expect(await world.sql(`select 1 from audit where operation like '%ModerationActivity'`)).toEqual([]);
  });

  it('leaves the audit row of every refusal', async () => {
    const left = async (person: Person, name: 'register' | 'finish', caseResultId: string, key: string | null = null) => {
      const [last] = await world.sql('select coalesce(max(id), 0) as id from audit');
      const headers = key === null ? {} : { 'idempotency-key': key };
      await world.send(person, activity(name), { input: { caseResultId } }, headers);
      return world.sql('select operation, role, outcome, after from audit where id > $1', [last?.['id']]);
    };
    const row = (operation: string, role: string, code: string) => [
      { operation, role, outcome: 'refused', after: { errors: [expect.objectContaining({ code })] } },
    ];
    for (const name of ['register', 'finish'] as const) {
      const operation = `${name}ModerationActivity`;
      const id = world.id('result-1-1');
      expect(await left('customer', name, id)).toEqual(row(operation, 'customer', 'FORBIDDEN'));
      expect(await left('rejected', name, id)).toEqual(row(operation, 'community_test_manager', 'NOT_FOUND'));
      expect(await left('manager', name, id, `${name} once`)).toEqual([]);
      expect(await left('manager', name, world.id('result-1-2'), `${name} once`)).toEqual(
        row(operation, 'test_manager', 'idempotency_mismatch'),
      );
    }
  });
});

describe('possible mass passing', () => {
  const input = () => ({ testId: world.id('supervised'), participantId: world.id('participant-1') });

  it('RE-328: tells the suspicion and the pace to those who moderate', async () => {
    await world.sql('update participant set hourly_case_field_completion_rate = 41.5 where id = $1', [world.id('participant-1')]);
    const document = 'query ($id: ID!) { testParticipant(id: $id) { suspectedMassPassing hourlyCaseFieldCompletionRate } }';
    for (const person of ['manager', 'accepted'] as const)
      expect((await world.ask(person, document, { id: world.id('participant-1') })).testParticipant).toEqual({
        suspectedMassPassing: true,
        hourlyCaseFieldCompletionRate: 41.5,
      });
    expect(await world.refusal('customer', document, { id: world.id('participant-2') })).toBe('200 FORBIDDEN');
  });

  it('tells what it rests on beside the pace of the others of the test, and nothing of those who are not suspected', async () => {
    const [suspected, peer] = [world.id('participant-1'), world.id('participant-2')];
    await world.sql('update participant set hourly_case_field_completion_rate = null where test_id = $1 and id not in ($2, $3)', [
      world.id('supervised'),
      suspected,
      peer,
    ]);
    await world.sql('update participant set hourly_case_field_completion_rate = 90, suspected_mass_passing = false where id = $1', [peer]);
    const [own] = await world.sql(
      `select count(*)::int as results, count(*) filter (where status = 'pass')::int as passed,
         (select count(*)::int from case_result_response f join case_result c on c.id = f.case_result_id where c.participant_id = $1 and c.completed_at is not null and f.kind <> 'status' and f.value <> '') as answers
       from case_result where participant_id = $1 and completed_at is not null`,
      [suspected],
    );
    const document =
      'query ($id: ID!) { testParticipant(id: $id) { massPassing { resultsCount passedCount fieldsCount peersCount peersHourlyRate } } }';
    expect((await world.ask('accepted', document, { id: suspected })).testParticipant.massPassing).toEqual({
      resultsCount: own?.['results'],
      passedCount: own?.['passed'],
      fieldsCount: own?.['results'] + own?.['answers'],
      peersCount: 1,
      peersHourlyRate: 90,
    });
    expect(own?.['results']).toBeGreaterThan(0);
    expect((await world.ask('manager', document, { id: peer })).testParticipant.massPassing).toBeNull();
  });

  it('RE-704: is dismissed once, and again without a change', async () => {
    for (const _ of [1, 2])
      expect((await world.ask('accepted', dismiss, { input: input() })).answer).toEqual({
        successful: true,
        errors: [],
        result: { id: world.id('participant-1'), suspectedMassPassing: false, hourlyCaseFieldCompletionRate: 41.5 },
      });
    expect(await world.sql(`select event from audit where operation = 'confirmNoMassPassing'`)).toEqual([{ event: 'massPassing.dismiss' }]);
  });

  it('needs a participant of the test', async () => {
    await world.things.supervised('other run');
    expect(await world.refusal('manager', dismiss, { input: { ...input(), testId: world.id('other run') } })).toBe('200 NOT_FOUND');
  });
});

describe('the moderation audit log', () => {
  const log = 'moderationLogs { eventTime organizationUserFullName organizationUserRole eventType }';
  const participant = `query ($id: ID!) { testParticipant(id: $id) { ${log} } }`;
  const result = `query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { ${log.replace('moderationLogs', 'caseResultModerationLogs')} } }`;
  const approve = (person: Person, name: string, approved: boolean) =>
    world.ask(person, toggle, { input: { testCaseResultId: world.id(name), approved } });

  it('RE-304 RE-375: tells test managers who did what, newest first', async () => {
    world.setClock('2026-11-21T12:00:00Z');
    await approve('accepted', 'result-1-1', true);
    world.setClock('2026-11-21T12:05:00Z');
    await approve('manager', 'result-1-1', false);
    world.setClock(moment);
    const last = (name: string) => name.replace(/marker-.*$/u, 'M');
    const { moderationLogs } = (await world.ask('manager', participant, { id: world.id('participant-1') })).testParticipant;
    const expected = [
      ['2026-11-21T12:05:00.000Z', 'manager M', 'Test manager', 'Approval removed'],
      ['2026-11-21T12:00:00.000Z', 'accepted M', 'Community test manager', 'Result approved'],
    ];
    const cells = (rows: readonly Record<string, string>[]) => rows.map((row) => Object.values(row).map(last));
    expect(cells(moderationLogs)).toEqual(expected);
    const { caseResultModerationLogs } = (await world.ask('manager', result, { id: world.id('result-1-1') })).flexibleTestingTestCaseResult;
    expect(cells(caseResultModerationLogs)).toEqual(expected);
  });

  it('names the case that each event of a tester concerns', async () => {
    const log = { test_id: world.id('supervised'), participant_id: world.id('participant-1'), case_result_id: world.id('result-1-2') };
    await world.things.row('case_result_moderation_log', {
      ...log,
      organization_user_full_name: 'Ana Souza',
      organization_user_role: 'Test manager',
      event_type: 'Related issue deleted',
      at: '2026-11-21T11:00:00Z',
    });
    const document = 'query ($id: ID!) { testParticipant(id: $id) { moderationLogs { eventType testCase { id } } } }';
    const { moderationLogs } = (await world.ask('manager', document, { id: world.id('participant-1') })).testParticipant;
    expect(moderationLogs).toEqual([
      { eventType: 'Approval removed', testCase: { id: world.id('case-1') } },
      { eventType: 'Result approved', testCase: { id: world.id('case-1') } },
      { eventType: 'Related issue deleted', testCase: { id: world.id('case-2') } },
    ]);
    await world.sql('delete from case_result_moderation_log where case_result_id = $1', [log.case_result_id]);
  });

  it('RE-303: is null for community test managers and customers', async () => {
    expect((await world.ask('accepted', participant, { id: world.id('participant-1') })).testParticipant).toEqual({ moderationLogs: null });
    for (const person of ['accepted', 'customer'] as const)
      expect((await world.ask(person, result, { id: world.id('result-2-1') })).flexibleTestingTestCaseResult).toEqual({
        caseResultModerationLogs: null,
      });
  });

  it('tells of an edit that was asked for, also where no moderation was finished, and of its end', async () => {
    const about = { caseResultId: world.id('result-1-1') };
    world.setClock('2026-11-21T12:10:00Z');
    await world.ask('accepted', requestEdit, { input: { ...about, content: 'Please add a screenshot.' } });
    world.setClock('2026-11-21T12:15:00Z');
    await world.ask('accepted', cancelEdit, { input: about });
    world.setClock(moment);
    const { caseResultModerationLogs } = (await world.ask('manager', result, { id: world.id('result-1-1') })).flexibleTestingTestCaseResult;
    const told = caseResultModerationLogs.map(({ eventTime, eventType }: Record<string, string>) => `${eventTime} ${eventType}`);
    expect(told.slice(0, 2)).toEqual(['2026-11-21T12:15:00.000Z Edit request cancelled', '2026-11-21T12:10:00.000Z Edit requested']);
  });

  it('logs nothing where nothing changed', async () => {
    await approve('manager', 'result-1-2', false);
    expect(
      (await world.ask('manager', result, { id: world.id('result-1-2') })).flexibleTestingTestCaseResult.caseResultModerationLogs,
    ).toEqual([]);
  });
});
