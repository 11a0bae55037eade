import { randomUUID } from 'node:crypto';

import { seed } from '#tests/support/seed.ts';
import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { mintOverride } from '#server/identity/override.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { addMember, openPortal, who, type Member, type Portal } from './world.ts';

describe('identify', () => {
  let database: TestDatabase;
  let portal: Portal;
  let member: Member;

  beforeAll(async () => {
    database = await createTestDatabase();
    portal = await openPortal(database.owner);
    member = await addMember(database.owner);
  });
  afterAll(async () => {
    await portal.close();
    await database.drop();
  });

  const good = (): JWTPayload => ({ iss: `${portal.origin}/oidc`, aud: 'urn:muster:api', sub: member.userId, sid: randomUUID() });
  const inTenMinutes = () => Math.floor(Date.now() / 1000) + 600;

  const sign = async (payload: JWTPayload, header: { alg?: string; typ?: string; kid?: string } = {}, at = inTenMinutes()) => {
    const [jwk] = portal.identity.keys.jwks;
    if (jwk === undefined) throw new Error('There is no key.');
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: jwk.kid ?? '', ...header })
      .setIssuedAt(at - 600)
      .setExpirationTime(at)
      .sign(await importJWK(jwk, 'ES256'));
  };

  it('knows the member of a good token, with and without the organization', async () => {
    const token = await sign(good());
    expect(await who(portal.origin, token)).toMatchObject({
      status: 200,
      body: { organizationHeader: 'absent', viewer: { userId: member.userId, role: 'customer' } },
    });
    const named = await who(portal.origin, token, { 'x-organization-public-id': member.organizationPublicId });
    expect(named).toMatchObject({ status: 200, body: { organizationHeader: 'current' } });
  });

  it('logs calls without a valid token, twenty of an address and that there are more, and nothing of the token', async () => {
    const lines: Record<string, unknown>[] = [];
    const logged = await openPortal(database.owner, { onLine: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
    for (let call = 0; call < 25; call += 1) await who(logged.origin, `not-a-token-${call}`);
    await logged.close();
    const told = lines.filter(({ address }) => address !== undefined);
    expect(told.map(({ level, address, errorCode, msg }) => [level, address, errorCode, msg])).toEqual([
      ...Array.from({ length: 20 }, () => [40, '127.0.0.1', 'unauthenticated', 'a call without a valid token']),
      [40, '127.0.0.1', 'unauthenticated', 'further calls without a valid token are not logged for up to ten minutes'],
    ]);
    expect(JSON.stringify(told)).not.toContain('not-a-token');
  });

  it('refuses every kind of bad token alike', async () => {
    const other = await generateKeyPair('ES256', { extractable: true });
    const { kid = '' } = portal.identity.keys.jwks[0] ?? {};
    const foreignKey = await new SignJWT(good())
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid })
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(other.privateKey);
    const publicPart = JSON.stringify(await exportJWK(other.publicKey));
    const [head = '', body = '', signature = ''] = (await sign(good())).split('.');
    const ended = await sign({ ...good(), sid: 'ended' });
    await seed(database.owner, 'session_end', { issuer: `${portal.origin}/oidc`, sid: 'ended' });
    const bad = {
      none: null,
      malformed: 'not-a-token',
      expired: await sign(good(), {}, Math.floor(Date.now() / 1000) - 60),
      'of another issuer': await sign({ ...good(), iss: 'https://evil.example' }),
      'for another audience': await sign({ ...good(), aud: 'urn:other' }),
      unsigned: new UnsecuredJWT(good()).setIssuedAt().setExpirationTime('10m').encode(),
      'signed by another key': foreignKey,
      'signed with a public key as secret': await new SignJWT(good())
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(new TextEncoder().encode(publicPart)),
      'of another kind': await sign(good(), { typ: 'JWT' }),
      'with a changed subject': [
        head,
        Buffer.from(Buffer.from(body, 'base64url').toString().replace(member.userId, randomUUID())).toString('base64url'),
        signature,
      ].join('.'),
      'of an ended session': ended,
    };
    const answers = await Promise.all(Object.entries(bad).map(async ([name, token]) => [name, await who(portal.origin, token)] as const));
    const refused = { status: 401, body: { kind: 'refused', status: 401, errorCode: 'unauthenticated', retryAfter: null } };
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(Object.keys(bad).map((name) => [name, refused])));
  });

  it('does not know a stranger, a malformed subject, or a removed member', async () => {
    const removed = await addMember(database.owner);
    await database.owner.query(`update organization_user set state = 'removed' where id = $1`, [removed.userId]);
    for (const sub of [randomUUID(), 'nobody', removed.userId]) {
      expect(await who(portal.origin, await sign({ ...good(), sub }))).toMatchObject({
        status: 403,
        body: { errorCode: 'user_not_found' },
      });
    }
  });

  it('stops a removed member whose token was good a moment ago', async () => {
    const leaving = await addMember(database.owner);
    const token = await sign({ ...good(), sub: leaving.userId });
    expect((await who(portal.origin, token)).status).toBe(200);
    await database.owner.query(`update organization_user set state = 'removed' where id = $1`, [leaving.userId]);
    expect((await who(portal.origin, token)).status).toBe(403);
  });

  it('ends what /api/session/end is told to end, twice if asked twice', async () => {
    const token = await portal.identity.mint(member.userId);
    const end = () => fetch(`${portal.origin}/api/session/end`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    expect([(await who(portal.origin, token)).status, (await end()).status, (await end()).status]).toEqual([200, 204, 204]);
    expect((await who(portal.origin, token)).status).toBe(401);
    expect((await who(portal.origin, await portal.identity.mint(member.userId))).status).toBe(200);
  });

  it('answers any other organization with the same bytes', async () => {
    const other = await addMember(database.owner);
    const token = await sign(good());
    const texts = await Promise.all(
      [other.organizationPublicId, randomUUID(), "'; --"].map(async (organization) => {
        const answer = await fetch(`${portal.origin}/who`, {
          headers: { authorization: `Bearer ${token}`, 'x-organization-public-id': organization },
        });
        return [answer.status, await answer.text()];
      }),
    );
    expect(new Set(texts.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(texts[0]).toEqual([409, expect.stringContaining('stale_organization')]);
  });

  describe('the trial', () => {
    const trialOf = async (role: 'customer' | 'test_manager' | 'community_test_manager', change = '') => {
      const trying = await addMember(database.owner, role);
      await database.owner.query(`insert into trial (organization_id, finishes_at) values ($1, now() - interval '1 minute')`, [
        trying.organizationId,
      ]);
      if (change !== '') await database.owner.query(change, [trying.organizationId]);
      return who(portal.origin, await sign({ ...good(), sub: trying.userId }));
    };

    it('stops customers and moderators when it is over, not test managers', async () => {
      expect(await trialOf('customer')).toMatchObject({ status: 403, body: { errorCode: 'trial_expired' } });
      expect(await trialOf('community_test_manager')).toMatchObject({ status: 403, body: { errorCode: 'trial_expired' } });
      expect((await trialOf('test_manager')).status).toBe(200);
    });

    it('does not stop an organization with a contract or days left', async () => {
      expect((await trialOf('customer', 'update organization set has_contract = true where id = $1')).status).toBe(200);
      expect(
        (await trialOf('customer', `update trial set finishes_at = now() + interval '1 minute' where organization_id = $1`)).status,
      ).toBe(200);
    });

    it('is over once it was ended', async () => {
      const change = `update trial set finishes_at = now() + interval '1 day', finished_at = now() where organization_id = $1`;
      expect((await trialOf('customer', change)).status).toBe(403);
    });
  });

  describe('the override', () => {
    const call = (sub: string, override: string) =>
      sign({ ...good(), sub }).then((token) => who(portal.origin, token, { 'x-account-override': override }));

    it('SH-360: lets support act for one member and names both', async () => {
      const staff = await addMember(database.owner, 'test_manager');
      await database.owner.query(`update organization_user set is_support = true where id = $1`, [staff.userId]);
      const override = await mintOverride(portal.identity.keys, {
        staffId: staff.userId,
        targetId: member.userId,
        reason: 'asked for help',
      });
      expect(await call(staff.userId, override)).toMatchObject({
        status: 200,
        body: { viewer: { userId: member.userId }, impersonation: { staffId: staff.userId, reason: 'asked for help' } },
      });
    });

    it('refuses everybody else and every other token', async () => {
      const staff = await addMember(database.owner, 'test_manager');
      const plain = await addMember(database.owner, 'test_manager');
      await database.owner.query(`update organization_user set is_support = true where id = $1`, [staff.userId]);
      const { keys } = portal.identity;
      const leave = { staffId: staff.userId, targetId: member.userId, reason: 'asked for help' };
      const tries = [
        call(staff.userId, 'forged'),
        call(staff.userId, ''),
        call(plain.userId, await mintOverride(keys, { ...leave, staffId: plain.userId })),
        call(plain.userId, await mintOverride(keys, leave)),
        call(member.userId, await mintOverride(keys, { ...leave, staffId: member.userId })),
        call(staff.userId, await mintOverride(keys, leave, -10)),
        call(staff.userId, await mintOverride({ ...keys.current, overrides: ['b'.repeat(43)] }, leave)),
        call(staff.userId, await mintOverride(keys, { ...leave, targetId: randomUUID() })),
      ];
      expect((await Promise.all(tries)).map(({ status, body }) => [status, body.errorCode])).toEqual(
        tries.map(() => [403, 'override_invalid']),
      );
    });
  });

  it('slows down an address that keeps sending bad tokens, not one with a good token', async () => {
    /** All portals of a database count together. */
    const uncounted = await createTestDatabase();
    const busy = await openPortal(uncounted.owner);
    const token = await busy.identity.mint((await addMember(uncounted.owner)).userId);
    const answers = await Promise.all(Array.from({ length: 61 }, () => who(busy.origin, 'bad')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await who(busy.origin, token)).status).toBe(200);
    await busy.close();
    await uncounted.drop();
  });
});
