import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { notify } from '#server/workflow/notify.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Subscription } from '#tests/support/live.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { changed, openLiveWorld } from './world.ts';
import type { LiveWorld } from './world.ts';

const soon = { timeout: 20_000 };

let world: LiveWorld;
beforeAll(async () => {
  world = await openLiveWorld();
});
afterAll(() => world.stop());

const id = (name: string): string => idOf('a', name);
const ofTest = (entityId: string) => ({ topic: 'participant', testId: id('supervised'), entityId }) as const;
const fresh = (count: number): readonly string[] => Array.from({ length: count }, () => randomUUID());

/** What was heard of these things; waking a listener tells of nothing in particular. */
const toldOf = ({ events }: Subscription, all: readonly string[]): readonly Subscription['events'][number][] =>
  events.filter(({ entityId }) => all.includes(String(entityId)));
const entities = (subscription: Subscription, all: readonly string[]): readonly unknown[] =>
  toldOf(subscription, all).map(({ entityId }) => entityId);

/** What the server logs as failed, instead of its log. */
const failures = () => vi.spyOn(world.portal.server.app.log, 'error').mockImplementation(() => undefined);

/** While the plain role may not read tests. */
const withoutTests = async (work: () => Promise<void>): Promise<void> => {
  await world.sql('revoke select on test from muster_app');
  try {
    await work();
  } finally {
    await world.sql('grant select on test to muster_app');
  }
};

describe('a read that fails', () => {
  it('is tried again until it succeeds: what happened meanwhile is told, in order, without a word of the failure', async () => {
    const logged = failures();
    const listeners = ['manager', 'accepted'] as const;
    const heard: Subscription[] = [];
    for (const person of listeners) {
      const subscription = (await world.socket(person)).subscribe(changed);
      await world.awake(subscription, 'a', { topic: 'organization' });
      heard.push(subscription);
    }
    const all = fresh(4);
    await withoutTests(async () => {
      for (const entity of all.slice(0, 3)) await world.tell('a', ofTest(entity));
      await expect.poll(() => logged.mock.calls.length + heard.flatMap(({ refusals }) => refusals).length, soon).toBeGreaterThan(0);
    });
    await world.tell('a', ofTest(all[3] ?? ''));
    for (const each of heard) await expect.poll(() => entities(each, all), soon).toEqual(all);
    expect(heard.flatMap(({ refusals, end }) => [...refusals, end()])).toEqual([null, null]);
    for (const each of heard) {
      const [first = 0, ...others] = toldOf(each, all).map(({ number }) => Number(number));
      expect(others).toEqual([first + 1, first + 2, first + 3]);
    }
    logged.mockRestore();
  });

  it('at the start of a subscription closes the socket, which comes back, and says nothing of the failure', async () => {
    const logged = failures();
    const socket = await world.socket('manager');
    const subscription = socket.subscribe(changed, { testId: id('supervised') });
    await world.awake(subscription, 'a', ofTest(randomUUID()));
    await withoutTests(async () => {
      const another = socket.subscribe(changed, { testId: id('supervised') });
      await expect.poll(() => socket.closedWith() ?? another.refusals[0], soon).toBe(1013);
      expect([...another.refusals, ...subscription.refusals].join()).not.toContain('permission denied');
    });
    expect(logged.mock.calls.length).toBeGreaterThan(0);
    logged.mockRestore();
  });
});

