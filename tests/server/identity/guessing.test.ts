import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createVisitor, type Visitor } from './visitor.ts';
import { addMember, openPortal, type Portal } from './world.ts';

const right = 'crowd-demo';

describe('guessing a password', () => {
  let database: TestDatabase;
  let portal: Portal;
  let twin: Portal;

  beforeAll(async () => {
    database = await createTestDatabase();
    portal = await openPortal(database.owner);
    twin = await openPortal(database.owner);
  });
  afterAll(async () => {
    await twin.close();
    await portal.close();
    await database.drop();
  });
  const clear = () => database.owner.query(`delete from guess_count`);

  /** Tries a password as this browser, from a sign-in page of its own. */
  const guess = async (visitor: Visitor, email: string, password = 'wrong') => {
    const { address } = await visitor.authorize({ prompt: 'login' });
    const { answer, address: end } = await visitor.submit(address, email, password);
    return end.includes('/auth/callback?code=') ? 'in' : answer.status;
  };
  const guesses = async (visitor: Visitor, email: string, times: number) => {
    for (let turn = 0; turn < times; turn += 1) await guess(visitor, email);
  };

  it('is counted before the password is looked at, so that two hundred at once are ten', async () => {
    await clear();
    const { email } = await addMember(database.owner);
    const visitor = createVisitor(portal.origin);
    const { address } = await visitor.authorize();
    const answers = await Promise.all(Array.from({ length: 200 }, () => visitor.submit(address, email, 'wrong')));
    const count = (status: number) => answers.filter(({ answer }) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([10, 190]);
  });

  it('is counted for an address, whichever accounts it tries', async () => {
    await clear();
    const visitor = createVisitor(portal.origin);
    const { address } = await visitor.authorize();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => visitor.submit(address, `nobody-${at}@acme.test`, 'wrong')));
    expect(answers.filter(({ answer }) => answer.status === 401)).toHaveLength(60);
  });

  it('is counted by all nodes together', async () => {
    await clear();
    const { email } = await addMember(database.owner);
    await guesses(createVisitor(portal.origin), email, 5);
    await guesses(createVisitor(twin.origin), email, 5);
    expect([await guess(createVisitor(portal.origin), email, right), await guess(createVisitor(twin.origin), email, right)]).toEqual([
      429, 429,
    ]);
  });

  it('costs who is right nothing, however often', async () => {
    await clear();
    const { email } = await addMember(database.owner);
    for (let turn = 0; turn < 12; turn += 1) expect(await guess(createVisitor(portal.origin), email, right)).toBe('in');
  });

  it('does not lock the owner out of a browser that signed in before', async () => {
    await clear();
    const { email } = await addMember(database.owner);
    const own = createVisitor(portal.origin);
    expect(await guess(own, email, right)).toBe('in');
    await guesses(createVisitor(portal.origin), email.toUpperCase(), 11);
    expect(await guess(createVisitor(portal.origin), email, right)).toBe(429);
    expect([await guess(own, email), await guess(own, ` ${email.toUpperCase()}`, right)]).toEqual([401, 'in']);
  });

  it('does not lock the owner out behind an address from which others guess', async () => {
    await clear();
    const { email } = await addMember(database.owner);
    const own = createVisitor(portal.origin);
    await guess(own, email, right);
    const stranger = createVisitor(portal.origin);
    const { address } = await stranger.authorize();
    await Promise.all(Array.from({ length: 61 }, (_, at) => stranger.submit(address, `nobody-${at}@acme.test`, 'wrong')));
    expect([await guess(createVisitor(portal.origin), email, right), await guess(own, email, right)]).toEqual([429, 'in']);
  });

  it('is counted on a known browser too, and for that one alone', async () => {
    await clear();
    const { email } = await addMember(database.owner);
    const [own, other] = [createVisitor(portal.origin), createVisitor(portal.origin)];
    await guess(own, email, right);
    await guess(other, email, right);
    await guesses(own, email, 10);
    expect([await guess(own, email, right), await guess(other, email, right)]).toEqual([429, 'in']);
  });

  it('knows a browser by what the server signed for this account', async () => {
    await clear();
    const [mine, theirs] = [await addMember(database.owner), await addMember(database.owner)];
    const deviceOf = async (email: string) => {
      const visitor = createVisitor(portal.origin);
      await guess(visitor, email, right);
      return visitor.cookies().find(([name]) => name.startsWith('muster_device_')) ?? ['', ''];
    };
    const [, value] = await deviceOf(mine.email);
    const [name, own] = await deviceOf(theirs.email);
    await guesses(createVisitor(portal.origin), theirs.email, 10);
    const forger = createVisitor(portal.origin);
    for (const forged of [value, `${own}x`, own.replace(/.$/u, 'é'), 'x.y', '']) {
      forger.keepCookie(name, forged);
      expect(await guess(forger, theirs.email, right)).toBe(429);
    }
    expect(value).not.toContain('@');
  });
});
