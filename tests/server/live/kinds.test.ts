import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ReadsAsViewer } from '#server/database/reads-as-viewer.ts';
import { notify } from '#server/workflow/notify.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { announce } from '#server/workflow/outbox.ts';
import type { Announcement } from '#server/workflow/outbox.ts';
import { openSocket } from '#tests/support/live.ts';
import type { Subscription } from '#tests/support/live.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import type { Side } from '#tests/support/twin-world.ts';
import { changed, issueWasCreated, notificationWasSent, openLiveWorld, testWasLaunched } from './world.ts';
import type { LiveWorld } from './world.ts';

const soon = { timeout: 20_000 };
const people = ['customer', 'customer2', 'manager', 'accepted', 'accepted2', 'assigned', 'unassigned'] as const;
type Person = (typeof people)[number];
const roles = ['customer', 'test_manager', 'community_test_manager'] as const;

let world: LiveWorld;
const second = { customer2: randomUUID(), accepted2: randomUUID() };
const [otherTest, oldTest] = [randomUUID(), randomUUID()];
const [otherIssue, oldIssue, otherAssignment, oldAssignment] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const [shownReproduction, waitingReproduction] = [randomUUID(), randomUUID()];
const id = (name: string): string => idOf('a', name);
const userOf = (person: Person): string => (person === 'customer2' || person === 'accepted2' ? second[person] : id(person));

/** Copies a row under another id, with some columns of its own. */
const copy = async (table: string, from: string, to: string, own: Readonly<Record<string, unknown>>): Promise<void> => {
  const columns = await world.sql(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  );
  const names = columns.map(({ name }) => String(name)).join(', ');
  const values = columns.map(({ name }) => `made.${String(name)}`).join(', ');
  await world.sql(
    `insert into ${table} (${names}) select ${values} from ${table} x, jsonb_populate_record(x, $2) as made where x.id = $1`,
    [from, JSON.stringify({ ...own, id: to })],
  );
};

const person = (userId: string, name: string, role: string): string =>
  `insert into organization_user (id, organization_id, public_id, role, email, first_name, last_name, state, is_support, version, created_at)
   select '${userId}', organization_id, '${name}', '${role}', '${name}@a.example', '${name}', 'x', 'active', false, 1, now() from organization_user where id = '${id('customer')}'`;

beforeAll(async () => {
  world = await openLiveWorld();
  await world.sql(person(second.customer2, 'customer2', 'customer'));
  await world.sql(person(second.accepted2, 'accepted2', 'community_test_manager'));
  const unlinked = { participant_id: null, case_result_id: null };
  const longAgo = new Date();
  longAgo.setMonth(longAgo.getMonth() - 19);
  await copy('test', id('supervised'), otherTest, { number: 77, code: 'AA-77' });
  await copy('test', id('supervised'), oldTest, { number: 78, code: 'AA-78', window_status: 'closed', closed_at: longAgo });
  await copy('issue', id('issue-1'), otherIssue, { test_id: otherTest, code: 'AA-77-1', ...unlinked });
  await copy('issue', id('issue-1'), oldIssue, { test_id: oldTest, code: 'AA-78-1', ...unlinked });
  await world.sql(
    `insert into reproducibility_test (id, organization_id, test_id, issue_id, position, status, published_at)
     select made.id, i.organization_id, i.test_id, i.id, made.position, 'pass', made.at from issue i, (values ($2::uuid, 1, now()), ($3::uuid, 2, null)) made (id, position, at) where i.id = $1`,
    [id('issue-1'), shownReproduction, waitingReproduction],
  );
  await copy('moderator_assignment', id('assignment-accepted'), otherAssignment, { test_id: otherTest, user_id: second.accepted2 });
  await copy('moderator_assignment', id('assignment-accepted'), oldAssignment, { test_id: oldTest });
});
afterAll(() => world.stop());

const open = async (userId: string, side: Side = 'a') => {
  const socket = openSocket(world.portal.url, { token: await world.portal.server.identity.mint(userId), organization: publicId(side) });
  expect(await socket.settled()).toBe(true);
  return socket;
};

