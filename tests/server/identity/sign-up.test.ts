import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

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
  beforeEach(async () => void (await database.owner.query(`delete from guess_count`)));
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
    return { status: answer.status, body: (await answer.json()) as { error?: string; code?: string; continueUrl?: string | null } };
  };
  const person = (email = `${randomUUID()}@acme.test`) => ({ email, firstName: 'Lena', lastName: 'Brandt', hubspotCookie: '' });

  const mailed = async (email: string, at = portal) => {
    await expect.poll(() => at.posted.findLast(({ to }) => to.toLowerCase() === email.toLowerCase())).toBeDefined();
    return at.posted.findLast(({ to }) => to.toLowerCase() === email.toLowerCase())?.letter;
  };
  const membersOf = async (email: string) =>
    (await database.owner.query(`select count(*)::int as members from organization_user where email = $1`, [email])).rows[0] as object;

  it('takes an address with an apostrophe, and writes to it', async () => {
    const email = `kate.o'neil.${randomUUID()}@acme.test`;
    expect((await post(portal.origin, person(email))).status).toBe(202);
    expect(await mailed(email)).toBeDefined();
  });

  it('SH-047 SH-399: opens a trial for whoever reads the mail of the address, with a password of theirs, and signs them in', async () => {
    const { email, ...names } = person();
    expect(await post(portal.origin, { email, ...names })).toEqual({
      status: 202,
      body: { successful: true, continueUrl: null, mailedTo: email },
    });
    const page = (await mailed(email))?.action?.url ?? '';
    expect(await membersOf(email)).toEqual({ members: 0 });
    const visitor = createVisitor(portal.origin);
    const choice = await (await visitor.open(page)).text();
    expect(choice).toContain('<h1>Choose a password</h1>');
    expect(choice).toMatch(/<input name="username" autocomplete="username" value="[^"]+@[^"]+" readonly hidden>/u);
    expect((await visitor.open(page, { password: 'short' })).status).toBe(422);
    expect((await visitor.open(page, { password: 'password123' })).status).toBe(422);
    const chosen = await visitor.open(page, { password: 'long enough for me' });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([
      303,
      `${portal.origin}/auth/login?login_hint=${encodeURIComponent(email)}`,
    ]);
    expect((await visitor.open(page)).status).toBe(404);
    const begun = await database.owner.query(
      `select f.name, jsonb_array_length(o.issue_field_definitions) > 0 as "hasFields", o.advanced_tests_access and o.new_launch_ux_enabled as "mayLaunch", o.flexible_testing_access as "hasChat"
       from organization_user u join organization o on o.id = u.organization_id join feature_flag f on f.organization_id = o.id and f.enabled where u.email = $1`,
      [email],
    );
    expect(begun.rows).toEqual([{ name: 'customer-test-case-uploader', hasFields: true, mayLaunch: true, hasChat: true }]);
    const { access_token: token } = await visitor.signIn(email, 'long enough for me');
    expect(await who(portal.origin, token)).toMatchObject({ status: 200, body: { viewer: { role: 'customer', firstName: 'Lena' } } });
    const { rows } = await database.owner.query(
      `select o.name ~ '^Trial \\d+$' as named, o.is_name_chosen, t.finishes_at > now() + interval '13 days' as lasting
       from organization_user u join organization o on o.id = u.organization_id join trial t on t.organization_id = o.id where u.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ named: true, is_name_chosen: false, lasting: true }]);
  });

  it('SH-400: answers a taken e-mail with error and code to whom it belongs, whatever its case', async () => {
    const member = await addMember(database.owner);
    const authorization = `Bearer ${await portal.identity.mint(member.userId)}`;
    const answer = await post(portal.origin, person(member.email.toUpperCase()), { authorization });
    expect(answer).toEqual({ status: 422, body: { error: 'Email has already been taken', code: 'email_taken' } });
  });

  it('says the same of an address that is known, and tells its owner by mail', async () => {
    const member = await addMember(database.owner);
    const email = member.email.toUpperCase();
    expect(await post(portal.origin, person(email))).toEqual({
      status: 202,
      body: { successful: true, continueUrl: null, mailedTo: email },
    });
    const letter = await mailed(email);
    expect([letter?.subject, letter?.action?.url]).toEqual([
      'You have an account at Northwind',
      `${portal.origin}/auth/login?login_hint=${encodeURIComponent(email)}`,
    ]);
    expect(JSON.stringify(letter)).not.toContain('/oidc/sign-up/');
  });

  it('opens one trial, by the last link, however often it is asked for or pressed', async () => {
    const body = person();
    await post(portal.origin, body);
    const first = (await mailed(body.email))?.action?.url ?? '';
    await post(portal.origin, body);
    await expect.poll(async () => (await mailed(body.email))?.action?.url).not.toBe(first);
    const last = (await mailed(body.email))?.action?.url ?? '';
    const visitor = createVisitor(portal.origin);
    expect((await visitor.open(first)).status).toBe(404);
    const answers = await Promise.all([1, 2].map(() => visitor.open(last, { password: 'long enough for me' })));
    answers.push(
      await visitor.open(last, { password: 'long enough for me' }),
      await visitor.open(last, { password: 'another one of mine' }),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 404]);
    expect(await membersOf(body.email)).toEqual({ members: 1 });
  });

  it('opens nothing for an address that got an account since', async () => {
    const body = person();
    await post(portal.origin, body);
    const link = (await mailed(body.email))?.action?.url ?? '';
    await addMember(database.owner, 'customer', body.email);
    const answer = await createVisitor(portal.origin).open(link, { password: 'long enough for me' });
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('already has an account')]);
    expect(await membersOf(body.email)).toEqual({ members: 1 });
  });

  it('writes five mails an hour to an address, and answers as before', async () => {
    const { email, ...names } = person();
    for (let asked = 0; asked < 7; asked += 1) expect((await post(portal.origin, { email, ...names })).status).toBe(202);
    await expect.poll(() => portal.posted.filter(({ to }) => to === email).length).toBe(5);
  });

  it.each([
    [{ ...person(), email: 'nobody' }, 'Email is not valid'],
    [{ ...person(), firstName: ' ' }, 'Your first name cannot be blank'],
    [{ ...person(), lastName: 'x'.repeat(256) }, 'Last name is too long (maximum is 255 characters)'],
    [{ ...person(), firstName: 'Le\0na' }, 'Contains a character that cannot be stored.'],
    [{ ...person(), lastName: 'Bra\0ndt' }, 'Contains a character that cannot be stored.'],
    [{}, 'Fill in email, first name and last name'],
    [null, 'Fill in email, first name and last name'],
  ])('SH-239 SH-240 SH-241: refuses a broken form and writes nothing (%#)', async (body, error) => {
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

  it('SH-242: takes a marketing cookie that is too long or no text for none', async () => {
    for (const hubspotCookie of ['x'.repeat(5000), 7, { a: 1 }])
      expect((await post(portal.origin, { ...person(), hubspotCookie })).status).toBe(202);
  });

  it('is closed where the operator closed it, and the client is told', async () => {
    const closed = await openPortal(database.owner, { signUp: false });
    const said = async (origin: string) => ((await (await fetch(`${origin}/config.json`)).json()) as { signUp: unknown }).signUp;
    expect(await post(closed.origin, person())).toMatchObject({ status: 403, body: { code: 'sign_up_closed' } });
    expect([await said(closed.origin), await said(portal.origin)]).toEqual([false, true]);
    await closed.close();
  });

  it('is closed where no mail proves an address', async () => {
    const mute = await openPortal(database.owner, { mails: false });
    expect(await post(mute.origin, person())).toMatchObject({ status: 403, body: { code: 'sign_up_closed' } });
    await mute.close();
  });

  it('lets an address wait after twenty in an hour', async () => {
    const busy = await openPortal(database.owner);
    const answers = await Promise.all(Array.from({ length: 21 }, () => post(busy.origin, {})));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    await busy.close();
  });
});
