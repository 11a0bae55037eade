import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { lastSeen } from '#server/identity/last-seen.ts';
import { mintOverride } from '#server/identity/override.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createVisitor } from './visitor.ts';
import { addMember, openPortal, who, type Portal } from './world.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

type Listed = { readonly hasPassword: boolean; readonly sessions: readonly { id: string; device: string; isCurrent: boolean }[] };

describe('the sign-in of a person', () => {
  let database: TestDatabase;
  let portal: Portal;
  const failures: unknown[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    portal = await openPortal(database.owner);
  });
  afterAll(async () => {
    await portal.close();
    await database.drop();
    expect(failures).toEqual([]);
  });

  const ask = async (token: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${portal.origin}/api/session/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': windows,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const list = async (token: string) => (await ask(token, 'list', {})).body as Listed;

  /** Signs in on a device and uses the portal there. */
  const onDevice = async (email: string, agent: string, at = new Date()) => {
    const visitor = createVisitor(portal.origin);
    const tokens = await visitor.signIn(email, 'crowd-demo');
    const token = await portal.identity.verifyAccessToken(tokens.access_token);
    if (token === null) throw new Error('no token');
    const { rows } = await database.owner.query<{ id: string }>(`select id from organization_user where email = $1`, [email]);
    lastSeen(
      database.owner,
      () => at,
      (error) => failures.push(error),
    )({ userId: rows[0]?.id ?? '', token, agent, begun: null });
    await expect.poll(async () => (await database.owner.query(`select from session_use where sid = $1`, [token.sid])).rowCount).toBe(1);
    return { visitor, ...tokens, sid: token.sid ?? '' };
  };

  it('lists the sessions with device and last use, this one first', async () => {
    const { email } = await addMember(database.owner);
    const old = new Date(Date.now() - 3_600_000);
    const other = await onDevice(email, phone, old);
    const here = await onDevice(email, windows);
    expect(await list(here.access_token)).toEqual({
      hasPassword: true,
      sessions: [
        { id: here.sid, device: 'Firefox on Windows', isCurrent: true, begunAt: expect.any(String), usedAt: expect.any(String) },
        { id: other.sid, device: 'Safari on iPhone', isCurrent: false, begunAt: expect.any(String), usedAt: expect.any(String) },
      ],
    });
    const [, second] = (await list(here.access_token)).sessions as unknown as { usedAt: string }[];
    expect(Date.parse(second?.usedAt ?? '')).toBe(old.getTime());
  });

  it('ends one session at once: token, refresh and the browser itself, and no other', async () => {
    const { email } = await addMember(database.owner);
    const [here, lost] = [await onDevice(email, windows), await onDevice(email, phone)];
    expect((await ask(here.access_token, 'end-one', { id: lost.sid })).body).toEqual({ successful: true, errors: [] });
    expect((await who(portal.origin, lost.access_token)).status).toBe(401);
    expect((await lost.visitor.refresh(lost.refresh_token)).body.error).toBe('invalid_grant');
    expect((await lost.visitor.authorize()).address).toContain('/oidc/interaction/');
    expect((await who(portal.origin, here.access_token)).status).toBe(200);
    expect((await here.visitor.authorize()).address).toContain('/auth/callback?code=');
    expect((await list(here.access_token)).sessions.map(({ id }) => id)).toEqual([here.sid]);
    expect((await ask(here.access_token, 'end-one', { id: lost.sid })).body).toEqual({ successful: true, errors: [] });
  });

  it.each(['nobody', '', 7, 'x'.repeat(300), 'a\0b'])('ends nothing for %j', async (id) => {
    const { email } = await addMember(database.owner);
    const here = await onDevice(email, windows);
    const answer = await ask(here.access_token, 'end-one', { id });
    expect(answer).toEqual({
      status: 200,
      body: { successful: false, errors: [{ path: null, message: 'This session has already ended.' }] },
    });
  });

  it('ends nobody else’s session', async () => {
    const [one, other] = [await addMember(database.owner), await addMember(database.owner)];
    const [mine, theirs] = [await onDevice(one.email, windows), await onDevice(other.email, phone)];
    expect((await ask(mine.access_token, 'end-one', { id: theirs.sid })).body).toMatchObject({ successful: false });
    await ask(mine.access_token, 'end-others', {});
    expect((await who(portal.origin, theirs.access_token)).status).toBe(200);
    expect((await list(theirs.access_token)).sessions.map(({ id }) => id)).toEqual([theirs.sid]);
  });

  it('ends all others and stays', async () => {
    const { email } = await addMember(database.owner);
    const here = await onDevice(email, windows);
    const others = [await onDevice(email, phone), await onDevice(email, windows)];
    await ask(here.access_token, 'end-others', {});
    const standing = async ({ access_token }: { access_token: string }) => (await who(portal.origin, access_token)).status;
    expect([await standing(here), ...(await Promise.all(others.map(standing)))]).toEqual([200, 401, 401]);
    expect((await here.visitor.refresh(here.refresh_token)).status).toBe(200);
    for (const { visitor } of others) expect((await visitor.authorize()).address).toContain('/oidc/interaction/');
  });

  it('changes the password for whoever knows the old one, ends what was begun with it elsewhere, and tells by mail', async () => {
    const { email, userId } = await addMember(database.owner);
    const [here, other] = [await onDevice(email, windows), await onDevice(email, phone)];
    const change = { current: 'crowd-demo', password: 'a quiet long walk' };
    const answers = [await ask(here.access_token, 'password', change), await ask(here.access_token, 'password', change)];
    expect(answers.map(({ body }) => body)).toEqual([
      { successful: true, errors: [] },
      { successful: true, errors: [] },
    ]);
    expect([(await who(portal.origin, here.access_token)).status, (await who(portal.origin, other.access_token)).status]).toEqual([
      200, 401,
    ]);
    expect((await createVisitor(portal.origin).signIn(email, 'a quiet long walk')).access_token).toBeTypeOf('string');
    expect(portal.posted.filter(({ to }) => to === email).map(({ letter }) => letter.subject)).toEqual([
      'Your password of Northwind was changed',
    ]);
    const { rows } = await database.owner.query(`select event from audit where user_id = $1 and event not like 'session.%'`, [userId]);
    expect(rows).toEqual([{ event: 'password.choose' }]);
  });

  it.each([
    [{ current: 'not-the-one', password: 'a quiet long walk' }, 'current', 'This is not your current password.'],
    [{ current: 'crowd-demo', password: 'short' }, 'password', 'Use at least 10 characters. Spaces around them do not count.'],
    [{ current: 'crowd-demo', password: 'password123' }, 'password', 'This password is too common. Choose another one.'],
    [{ password: 'a quiet long walk' }, 'current', 'This is not your current password.'],
    [null, 'current', 'This is not your current password.'],
  ])('refuses %j at its field', async (change, path, message) => {
    const { email } = await addMember(database.owner);
    const here = await onDevice(email, windows);
    const answer = await ask(here.access_token, 'password', change ?? { current: 1 });
    expect(answer).toEqual({ status: 422, body: { successful: false, errors: [{ path, message }] } });
    expect((await createVisitor(portal.origin).signIn(email, 'crowd-demo')).access_token).toBeTypeOf('string');
  });

  it('lets whoever guesses the old password wait after ten tries', async () => {
    const { email } = await addMember(database.owner);
    const here = await onDevice(email, windows);
    const guess = () => ask(here.access_token, 'password', { current: 'not-the-one', password: 'a quiet long walk' });
    for (let tried = 0; tried < 10; tried += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    expect((await ask(here.access_token, 'password', { current: 'crowd-demo', password: 'a quiet long walk' })).status).toBe(429);
  });

  it('is nobody’s who acts for a customer, nor a stranger’s', async () => {
    const [staff, customer] = [await addMember(database.owner, 'test_manager'), await addMember(database.owner)];
    await database.owner.query(`update organization_user set is_support = true where id = $1`, [staff.userId]);
    const token = await portal.identity.mint(staff.userId);
    const override = await mintOverride(portal.identity.keys, { staffId: staff.userId, targetId: customer.userId, reason: 'help' });
    for (const [path, body] of [
      ['list', {}],
      ['end-others', {}],
      ['end-one', { id: 'x' }],
      ['password', {}],
    ] as const) {
      expect((await ask(token, path, body, { 'x-account-override': override })).status).toBe(403);
      expect((await ask('bad', path, body)).status).toBe(401);
    }
  });

  it('changes a password with the end of the other sessions, or not at all', async () => {
    const { email } = await addMember(database.owner);
    const [other, here] = [await onDevice(email, phone), await onDevice(email, windows)];
    const change = { current: 'crowd-demo', password: 'a quiet long walk' };
    await database.owner.query(`
      create function break_down() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
      create trigger break_down before insert on session_end for each row execute function break_down()`);
    const broken = await ask(here.access_token, 'password', change);
    await database.owner.query('drop trigger break_down on session_end; drop function break_down');
    expect([broken.status, (await who(portal.origin, other.access_token)).status]).toEqual([500, 200]);
    expect((await ask(here.access_token, 'password', change)).body).toEqual({ successful: true, errors: [] });
    expect((await who(portal.origin, other.access_token)).status).toBe(401);
  });

  describe('a forgotten password', () => {
    const mailTo = async (email: string) => {
      await expect.poll(() => portal.posted.findLast(({ to }) => to === email)).toBeDefined();
      return portal.posted.findLast(({ to }) => to === email)?.letter;
    };

    it('is chosen anew by a link in the mail, once, and ends what was begun before', async () => {
      const { email } = await addMember(database.owner);
      const begun = await onDevice(email, phone);
      const visitor = createVisitor(portal.origin);
      expect(await (await visitor.open('/oidc/forgotten')).text()).toContain('<h1>Forgot your password?</h1>');
      const asked = await visitor.open('/oidc/forgotten', { email: email.toUpperCase() });
      expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('Check your mail')]);
      const link = (await mailTo(email))?.action?.url ?? '';
      expect((await visitor.open(link, { password: 'a quiet long walk' })).status).toBe(303);
      expect((await visitor.open(link)).status).toBe(404);
      expect((await who(portal.origin, begun.access_token)).status).toBe(401);
      expect((await visitor.signIn(email, 'a quiet long walk')).access_token).toBeTypeOf('string');
    });

    it('lasts an hour', async () => {
      const { email } = await addMember(database.owner);
      await createVisitor(portal.origin).open('/oidc/forgotten', { email });
      const link = (await mailTo(email))?.action?.url ?? '';
      const { rows } = await database.owner.query(
        `update oidc_payload set expires_at = expires_at - interval '1 hour' where kind = 'PasswordLink' and expires_at > now() returning expires_at <= now() as gone`,
      );
      expect(rows.at(-1)).toEqual({ gone: true });
      expect((await createVisitor(portal.origin).open(link)).status).toBe(404);
    });

    it('says the same of an address that nobody has, and mails nobody', async () => {
      const said = async (email: string) =>
        (await (await createVisitor(portal.origin).open('/oidc/forgotten', { email })).text())
          .replaceAll(email, 'ADDRESS')
          .replaceAll(encodeURIComponent(email), 'ADDRESS').length;
      const { email } = await addMember(database.owner);
      expect(await said('nobody@example.test')).toBe(await said(email));
      await mailTo(email);
      expect(portal.posted.filter(({ to }) => to === 'nobody@example.test')).toEqual([]);
    });

    it.each(['', 'nobody', 'a b@c', 'a\0@b'])('asks again for %j', async (email) => {
      const answer = await createVisitor(portal.origin).open('/oidc/forgotten', { email });
      expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('Email is not valid')]);
    });

    it('is waited for after twenty tries in an hour from one address', async () => {
      await database.owner.query(`delete from guess_count`);
      const answers = await Promise.all(
        Array.from({ length: 21 }, () => createVisitor(portal.origin).open('/oidc/forgotten', { email: 'nobody@example.test' })),
      );
      expect(answers.map(({ status }) => status).filter((status) => status === 429)).toEqual([429]);
      await database.owner.query(`delete from guess_count`);
    });

    it('leads to the mail of the demo where that is kept here, not where a server sends it', async () => {
      const said = async (mailbox?: string) => {
        const other = await openPortal(database.owner, mailbox === undefined ? {} : { mailbox });
        const text = await (await createVisitor(other.origin).open('/oidc/forgotten', { email: 'nobody@example.test' })).text();
        await other.close();
        return /href="([^"]*)">Open the mail of the demo/u.exec(text)?.[1];
      };
      expect([await said('/demo/mail'), await said()]).toEqual(['/demo/mail', undefined]);
    });

    it('is the operator’s to mend where no mail is set', async () => {
      const mute = await openPortal(database.owner, { mails: false });
      const { email } = await addMember(database.owner);
      for (const form of [undefined, { email }])
        expect(await (await createVisitor(mute.origin).open('/oidc/forgotten', form)).text()).toContain('Ask Northwind for a link');
      await mute.close();
    });
  });
});
