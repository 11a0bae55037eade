import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endSession } from '#server/identity/sessions.ts';
import { openSocket } from '#tests/support/live.ts';
import type { Socket } from '#tests/support/live.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { changed, openLiveWorld } from './world.ts';
import type { LiveWorld } from './world.ts';

const patience = { timeout: 5000, interval: 50 };

let world: LiveWorld;
beforeAll(async () => {
  world = await openLiveWorld();
});
afterAll(() => world.stop());

const user = (person: PersonName): string => idOf('a', person);

describe('a socket closes with 4403 within five seconds', () => {
  it.each([
    ['its person is removed', 'rejected', `update organization_user set state = 'removed', removed_at = now() where id = $1`],
    ['its person gets another role', 'removed', `update organization_user set role = 'customer' where id = $1`],
  ] as const)('when %s', async (_, person, statement) => {
    const socket = await world.socket(person);
    const other = await world.socket('manager');
    await world.sql(statement, [user(person)]);
    await expect.poll(() => socket.closedWith(), patience).toBe(4403);
    expect(other.isConnected()).toBe(true);
  });

  it('when its session has ended', async () => {
    const token = await world.token('assigned');
    const { issuer, sid } = (await world.portal.server.identity.verifyAccessToken(token))!;
    const [mine, elsewhere] = [token, await world.token('assigned')].map((each) =>
      openSocket(world.portal.url, { token: each, organization: publicId('a') }),
    ) as [Socket, Socket];
    for (const socket of [mine, elsewhere]) expect(await socket.settled()).toBe(true);
    await endSession(world.portal.database.owner, { issuer, sid, subject: null });
    await expect.poll(() => mine.closedWith(), patience).toBe(4403);
    expect(elsewhere.isConnected()).toBe(true);
    elsewhere.close();
  });

  it('when the trial of its organization ends, but not for test managers', async () => {
    const [customer, manager] = [await world.socket('customer of b'), await world.socket('manager of b')];
    await world.sql('update organization set has_contract = false where id = $1', [idOf('b', 'organization')]);
    await world.sql(`insert into trial (organization_id, finishes_at) values ($1, now() - interval '1 minute')`, [
      idOf('b', 'organization'),
    ]);
    await expect.poll(() => customer.closedWith(), patience).toBe(4403);
    expect(manager.isConnected()).toBe(true);
  });

  it('at once when its person switches organization, and nothing of the old one follows', async () => {
    const socket = await world.socket('manager');
    const subscription = socket.subscribe(changed);
    await world.awake(subscription, 'a', { topic: 'organization' });
    const manager = await world.call('manager');
    const switched = await manager('mutation { changeOrganization(input: { organizationPublicId: "org-b" }) { successful } }');
    expect(switched.data?.['changeOrganization'].successful).toBe(true);
    await expect.poll(() => socket.closedWith(), { timeout: 2000, interval: 25 }).toBe(4403);
    const heard = subscription.events.length;
    await world.tell('a', { topic: 'organization' });
    expect(subscription.events.length).toBe(heard);
  });
});

describe('a listener who left', () => {
  it('is forgotten at once, though nothing happens', async () => {
    const listeners = new Set<unknown>();
    const { live } = world.portal.server.services;
    const listen = live.listen;
    Object.assign(live, {
      listen: (...listening: Parameters<typeof listen>) => {
        const [listener] = listening;
        listeners.add(listener);
        const unlisten = listen(...listening);
        return () => {
          listeners.delete(listener);
          unlisten();
        };
      },
    });
    try {
      const socket = await world.socket('customer');
      const [first] = [socket.subscribe(changed), socket.subscribe(changed)];
      await expect.poll(() => listeners.size, patience).toBe(2);
      first.stop();
      await expect.poll(() => listeners.size, patience).toBe(1);
      socket.close();
      await expect.poll(() => listeners.size, patience).toBe(0);
    } finally {
      Object.assign(live, { listen });
    }
  });
});
