import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { drawScreenshot } from '#crowd/pictures/screenshot.ts';
import { randomFrom } from '#crowd/random.ts';
import { send, upload } from './calls.ts';
import { addTest, crowdWorld, ids } from './world.ts';
import type { CrowdWorld } from './world.ts';

type Call = { readonly operation: string; readonly sent: string; readonly outcome: string; readonly words: string };

let world: CrowdWorld;
const participantId = ids.participant(101);
const tester = { email: 'ada@crowd.test', fullName: 'Ada', countryCode: 'ZZ' };
const save =
  'mutation ($input: SaveTestersInput!) { saveTesters(input: $input) { successful result { testers { id email } } errors { path message } } }';

beforeAll(async () => {
  world = await crowdWorld();
  await addTest(world.db, 1, { cases: 1, testers: 2 });
  await send(world, 'acceptInvitation', { key: 'a', participantId });
});
afterAll(() => world.close());
beforeEach(() => world.db.owner.query('delete from crowd_call'));

const post = async (payload: string, token = world.sandbox, type = 'application/json') => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  return world.app.inject({ method: 'POST', url: '/api/crowd', headers, payload });
};
const callsOf = async (): Promise<readonly Call[]> =>
  (await world.db.owner.query<Call>('select operation, sent, outcome, words from crowd_call order by number')).rows;

it('says in its answer that nothing was changed, which no other token says', async () => {
  const payload = JSON.stringify({ query: '{ vocabulary(kinds: [device_type]) { name } }' });
  const [tried, real] = [await post(payload), await post(payload, world.token)];
  expect([tried.headers['x-sandbox'], tried.json().extensions]).toEqual(['nothing-changed', { sandbox: 'Nothing was changed.' }]);
  expect([real.headers['x-sandbox'], real.json()]).toEqual([undefined, { data: tried.json().data }]);
  expect((await callsOf()).map(({ operation }) => operation)).toEqual(['vocabulary']);
});

it('hands over no tester, and tells nobody who is there', async () => {
  const before = await world.everything();
  const { data } = await world.ask<{ saveTesters: { result: { testers: { email: string }[] } } }>(
    save,
    { input: { testers: [tester] } },
    world.sandbox,
  );
  expect(data.saveTesters.result.testers).toEqual([{ id: expect.any(String), email: tester.email }]);
  const there = 'mutation { showThere(input: { participantIds: ["' + participantId + '"] }) { successful result { participantIds } } }';
  expect((await world.ask(there, {}, world.sandbox)).data).toEqual({
    showThere: { successful: true, result: { participantIds: [participantId] } },
  });
  expect(await world.everything()).toEqual(before);
});

it('refuses what only the commit would refuse', async () => {
  await world.db.owner.query(`create function never() returns trigger language plpgsql as $$ begin raise 'never'; end $$;
    create constraint trigger never after insert on tester deferrable initially deferred for each row execute function never()`);
  expect((await world.ask(save, { input: { testers: [{ ...tester, email: 'new@crowd.test' }] } }, world.sandbox)).status).toBe(500);
  await world.db.owner.query('drop function never cascade');
  expect((await callsOf()).map(({ outcome }) => outcome)).toEqual(['failed']);
});

it('takes a file, answers what it is, and keeps neither it nor a row', async () => {
  const shown = { shape: 'phone', appName: 'Shop', caseCode: 'TC-1', heading: 'Basket', error: null, button: 'Pay' } as const;
  const file = { name: 'shot.png', type: 'image/png', body: drawScreenshot(shown, randomFrom('test')) };
  const before = await world.everything();
  const { status, body } = await upload(world, { key: 'u', participantId }, file, world.sandbox);
  expect([status, body.successful, body.result?.name]).toEqual([200, true, 'shot.png']);
  expect(await world.everything()).toEqual(before);
  const kept = (await readdir(world.files, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(kept).toEqual([]);
  expect(await callsOf()).toEqual([
    {
      operation: 'attachments',
      sent: JSON.stringify({ key: 'u', participantId, file: 'shot.png' }),
      outcome: 'answered',
      words: 'Done',
    },
  ]);
});

it('keeps each call as people read it: what was called, what was sent in short, and the answer or refusal in words', async () => {
  const long = 'x'.repeat(100);
  await world.ask(
    save,
    { input: { testers: [1, 2, 3, 4, 5].map((each) => ({ ...tester, email: `${each}@crowd.test`, fullName: long })) } },
    world.sandbox,
  );
  await world.ask(save, { input: { testers: [{ ...tester, countryCode: 'QQ' }] } }, world.sandbox);
  await world.ask('{ invitations { nodes { participantId } } editRequests { nodes { id } } }', {}, world.sandbox);
  await world.ask('query One { vocabulary { name } } query Two { testBrief(participantId: "x") { isOpen } }', {}, world.sandbox);
  await post('{"query": "{ nothing }"}');
  await post('{ not json');
  await post('<call/>', world.sandbox, 'application/xml');
  const calls = await callsOf();
  expect(calls.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
    'saveTesters answered',
    'saveTesters refused',
    'invitations, editRequests answered',
    'vocabulary refused',
    'nothing refused',
    '– refused',
    '– refused',
  ]);
  const shown = (each: number) => ({ ...tester, email: `${each}@crowd.test`, fullName: `${'x'.repeat(79)}…` });
  expect(JSON.parse(calls[0]?.sent ?? '')).toEqual({ input: { testers: [shown(1), shown(2), shown(3), '… 2 more'] } });
  expect(calls[2]?.sent).toBe('{ invitations { nodes { participantId } } editRequests { nodes { id } } }');
  expect(calls.map(({ words }) => words)).toEqual([
    'Done',
    expect.stringMatching(/^testers\[0\]\.countryCode: "QQ" is not known here\./u),
    'invitations: 1 entry; editRequests: 0 entries',
    expect.stringContaining('operation name'),
    expect.stringContaining('Cannot query field "nothing"'),
    'Send one JSON object with query, and with variables where the query takes some.',
    expect.stringContaining('Unsupported Media Type'),
  ]);
});

it('keeps the last fifty of a token', async () => {
  for (let each = 1; each <= 53; each += 1) await post(JSON.stringify({ query: `{ vocabulary(kinds: []) { name } } #${each}` }));
  const sent = (await callsOf()).map((call) => Number(call.sent.split('#')[1]));
  expect(sent).toEqual(Array.from({ length: 50 }, (_, index) => index + 4));
});
