import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { ask } from '#tests/support/embedded.ts';
import { openSocket } from '#tests/support/live.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Call, Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';

let portal: Portal;
let customer: Call;
beforeAll(async () => {
  portal = await startPortal();
  await plantTwins(portal.database.owner);
  customer = await portal.as(idOf('a', 'customer'), publicId('a'));
});
afterAll(() => portal.stop());

const accept = 'mutation { flexibleTestingIssueAccept(input: { issueId: "ISSUE", newSeverity: "high" }) { successful } }'.replace(
  'ISSUE',
  idOf('a', 'issue-1'),
);

it('answers 503 in masked words while the database is away, and goes on when it is back', async () => {
  expect((await customer('{ featureFlags { name } }')).status).toBe(200);
  const { owner, app } = portal.database;
  const connect = { owner: owner.connect.bind(owner), app: app.connect.bind(app), query: owner.query.bind(owner) };
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' });
  const away = () => Promise.reject(refused);

  Object.assign(app, { connect: away });
  for (const query of ['{ featureFlags { name } }', accept]) {
    const { status, text } = await customer(query);
    expect([status, text]).toEqual([503, expect.stringContaining('"UNAVAILABLE"')]);
    expect(text).not.toMatch(/ECONNREFUSED|10\.1\.2\.3|5432/u);
  }
  Object.assign(owner, { query: away });
  const unknown = await customer('{ featureFlags { name } }');
  expect([unknown.status, unknown.errorCode]).toEqual([503, 'unavailable']);
  expect(unknown.text).not.toMatch(/ECONNREFUSED|10\.1\.2\.3|5432/u);

  Object.assign(app, { connect: connect.app });
  Object.assign(owner, { query: connect.query });
  expect((await customer('{ featureFlags { name } }')).status).toBe(200);
});

it('answers 503 in masked words for a file, and for the crowd, while the database is away', async () => {
  const { server, url, database } = portal;
  const path = server.services.fileLink({ userId: idOf('a', 'customer'), organizationId: idOf('a', 'organization') }, idOf('a', 'issue-1'));
  expect((await fetch(`${url}${path}`)).status).toBe(404);
  const query = database.owner.query.bind(database.owner);
  Object.assign(database.owner, {
    query: () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' })),
  });
  const crowd = { method: 'POST', headers: { authorization: 'Bearer a-token-nobody-has' } };
  for (const answer of [await fetch(`${url}${path}`), await fetch(`${url}/api/crowd`, crowd)]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.text()).not.toMatch(/ECONNREFUSED|10\.1\.2\.3|5432/u);
  }
  Object.assign(database.owner, { query });
});

it('answers 503 for a call of the crowd that was under way when the database went, and does it once when it is sent again', async () => {
  const { owner } = portal.database;
  const token = await createCrowdToken(owner, 'away');
  const accept = (): Promise<Response> =>
    fetch(`${portal.url}/api/crowd`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query: 'mutation ($input: ParticipantInput!) { answer: acceptInvitation(input: $input) { successful } }',
        variables: { input: { key: 'k', participantId: idOf('a', 'participant-4') } },
      }),
    });
  const holder = await owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select from participant where id = $1 for update', [idOf('a', 'participant-4')]);
    const answering = accept();
    const ended = `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await ask(portal.database.superuserUrl, ended))[0]?.['n'], { timeout: 15_000 }).toBe(1);
    const answer = await answering;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.text()).toMatch(
      /^\{"errors":\[\{"message":"Something went wrong on our side\. Please try again\.","extensions":\{"code":"UNAVAILABLE","errorId":"[-\w]+"\}\}\]\}$/u,
    );
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  for (const _ of ['sent again', 'and once more'])
    expect(await (await accept()).json()).toEqual({ data: { answer: { successful: true } } });
});

it('closes sockets with "try again later" while the database is away, so that clients come back', async () => {
  const { server, url, database } = portal;
  const open = async () => openSocket(url, { token: await server.identity.mint(idOf('a', 'customer')), organization: publicId('a') });
  const standing = await open();
  expect(await standing.settled()).toBe(true);
  const query = database.owner.query.bind(database.owner);
  const token = await server.identity.mint(idOf('a', 'manager'));
  Object.assign(database.owner, { query: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })) });
  const arriving = openSocket(url, { token, organization: publicId('a') });
  await expect.poll(() => [arriving.closedWith(), standing.closedWith()], { timeout: 10_000 }).toEqual([1013, 1013]);
  Object.assign(database.owner, { query });
  const back = await open();
  expect(await back.settled()).toBe(true);
  back.close();
});
