import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openSocket } from '#tests/support/live.ts';
import type { SocketOptions } from '#tests/support/live.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import { changed, issueWasCreated, openLiveWorld, testWasLaunched } from './world.ts';
import type { LiveWorld } from './world.ts';

const soon = { timeout: 10_000 };

let world: LiveWorld;
let token = '';
beforeAll(async () => {
  world = await openLiveWorld();
  token = await world.token('customer');
});
afterAll(() => world.stop());
afterEach(() => vi.restoreAllMocks());

const refused = async (options: SocketOptions): Promise<number | null> => {
  const socket = openSocket(world.portal.url, options);
  expect(await socket.settled()).toBe(false);
  return socket.closedWith();
};

describe('a websocket', () => {
  it('SH-372, SH-373: opens with an auth_token', async () => {
    const socket = await world.socket('customer');
    expect(socket.isConnected()).toBe(true);
    expect(await refused({ organization: publicId('a') })).toBe(4403);
  });

  it('closes with 4403 on a token that is bad, expired or of somebody who is gone', async () => {
    const expired = await world.portal.server.identity.mint(idOf('a', 'customer'), -60);
    const gone = await world.token('gone');
    for (const bad of ['nonsense', `${token.slice(0, -6)}AAAAAA`, expired, gone])
      expect(await refused({ token: bad, organization: publicId('a') })).toBe(4403);
  });

  it('closes with 4403 for an organization that is not the current one', async () => {
    for (const organization of [publicId('b'), 'unknown', '']) expect(await refused({ token, organization })).toBe(4403);
    expect(await refused({ token })).toBe(4403);
  });

  it('is not opened for pages of another origin', async () => {
    const socket = openSocket(world.portal.url, { token, organization: publicId('a'), origin: 'https://evil.example' });
    expect(await socket.settled()).toBe(false);
    expect(socket.closedWith()).toBe(1006);
    const own = openSocket(world.portal.url, { token, organization: publicId('a'), origin: 'http://localhost:4173' });
    expect(await own.settled()).toBe(true);
    own.close();
  });

  it('is not opened on another path', async () => {
    const status = await new Promise((resolve) => {
      const socket = new WebSocket(`${world.portal.url.replace('http', 'ws')}/api/elsewhere`, 'graphql-transport-ws');
      socket.once('error', () => resolve('closed'));
      socket.once('open', () => resolve('open'));
    });
    expect(status).toBe('closed');
  });

  it('lets a person have ten of them', async () => {
    const token = await world.token('customer of b');
    const sockets = Array.from({ length: 10 }, () => openSocket(world.portal.url, { token, organization: publicId('b') }));
    expect(await Promise.all(sockets.map((socket) => socket.settled()))).toEqual(sockets.map(() => true));
    expect(await refused({ token, organization: publicId('b') })).toBe(4403);
    for (const socket of sockets) socket.close();
    await expect
      .poll(
        async () => {
          const again = openSocket(world.portal.url, { token, organization: publicId('b') });
          const isIn = await again.settled();
          again.close();
          return isIn;
        },
        { timeout: 5000 },
      )
      .toBe(true);
  });

  it('closes on a message of more than 64 KiB', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const socket = await world.socket('customer');
    socket.subscribe(`subscription { changed { topic } } # ${'x'.repeat(65 * 1024)}`);
    await expect.poll(() => socket.closedWith(), { timeout: 5000 }).toBe(1009);
  });

  it('ends a connection that says nothing', async () => {
    const code = await new Promise((resolve) => {
      const socket = new WebSocket(`${world.portal.url.replace('http', 'ws')}/api/customer_portal`, 'graphql-transport-ws');
      socket.once('close', resolve);
    });
    expect(code).toBe(4408);
  });
});