/** Everybody below hears a burst of events at once; by hand, who may know of which. */
const events: readonly (readonly [event: Announcement, whom: readonly Person[]])[] = [
  [{ topic: 'participant', testId: id('supervised'), entityId: id('participant-1') }, ['manager', 'accepted']],
  [{ topic: 'participant', testId: otherTest, entityId: randomUUID() }, ['manager', 'accepted2']],
  [{ topic: 'participant', testId: oldTest, entityId: randomUUID() }, []],
  [{ topic: 'participant', testId: idOf('b', 'supervised'), entityId: randomUUID() }, []],
  [{ topic: 'issue', testId: id('supervised'), entityId: id('issue-1') }, ['customer', 'customer2', 'manager', 'accepted']],
  [{ topic: 'issue', testId: id('supervised'), entityId: id('issue-unpublished') }, ['manager', 'accepted']],
  [{ topic: 'issue', testId: otherTest, entityId: otherIssue }, ['customer', 'customer2', 'manager', 'accepted2']],
  [{ topic: 'issue', testId: oldTest, entityId: oldIssue, payload: { published: true } }, []],
  [{ topic: 'reproduction', testId: id('supervised'), entityId: shownReproduction }, ['customer', 'customer2', 'manager', 'accepted']],
  [{ topic: 'reproduction', testId: id('supervised'), entityId: waitingReproduction }, ['manager', 'accepted']],
  [{ topic: 'reproduction', testId: id('supervised'), entityId: randomUUID() }, ['manager', 'accepted']],
  [{ topic: 'issue', entityId: id('tag') }, ['customer', 'customer2', 'manager']],
  [{ topic: 'test', testId: otherTest, entityId: otherTest }, ['customer', 'customer2', 'manager', 'accepted2']],
  [{ topic: 'test', testId: oldTest, entityId: oldTest }, []],
  [{ topic: 'assignment', testId: id('supervised'), entityId: id('assignment-assigned') }, ['manager', 'assigned']],
  [{ topic: 'assignment', testId: id('supervised'), entityId: id('assignment-accepted') }, ['manager', 'accepted', 'assigned']],
  [{ topic: 'assignment', testId: otherTest, entityId: otherAssignment }, ['manager', 'accepted2']],
  [{ topic: 'assignment', testId: oldTest, entityId: oldAssignment }, []],
  [{ topic: 'blocker', testId: otherTest, entityId: randomUUID() }, ['manager', 'accepted2']],
  [{ topic: 'chat', testId: id('supervised'), entityId: randomUUID() }, ['manager', 'accepted']],
  [{ topic: 'presence', testId: id('supervised'), entityId: randomUUID() }, []],
  [{ topic: 'request', testId: id('advanced'), entityId: id('requested') }, ['customer', 'customer2', 'manager']],
  [{ topic: 'draft', entityId: id('draft') }, []],
  [{ topic: 'session', entityId: randomUUID() }, []],
  [{ topic: 'organization', entityId: id('organization') }, people],
];

const keyOf = ({ topic, entityId }: { readonly topic?: unknown; readonly entityId?: unknown }): string =>
  `${String(topic)} ${String(entityId)}`;

