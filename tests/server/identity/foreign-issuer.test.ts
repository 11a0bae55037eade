import { randomUUID } from 'node:crypto';

import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { acceptInvitationThrough } from '#server/identity/join-invited.ts';
import { systemClock } from '#server/workflow/clock.ts';
import { databaseOver } from '#server/workflow/transaction.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { freePort } from '#tests/support/free-port.ts';
import { addMember, openPortal, who, type Portal } from './world.ts';

const logoutEvent = { 'http://schemas.openid.net/event/backchannel-logout': {} };

describe('a foreign sign-in service', () => {
  let database: TestDatabase;
  let portal: Portal;
  let service: FastifyInstance;
  let issuer: string;
  let privateKey: CryptoKey;
  const people = new Map<string, { sub: string; email: string; email_verified: boolean }>();

  beforeAll(async () => {
    database = await createTestDatabase();
    const pair = await generateKeyPair('RS256', { extractable: true });
    privateKey = pair.privateKey;
    const port = await freePort();
    issuer = `http://localhost:${port}`;
    service = Fastify();
    service.get('/.well-known/openid-configuration', () => ({
      issuer: `${issuer}/`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
    }));
    service.get('/jwks', async () => ({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] }));
    service.get('/userinfo', (request, reply) => people.get(request.headers.authorization ?? '') ?? reply.code(401).send({}));
    await service.listen({ port, host: '127.0.0.1' });
    portal = await openPortal(database.owner, {
      acceptInvitation: acceptInvitationThrough(database.owner, databaseOver(database.app, systemClock)),
      foreign: {
        issuer,
        clientId: 'portal',
        audience: 'https://api.example',
        scopes: 'openid',
        extra: { audience: 'https://api.example' },
        hintParam: 'kc_idp_hint',
      },
    });
  });
  afterAll(async () => {
    await Promise.all([portal.close(), service.close()]);
    await database.drop();
  });

  const sign = (payload: JWTPayload) =>
    new SignJWT({ iss: `${issuer}/`, aud: 'https://api.example', ...payload })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(privateKey);

  const logout = async (payload: JWTPayload) => {
    const token = await sign({ aud: 'portal', events: logoutEvent, jti: randomUUID(), ...payload });
    const send = () =>
      fetch(`${portal.origin}/oidc/backchannel_logout`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ logout_token: token }).toString(),
      });
    return { send, first: (await send()).status };
  };

  it('is what the client is told, and the local one is gone', async () => {
    const settings = (await (await fetch(`${portal.origin}/config.json`)).json()) as { oidc: unknown };
    expect(settings.oidc).toEqual({
      authority: issuer,
      clientId: 'portal',
      scope: 'openid',
      extra: { audience: 'https://api.example' },
      hintParam: 'kc_idp_hint',
    });
    expect((await fetch(`${portal.origin}/oidc/.well-known/openid-configuration`)).status).toBe(404);
    expect((await fetch(`${portal.origin}/demo/token`, { method: 'POST' })).status).toBe(404);
  });

  it('is tied to a member by the verified e-mail, once', async () => {
    const member = await addMember(database.owner);
    const token = await sign({ sub: 'auth0|1', email: member.email, email_verified: true });
    expect(await who(portal.origin, token)).toMatchObject({ status: 200, body: { viewer: { userId: member.userId } } });
    expect((await who(portal.origin, await sign({ sub: 'auth0|1' }))).status).toBe(200);
    expect((await who(portal.origin, await sign({ sub: 'auth0|2', email: member.email, email_verified: true }))).status).toBe(403);
  });

  it('asks the service for the e-mail, and believes only a verified one', async () => {
    const [verified, unverified] = [await addMember(database.owner), await addMember(database.owner)];
    const good = await sign({ sub: 'kc|1' });
    const doubtful = await sign({ sub: 'kc|2' });
    people.set(`Bearer ${good}`, { sub: 'kc|1', email: verified.email, email_verified: true });
    people.set(`Bearer ${doubtful}`, { sub: 'kc|2', email: unverified.email, email_verified: false });
    expect(await who(portal.origin, good)).toMatchObject({ body: { viewer: { userId: verified.userId } } });
    expect((await who(portal.origin, doubtful)).status).toBe(403);
  });

  it('makes an invited member active at the first sign-in', async () => {
    const invited = await addMember(database.owner);
    await database.owner.query(`update organization_user set state = 'invited' where id = $1`, [invited.userId]);
    expect((await who(portal.origin, await sign({ sub: 'auth0|7', email: invited.email, email_verified: true }))).status).toBe(200);
  });

  it('ends sessions by its signed notice, and takes each notice once', async () => {
    const member = await addMember(database.owner);
    const sub = 'auth0|3';
    const token = await sign({ sub, email: member.email, email_verified: true });
    expect((await who(portal.origin, token)).status).toBe(200);
    const { send, first } = await logout({ sub });
    expect([first, (await send()).status, (await who(portal.origin, token)).status]).toEqual([200, 400, 401]);
  });

  it('takes a notice again that could not be followed', async () => {
    const member = await addMember(database.owner);
    const sub = 'auth0|4';
    const token = await sign({ sub, email: member.email, email_verified: true });
    expect((await who(portal.origin, token)).status).toBe(200);
    await database.owner.query('alter table session_end rename to session_end_away');
    const { send, first } = await logout({ sub });
    await database.owner.query('alter table session_end_away rename to session_end');
    expect([first, (await send()).status, (await who(portal.origin, token)).status]).toEqual([500, 200, 401]);
  });

  it('takes no notice that is not a logout notice for this client', async () => {
    for (const wrong of [
      { sub: 'a', nonce: 'n' },
      { sub: 'a', events: {} },
      {},
      { sub: 'a', aud: 'other' },
      { sub: 'a', iss: 'https://evil.example' },
    ]) {
      expect((await logout(wrong)).first).toBe(400);
    }
  });
});
