import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLimiter } from '#server/api/rate-limit.ts';
import { openSocket } from '#tests/support/live.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Call, GraphQLAnswer, Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../authorization/samples.ts';

const mib = 1024 * 1024;
let portal: Portal;
const checked: string[] = [];
const held: (() => void)[] = [];

beforeAll(async () => {
  portal = await startPortal({
    limitFactor: 1,
    checkLink: async (url) => {
      checked.push(url);
      return 'answers';
    },
  });
  await plantTwins(portal.database.owner, new Date().toISOString());
});
afterAll(async () => {
  for (const free of held) free();
  await portal.stop();
});

/** Somebody who has sent nothing yet: every test floods as another person. */
const as = (person: PersonName, side: 'a' | 'b' = 'a'): Promise<Call> => portal.as(idOf(side, person), publicId(side));
const count = async (text: string): Promise<number> =>
  Number((await portal.database.owner.query<{ count: string }>(`select count(*) from ${text}`)).rows[0]?.count);
const codes = (answers: readonly GraphQLAnswer[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, (answer) => answer.errorCode ?? answer.errors[0]?.extensions?.code ?? 'ok')].map(([code, all]) => [
      code,
      all.length,
    ]),
  );
const times = (number: number, one: (index: number) => string): string =>
  Array.from({ length: number }, (_, index) => one(index)).join(' ');

it('queries that are asked together count as many calls', async () => {
  const token = await portal.server.identity.mint(idOf('b', 'manager'));
  const body = JSON.stringify(Array.from({ length: 8 }, () => ({ query: '{ getCurrentOrganizationUser { id } }' })));
  const headers = {
    authorization: `Bearer ${token}`,
    'x-organization-public-id': publicId('b'),
    'content-type': 'application/json',
  };
  const statuses: number[] = [];
  for (let call = 0; call < 76; call += 1)
    statuses.push((await fetch(`${portal.url}/api/customer_portal`, { method: 'POST', headers, body })).status);
  // Of 600 the first takes 40: each of its eight is a call, and a document that nobody sent before.
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([71, 429]);
});