describe('every role side by side', () => {
  it('SH-394, SH-397: hears of a burst what it may know and nothing else, however many are decided together', async () => {
    const heard = new Map<Person | 'foreign', Subscription>();
    for (const name of people) heard.set(name, (await open(userOf(name))).subscribe(changed));
    heard.set('foreign', (await open(idOf('b', 'manager'), 'b')).subscribe(changed));
    for (const [name, subscription] of heard) await world.awake(subscription, name === 'foreign' ? 'b' : 'a', { topic: 'organization' });
    const last = randomUUID();
    const { database } = world.portal.server;
    await database.write(systemViewer(id('organization')), async (tx) => {
      for (const [event] of events) await announce(tx, event);
      await announce(tx, { topic: 'organization', entityId: last });
    });
    await world.tell('b', { topic: 'organization', entityId: last });
    for (const subscription of heard.values())
      await expect.poll(() => subscription.events.some(({ entityId }) => entityId === last), soon).toBe(true);
    const of = (name: Person | 'foreign') =>
      heard
        .get(name)
        ?.events.filter(({ entityId }) => entityId !== null && entityId !== last)
        .map(keyOf);
    for (const name of people)
      expect([name, of(name)]).toEqual([name, events.filter(([, whom]) => whom.includes(name)).map(([event]) => keyOf(event))]);
    expect(of('foreign')).toEqual([]);
  });

  it('gets its own notifications and those of its role', async () => {
    const heard = new Map<Person, Subscription>();
    for (const name of people) heard.set(name, (await open(userOf(name))).subscribe(notificationWasSent));
    const send = (description: string, whom: { readonly userId?: string; readonly roles?: readonly ['customer'] }) =>
      world.portal.server.database.write(systemViewer(id('organization')), (tx) =>
        notify(tx, { kind: 'announcement', description, link: null, ...whom }),
      );
    const wordsOf = (name: Person) =>
      heard.get(name)?.events.map(({ details }) => (details as { readonly description: string }).description);
    for (const name of people)
      await expect
        .poll(async () => {
          await send('hello', { userId: userOf(name) });
          return wordsOf(name)?.length;
        }, soon)
        .toBeGreaterThan(0);
    await send('for customers', { roles: ['customer'] });
    for (const name of people) await send(`for ${name}`, { userId: userOf(name) });
    for (const name of people) {
      await expect.poll(() => wordsOf(name), soon).toContain(`for ${name}`);
      await expect
        .poll(
          () =>
            wordsOf(name)
              ?.filter((words) => words !== 'hello')
              .toSorted(),
          soon,
        )
        .toEqual([`for ${name}`, ...(name.startsWith('customer') ? ['for customers'] : [])].toSorted());
    }
  });

  it('cannot subscribe to a test that is past its keeping', async () => {
    for (const name of ['customer', 'manager', 'accepted'] as const) {
      const socket = await open(userOf(name));
      const refused = [changed, issueWasCreated, testWasLaunched].map((query) => socket.subscribe(query, { testId: oldTest }));
      await expect.poll(() => refused.map(({ refusals }) => refusals), soon).toEqual(refused.map(() => ['NOT_FOUND']));
    }
  });
});

describe('the statements', () => {
  const heard: Subscription[] = [];
  const crowd = Array.from({ length: 33 }, (_, index) => ({ id: randomUUID(), name: `n${index}`, role: roles[index % 3] ?? roles[0] }));

  /** What the server sends to the database while something is done. */
  const sent = async (work: (asked: readonly unknown[]) => Promise<unknown>): Promise<readonly unknown[]> => {
    const asked: unknown[] = [];
    const ask = Reflect.get(pg.Client.prototype, 'query') as () => unknown;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
      asked.push(given[0]);
      return Reflect.apply(ask, this, given) as never;
    });
    try {
      await work(asked);
    } finally {
      spy.mockRestore();
    }
    return asked;
  };

  it('of an event are as many for 1, 10 and 100 sockets of each role', async () => {
    for (const each of crowd) await world.sql(person(each.id, each.name, each.role));
    const tokens = await Promise.all(crowd.map((each) => world.portal.server.identity.mint(each.id)));
    const counts: unknown[] = [];
    for (const sockets of [1, 10, 100]) {
      for (let count = heard.length / 3; count < sockets; count += 1) {
        const opened = [0, 1, 2].map((role) =>
          openSocket(world.portal.url, { token: tokens[(count % 11) * 3 + role] ?? '', organization: publicId('a') }),
        );
        for (const socket of opened) {
          expect(await socket.settled()).toBe(true);
          heard.push(socket.subscribe(changed));
        }
      }
      const told = async (...announcements: readonly Announcement[]): Promise<void> => {
        const entityId = randomUUID();
        await world.portal.server.database.write(systemViewer(id('organization')), async (tx) => {
          for (const each of announcements) await announce(tx, each);
          await announce(tx, { topic: 'organization', entityId });
        });
        for (const { events: got } of heard) await expect.poll(() => got.some((each) => each['entityId'] === entityId), soon).toBe(true);
      };
      await told();
      const asked = await sent(() => told(...events.map(([event]) => event)));
      counts.push([heard.length, asked.filter((each) => each instanceof ReadsAsViewer).length]);
    }
    expect(counts).toEqual([
      [3, 3],
      [30, 3],
      [300, 3],
    ]);
  });

  it('that ask who still may listen are one for all sockets', async () => {
    const isOfIdentity = (each: unknown): each is { readonly values: readonly (readonly unknown[])[] } =>
      String(Reflect.get(Object(each), 'name')).startsWith('identity_');
    const asked = await sent(async (soFar) => await expect.poll(() => soFar.filter(isOfIdentity).length, soon).toBe(2));
    const places = asked.filter(isOfIdentity).map(({ values }) => values[0]?.length ?? 0);
    expect(places[0]).toBeGreaterThanOrEqual(300);
    expect(places[1]).toBe(places[0]);
  });
});