const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe('connections to the database that are killed under load', () => {
  it('cost an open socket no event, though reads are under way', async () => {
    const logged = failures();
    const people = ['customer', 'manager', 'accepted'] as const;
    const sockets = await Promise.all(people.map((person) => world.socket(person)));
    const heard = sockets.map((socket) => socket.subscribe(changed));
    for (const subscription of heard) await world.awake(subscription, 'a', { topic: 'organization' });
    const hand = new pg.Client({ connectionString: world.portal.database.superuserUrl });
    await hand.connect();
    const all: string[] = [];
    const tell = async (beforeTheyAreSeen: () => Promise<unknown> = async () => null): Promise<void> => {
      await hand.query('begin');
      for (const entity of fresh(5)) {
        all.push(entity);
        await hand.query(
          `with event as (insert into outbox (organization_id, topic, test_id, entity_id) values ($1, 'test', $2, $3)) select pg_notify('outbox', '')`,
          [id('organization'), id('supervised'), entity],
        );
      }
      await beforeTheyAreSeen();
      await hand.query('commit');
    };
    for (let round = 0; round < 6; round += 1) {
      const latch = new pg.Client({ connectionString: world.portal.database.superuserUrl });
      await latch.connect();
      await latch.query('begin');
      await tell(() => latch.query('lock table test in access exclusive mode'));
      await expect.poll(async () => (await hand.query(waiting)).rows.length, soon).toBeGreaterThan(0);
      await hand.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid not in (pg_backend_pid(), ${String(Reflect.get(latch, 'processID'))})`,
      );
      await tell();
      await latch.query('commit');
      await latch.end();
      for (const each of heard) await expect.poll(() => entities(each, all), soon).toEqual(all);
    }
    expect(sockets.map((socket) => socket.isConnected())).toEqual([true, true, true]);
    expect(heard.flatMap(({ refusals }) => refusals)).toEqual([]);
    await hand.end();
    logged.mockRestore();
  });
});

describe('the log', () => {
  it('takes what goes wrong on a socket, as everything else', async () => {
    const logged = failures();
    const said = (['log', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => undefined));
    const socket = await world.socket('customer');
    socket.subscribe(`subscription { changed { topic } } # ${'x'.repeat(65 * 1024)}`);
    await expect.poll(() => socket.closedWith(), soon).toBe(1009);
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(logged.mock.calls.length).toBeGreaterThan(0);
    for (const each of [...said, logged]) each.mockRestore();
  });
});

describe('a socket that does not read', () => {
  it('holds up nobody, and sees by the numbers what it missed once it reads again', async () => {
    const [token, words] = [await world.token('customer'), 'x'.repeat(60_000)];
    const slow = new WebSocket(`${world.portal.url.replace('http', 'ws')}/api/customer_portal`, 'graphql-transport-ws');
    const heard: { readonly number: string; readonly kind: string }[] = [];
    slow.on('message', (message: Buffer) => {
      const { type, payload } = JSON.parse(message.toString('utf8')) as { type: string; payload?: { data: Record<string, never> } };
      if (type === 'next' && payload !== undefined) heard.push(payload.data['notificationWasSent'] ?? { number: '', kind: '' });
    });
    await once(slow, 'open');
    slow.send(JSON.stringify({ type: 'connection_init', payload: { auth_token: token, organization: 'org-a' } }));
    await once(slow, 'message');
    const query = 'subscription { notificationWasSent { number kind details { description } } }';
    slow.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
    const quick = (await world.socket('customer')).subscribe(query);
    const send = (kinds: readonly string[], description: string) =>
      world.portal.server.database.write(systemViewer(id('organization')), async (tx) => {
        for (const kind of kinds) await notify(tx, { kind, description, link: null, userId: id('customer') });
      });
    await expect.poll(async () => Math.min((await send(['hello'], ''), heard.length), quick.events.length), soon).toBeGreaterThan(0);
    slow.pause();
    /** What fills the line first, and then more than is held for one who listens: over before a socket that answers no ping is given up. */
    const [filling, floods, together] = [100, 400, 50];
    for (let count = 0; count < floods; count += together)
      await send(
        Array.from({ length: together }, (__, at) => `flood ${count + at}`),
        count < filling ? words : '',
      );
    const kindsOf = (events: readonly Readonly<Record<string, unknown>>[]) =>
      events.map(({ kind }) => String(kind)).filter((kind) => kind.startsWith('flood'));
    await expect.poll(() => kindsOf(quick.events).length, soon).toBe(floods);
    slow.resume();
    await expect.poll(() => heard.at(-1)?.kind, soon).toBe(`flood ${floods - 1}`);
    const numbers = heard.map(({ number }) => Number(number));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(kindsOf(heard).length).toBeLessThan(floods);
    expect(numbers.at(-1)).toBeGreaterThan(numbers.length);
    slow.close();
  });
});