describe('one document with many root fields counts as many calls', () => {
  it('exports', async () => {
    const customer = await as('customer');
    const { input } = argumentsFor('Mutation.exportIssuesToCsv', 'a');
    const many = (number: number) =>
      customer(
        `mutation ($input: ExportIssuesToCsvInput!) { ${times(number, (index) => `a${index}: exportIssuesToCsv(input: $input) { successful }`)} }`,
        { input },
      );
    const before = await count(`audit where operation = 'exportIssuesToCsv'`);
    const all = await many(38);
    expect([all.status, all.errorCode, all.data]).toEqual([429, 'rate_limited', undefined]);
    expect(await count(`audit where operation = 'exportIssuesToCsv'`)).toBe(before);
    expect((await many(10)).status).toBe(200);
    expect((await many(1)).status).toBe(429);
  });

  it('changes', async () => {
    const manager = await as('manager');
    const many = (number: number) =>
      manager(
        `mutation ($input: PageViewTrackInput!) { ${times(number, (index) => `a${index}: pageViewTrack(input: $input) { successful }`)} }`,
        argumentsFor('Mutation.pageViewTrack', 'a'),
      );
    const statuses: number[] = [];
    for (let call = 0; call < 7; call += 1) statuses.push((await many(39)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('addresses of applications, each of which is an outside call', async () => {
    const customer = await as('customer', 'b');
    const urls = Array.from({ length: 10 }, (_, index) => `https://${index}.example`);
    const many = (number: number) =>
      customer(`query ($urls: [String!]!) { ${times(number, (index) => `a${index}: applicationLinks(urls: $urls) { state }`)} }`, { urls });
    expect([(await many(40)).status, checked.length]).toEqual([429, 0]);
    expect([(await many(3)).status, checked.length]).toEqual([200, 30]);
    expect([(await many(1)).status, checked.length]).toEqual([429, 30]);
  });
});

describe('what all nodes count together', () => {
  it('is full for one when another filled it', async () => {
    const who = { id: randomUUID(), organizationId: randomUUID() };
    const [one, other] = [makeLimiter({ pool: portal.database.owner }), makeLimiter({ pool: portal.database.owner })];
    expect([await one.spend(who, { export: 6 }), await other.spend(who, { export: 4 })]).toEqual([0, 0]);
    expect(await one.spend(who, { export: 1 })).toBeGreaterThan(0);
  });

  it('is full for another that let a twentieth through itself', async () => {
    const who = { id: randomUUID(), organizationId: randomUUID() };
    const [one, other] = [makeLimiter({ pool: portal.database.owner }), makeLimiter({ pool: portal.database.owner })];
    expect(await one.spend(who, { operation: 580 })).toBe(0);
    await expect.poll(() => count(`call_count where key = 'operation:${who.id}' and points = 580`)).toBe(1);
    expect(await other.spend(who, { operation: 30 })).toBe(0);
    await expect.poll(() => count(`call_count where key = 'operation:${who.id}' and points = 610`)).toBe(1);
    await expect.poll(() => other.spend(who, { operation: 1 })).toBeGreaterThan(0);
    expect(await one.spend(who, { operation: 20 })).toBe(0);
    await expect.poll(() => one.spend(who, { operation: 1 })).toBeGreaterThan(0);
  });

  it('goes on by itself while the database is away, and is told of later', async () => {
    const who = { id: randomUUID(), organizationId: randomUUID() };
    const { owner } = portal.database;
    let isAway = true;
    const pool = Object.assign(Object.create(owner) as typeof owner, {
      query: (text: string, values: unknown[]) => (isAway ? Promise.reject(new Error('away')) : owner.query(text, values)),
    });
    const limiter = makeLimiter({ pool });
    expect([await limiter.spend(who, { mutation: 240 }), await limiter.spend(who, { mutation: 1 })]).toEqual([0, expect.any(Number)]);
    expect(await limiter.spend(who, { mutation: 1 })).toBeGreaterThan(0);
    isAway = false;
    await expect.poll(() => count(`call_count where key = 'mutation:${who.id}' and points = 240`)).toBe(1);
  });
});

describe('documents that are wrong', () => {
  it('count, and dearer than calls', async () => {
    const moderator = await as('accepted');
    const answers: GraphQLAnswer[] = [];
    for (let number = 0; number < 200; number += 1)
      answers.push(await moderator(number % 2 === 0 ? `{ nothing${number} }` : `{ ${number}`));
    expect(codes(answers)).toEqual({ GRAPHQL_VALIDATION_FAILED: 60, GRAPHQL_PARSE_FAILED: 60, rate_limited: 80 });
  });

  it('count on a websocket, too', async () => {
    const socket = openSocket(portal.url, { token: await portal.server.identity.mint(idOf('a', 'assigned')), organization: publicId('a') });
    expect(await socket.settled()).toBe(true);
    const asked = Array.from({ length: 200 }, (_, index) => socket.subscribe(`subscription { nothing${index} }`));
    await expect.poll(() => asked.filter(({ end }) => end() !== null).length, { timeout: 20_000 }).toBe(200);
    const refusals = Map.groupBy(
      asked.map(({ refusals: [code] }) => code),
      (code) => code ?? 'none',
    );
    expect([...refusals].map(([code, all]) => [code, all.length])).toEqual([
      ['GRAPHQL_VALIDATION_FAILED', 150],
      ['RATE_LIMITED', 50],
    ]);
    socket.close();
  });

  it.each([
    ['8 MB of comment', `{ featureFlags { name } } #${'x'.repeat(7.5 * mib)}`],
    ['8 MB of commas', `{ featureFlags { name } ${','.repeat(7.5 * mib)} }`],
    [
      'a circle of 600 fragments',
      `{ platformTest(id: "x") { ...F0 } } ${times(600, (index) => `fragment F${index} on SupervisedTest { id ...F${(index + 1) % 600} }`)}`,
    ],
    [
      'fragments that double',
      `{ ...F0 } ${times(40, (index) => `fragment F${index} on Query { featureFlags { name } ${index < 39 ? `...F${index + 1} ...F${index + 1}` : ''} }`)}`,
    ],
    ['a field asked 1,400 times', `{ ${'featureFlags { name } '.repeat(1400)} }`],
    [
      'a circle through a field',
      `{ platformTest(id: "x") { ...F } } fragment F on SupervisedTest { a: parentTest { supervisedTests { ...F } } b: parentTest { supervisedTests { ...F } } }`,
    ],
  ])('are refused before they are validated: %s', async (_, query) => {
    const customer = await as('removed');
    const answer = await customer(query);
    expect([answer.status, answer.data, answer.errors[0]?.extensions?.code]).toEqual([200, undefined, 'LIMIT_EXCEEDED']);
  });
});

type Said = { readonly status: number; readonly connection: string | undefined; readonly port: number };

const say = (agent: Agent, path: string, headers: IncomingHttpHeaders, body: Buffer | string): Promise<Said> =>
  new Promise((resolve, reject) => {
    const call = request(`${portal.url}${path}`, { method: 'POST', agent, headers }, (response) => {
      const port = call.socket?.localPort ?? 0;
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, port }));
    });
    call.once('error', reject);
    call.end(body);
  });

describe('a caller who is refused before the body is read', () => {
  const json = { 'content-type': 'application/json' };
  const bad = { ...json, authorization: 'Bearer nonsense' };

  it('hears why, and goes on over the same line', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await say(agent, '/api/customer_portal', bad, Buffer.alloc(mib / 2, ' '));
    const second = await say(agent, '/api/customer_portal', bad, '{}');
    expect([first.status, second.status, second.port]).toEqual([401, 401, first.port]);
    agent.destroy();
  });

  it.each([
    ['a wrong token', '/api/customer_portal', bad, 6 * mib, 401],
    ['a wrong token of the gateway', '/api/crowd', bad, 6 * mib, 401],
    ['a body over the limit', '/api/customer_portal', bad, 20 * mib, 413],
  ] as const)('hears why, and that the line ends: %s', async (_, path, headers, bytes, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await say(agent, path, headers, Buffer.alloc(bytes, ' '))).toMatchObject({ status, connection: 'close' });
    expect((await say(agent, path, bad, '{}')).status).toBe(401);
    agent.destroy();
  });

  it('is answered although the body never comes', async () => {
    const agent = new Agent();
    const answered = new Promise<number>((resolve, reject) => {
      const call = request(
        `${portal.url}/api/customer_portal`,
        { method: 'POST', agent, headers: { ...bad, 'content-length': 5 * mib } },
        (response) => resolve(response.statusCode ?? 0),
      );
      call.once('error', reject);
      call.flushHeaders();
      held.push(() => call.destroy());
    });
    expect(await answered).toBe(401);
  });
});