describe('a subscription', () => {
  it('is what the answer to a ping that follows it waits for', async () => {
    const socket = new WebSocket(`${world.portal.url.replace('http', 'ws')}/api/customer_portal`, 'graphql-transport-ws');
    const heard: { readonly type: string; readonly payload?: unknown }[] = [];
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8')) as (typeof heard)[number]));
    const say = (...messages: readonly object[]) => messages.forEach((message) => socket.send(JSON.stringify(message)));
    const types = () => heard.map(({ type }) => type);
    await once(socket, 'open');
    say({ type: 'connection_init', payload: { auth_token: token, organization: publicId('a') } });
    await expect.poll(types, soon).toEqual(['connection_ack']);
    const holding = await world.portal.database.owner.connect();
    try {
      await holding.query('begin');
      await holding.query('lock table test in access exclusive mode');
      say(
        { type: 'subscribe', id: '1', payload: { query: changed, variables: { testId: idOf('a', 'supervised') } } },
        { type: 'ping', payload: { question: 'standing' } },
        { type: 'subscribe', id: '2', payload: { query: 'subscription { nothing }' } },
      );
      await expect.poll(types, soon).toEqual(['connection_ack', 'error']);
    } finally {
      await holding.query('rollback');
      holding.release();
    }
    await expect.poll(() => heard.at(-1), soon).toEqual({ type: 'pong', payload: { question: 'standing' } });
    await world.tell('a', { topic: 'test', testId: idOf('a', 'supervised'), entityId: idOf('a', 'supervised') });
    await expect.poll(types, soon).toContain('next');
    socket.close();
  });

  it('is the only thing that runs there', async () => {
    const socket = await world.socket('customer');
    const query = socket.subscribe('{ featureFlags { name } }');
    const mutation = socket.subscribe('mutation { organizationUpdate(input: { chosenName: "x" }) { successful } }');
    const broken = socket.subscribe('subscription { nothing }');
    await expect
      .poll(() => [query.refusals, mutation.refusals, broken.refusals], soon)
      .toEqual([['GRAPHQL_VALIDATION_FAILED'], ['GRAPHQL_VALIDATION_FAILED'], ['GRAPHQL_VALIDATION_FAILED']]);
    expect(socket.isConnected()).toBe(true);
  });

  it('is one of at most twenty on a socket', async () => {
    const socket = await world.socket('manager');
    const running = Array.from({ length: 20 }, () => socket.subscribe(changed));
    for (const subscription of running) await world.awake(subscription, 'a', { topic: 'organization' });
    const over = socket.subscribe(changed);
    await expect.poll(() => over.refusals, soon).toEqual(['LIMIT_EXCEEDED']);
    running[0]?.stop();
    await vi.waitFor(
      async () => {
        const again = socket.subscribe(changed);
        await vi
          .waitFor(() => expect(again.refusals.length + again.events.length).toBeGreaterThan(0), { timeout: 300 })
          .catch(() => undefined);
        expect(again.refusals).toEqual([]);
      },
      { timeout: 5000 },
    );
  });

  it.each(['unassigned', 'assigned', 'rejected', 'removed'] as const)(
    'to a test answers a moderator who is %s as if it were not there',
    async (person) => {
      const socket = await world.socket(person);
      const subscriptions = [changed, issueWasCreated, testWasLaunched].map((query) =>
        socket.subscribe(query, { testId: idOf('a', 'supervised') }),
      );
      await expect.poll(() => subscriptions.map(({ refusals }) => refusals), soon).toEqual(subscriptions.map(() => ['NOT_FOUND']));
    },
  );

  it('to a foreign, absent or malformed test answers as if it were not there', async () => {
    const socket = await world.socket('manager');
    for (const testId of [idOf('b', 'supervised'), '00000000-0000-4000-8000-00000000dead', 'x']) {
      const subscriptions = [changed, issueWasCreated, testWasLaunched].map((query) => socket.subscribe(query, { testId }));
      await expect.poll(() => subscriptions.map(({ refusals }) => refusals), soon).toEqual(subscriptions.map(() => ['NOT_FOUND']));
    }
  });
});
