import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';

const document = `mutation ($input: ExportTestCaseResultsToCsvInput!) {
  answer: exportTestCaseResultsToCsv(input: $input) { successful errors { code path } result { filename body } } }`;

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
  await world.sql(`update participant set full_name = 'Lena Hartmann' where id = $1`, [world.id('participant-1')]);
  await world.sql(`update participant set full_name = 'Tom / Brandt' where id = $1`, [world.id('participant-2')]);
  await world.sql(`update case_result set actual_result = '=1+1' where id = $1`, [world.id('result-1-1')]);
});
afterAll(() => world.stop());

const of = (participants: readonly string[], test = 'supervised') => ({
  input: { testId: world.id(test), participantsIds: participants.map((name) => world.id(name)) },
});
const files = async (...args: Parameters<typeof of>) => (await world.ask('manager', document, of(...args))).answer;

it('RE-674: gives the body and the name of one file for each participant', async () => {
  const { successful, result } = await files(['participant-1', 'participant-2']);
  expect([successful, result.map(({ filename }: { filename: string }) => filename)]).toEqual([
    true,
    ['aa-2-Lena Hartmann.csv', 'aa-2-Tom _ Brandt.csv'],
  ]);
  const rows = parse(result[0].body, { bom: true, columns: true }) as readonly Record<string, string>[];
  expect(
    rows.map((row) => [row['Case'], row['Result'], row['Moderation'], row['Actual result'], row['Related issues'], row['Tester']]),
  ).toEqual([
    ['C-1', 'Failed', 'Not moderated', "'=1+1", 'a-R-1', 'Lena Hartmann'],
    ['C-2', 'Passed', 'Not moderated', expect.stringContaining('marker'), '', 'Lena Hartmann'],
  ]);
});

it('says whose results they are, which step each answer is to, and where the case is', async () => {
  const [test, tester, step] = [world.id('supervised'), world.id('participant-1'), world.id('field')];
  await world.sql(`update test_case_field set instruction = E'Open\nthe cart' where id = $1`, [step]);
  await world.sql(`update case_result_response set value = 'Yes, as described.' where id = $1`, [world.id('answer-step')]);
  const [who] = await world.sql(
    'select p.email, p.tester_id as tester, (select f.position from test_case_field f where f.id = $2) as position from participant p where p.id = $1',
    [tester, step],
  );
  const rowFor = async (person: 'manager' | 'accepted') =>
    (
      parse((await world.ask(person, document, of(['participant-1']))).answer.result[0].body, {
        bom: true,
        columns: true,
      }) as readonly Record<string, string>[]
    )[0];
  const row = await rowFor('manager');
  expect([row?.['Answers'], row?.['Tester'], row?.['Tester e-mail'], row?.['Tester ID']]).toEqual([
    `${who?.position}. Open the cart: Yes, as described.`,
    'Lena Hartmann',
    who?.email,
    who?.tester,
  ]);
  expect(row?.['Link']).toMatch(new RegExp(`^https?://[^/]+/results/${test}/test-case/${world.id('case-1')}$`, 'u'));
  expect((await rowFor('accepted'))?.['Link']).toMatch(new RegExp(`/results/${test}/participant/${tester}$`, 'u'));
});

it('RE-824: is refused for requests and for participants of another test', async () => {
  const { group, participant, supervised } = world.things;
  await supervised('another');
  await group('group of another', { test_id: world.id('another') });
  await participant('of another', { test_id: world.id('another'), group_id: world.id('group of another') });
  expect((await files([], 'advanced')).errors).toEqual([{ code: 'invalid_type', path: 'testId' }]);
  expect((await files(['participant-1', 'of another'])).errors).toEqual([{ code: 'not_found', path: 'participantsIds[1]' }]);
  expect((await files([])).errors).toEqual([{ code: 'blank', path: 'participantsIds' }]);
});

it('is for moderators only where they are enabled, and never for customers', async () => {
  expect((await world.ask('accepted', document, of(['participant-1']))).answer.successful).toBe(true);
  await world.sql('update supervised_test set community_test_managers_enabled = false');
  expect(await world.refusal('accepted', document, of(['participant-1']))).toBe('200 FORBIDDEN');
  expect(await world.refusal('customer', document, of(['participant-1']))).toBe('200 FORBIDDEN');
});
