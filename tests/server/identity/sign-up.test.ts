import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createVisitor } from './visitor.ts';
import { addMember, openPortal, who, type Portal } from './world.ts';

describe('POST /sign_up', () => {
  let database: TestDatabase;
  let portal: Portal;

  beforeAll(async () => {
    database = await createTestDatabase();
    portal = await openPortal(database.owner);
  });
  afterAll(async () => {
    await portal.close();
    await database.drop();
  });

  const post = async (origin: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${origin}/sign_up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as { error?: string; code?: string; continueUrl?: string } };
  };
  const person = (email = `${randomUUID()}@acme.test`) => ({ email, firstName: 'Lena', lastName: 'Brandt', hubspotCookie: '' });

  it('SH-047: opens a trial, lets the person choose a password, and signs them in', async () => {
    const { email, ...names } = person();
    const { status, body } = await post(portal.origin, { email, ...names });
    expect(status).toBe(201);
    const visitor = createVisitor(portal.origin);
    const page = body.continueUrl ?? '';
    expect(await (await visitor.open(page)).text()).toContain('<h1>Choose a password</h1>');
    expect((await visitor.open(page, { password: 'short' })).status).toBe(422);
    const chosen = await visitor.open(page, { password: 'long enough for me' });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([
      303,
      `${portal.origin}/auth/login?login_hint=${encodeURIComponent(email)}`,
    ]);
    expect((await visitor.open(page)).status).toBe(404);
    const { access_token: token } = await visitor.signIn(email, 'long enough for me');
    expect(await who(portal.origin, token)).toMatchObject({ status: 200, body: { viewer: { role: 'customer', firstName: 'Lena' } } });
    const { rows } = await database.owner.query(
      `select o.name ~ '^Trial \\d+$' as named, o.is_name_chosen, t.finishes_at > now() + interval '13 days' as lasting
       from organization_user u join organization o on o.id = u.organization_id join trial t on t.organization_id = o.id where u.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ named: true, is_name_chosen: false, lasting: true }]);
  });

  it('SH-400: answers a taken e-mail with error and code, whatever its case', async () => {
    const member = await addMember(database.owner);
    const answer = await post(portal.origin, person(member.email.toUpperCase()));
    expect(answer).toEqual({ status: 422, body: { error: 'Email has already been taken', code: 'email_taken' } });
  });

  it('makes one person of a double post', async () => {
    const body = person();
    const answers = await Promise.all([post(portal.origin, body), post(portal.origin, body)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
    const { rows } = await database.owner.query(`select count(*)::int as members from organization_user where email = $1`, [body.email]);
    expect(rows).toEqual([{ members: 1 }]);
  });

  it.each([
    [{ ...person(), email: 'nobody' }, 'Email is not valid'],
    [{ ...person(), firstName: ' ' }, 'Your first name cannot be blank'],
    [{ ...person(), lastName: 'x'.repeat(256) }, 'Last name is too long (maximum is 255 characters)'],
    [{ ...person(), firstName: 'Le\0na' }, 'Contains a character that cannot be stored.'],
    [{ ...person(), lastName: 'Bra\0ndt' }, 'Contains a character that cannot be stored.'],
    [{}, 'Fill in email, first name and last name'],
    [null, 'Fill in email, first name and last name'],
  ])('refuses a broken form and writes nothing (%#)', async (body, error) => {
    const count = async () => (await database.owner.query(`select count(*)::int as n from organization`)).rows[0];
    const before = await count();
    expect(await post(portal.origin, body)).toEqual({ status: 422, body: { error, code: 'invalid' } });
    expect(await count()).toEqual(before);
  });

  it('wants the e-mail of the token, when one is sent', async () => {
    const member = await addMember(database.owner);
    const authorization = `Bearer ${await portal.identity.mint(member.userId)}`;
    expect((await post(portal.origin, person(), { authorization })).body.code).toBe('email_mismatch');
    expect((await post(portal.origin, person(member.email), { authorization })).body.code).toBe('email_taken');
    expect((await post(portal.origin, person(), { authorization: 'Bearer bad' })).status).toBe(401);
  });

  it('takes a marketing cookie that is too long or no text for none', async () => {
    for (const hubspotCookie of ['x'.repeat(5000), 7, { a: 1 }])
      expect((await post(portal.origin, { ...person(), hubspotCookie })).status).toBe(201);
  });

  it('is closed where the operator closed it, and the client is told', async () => {
    const closed = await openPortal(database.owner, { signUp: false });
    const said = async (origin: string) => ((await (await fetch(`${origin}/config.json`)).json()) as { signUp: unknown }).signUp;
    expect(await post(closed.origin, person())).toMatchObject({ status: 403, body: { code: 'sign_up_closed' } });
    expect([await said(closed.origin), await said(portal.origin)]).toEqual([false, true]);
    await closed.close();
  });

  it('lets an address wait after twenty in an hour', async () => {
    await database.owner.query(`delete from guess_count`);
    const busy = await openPortal(database.owner);
    const answers = await Promise.all(Array.from({ length: 21 }, () => post(busy.origin, {})));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    await busy.close();
  });
});
