import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('closes sockets with "try again later" while the database is away, so that clients come back', async () => {
  const { server, url, database } = portal;
  const open = async () => openSocket(url, { token: await server.identity.mint(idOf('a', 'customer')), organization: publicId('a') });
  const seated = await open();
  expect(await seated.settled()).toBe(true);
  const query = database.owner.query.bind(database.owner);
  const token = await server.identity.mint(idOf('a', 'manager'));
  Object.assign(database.owner, { query: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })) });
  const arriving = openSocket(url, { token, organization: publicId('a') });
  await expect.poll(() => [arriving.closedWith(), seated.closedWith()], { timeout: 10_000 }).toEqual([1013, 1013]);
  Object.assign(database.owner, { query });
  const back = await open();
  expect(await back.settled()).toBe(true);
  back.close();
});
