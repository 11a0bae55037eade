import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createVisitor } from './visitor.ts';
import { addMember, openPortal, who, type Member, type Portal } from './world.ts';

describe('the local sign-in service', () => {
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

  it('asks for Email and Password, lists the demo accounts, and runs no script', async () => {
    const { answer } = await createVisitor(portal.origin).authorize();
    const markup = await answer.text();
    expect(markup).toContain('<label for="email">Email</label>');
    expect(markup).toContain('<label for="password">Password</label>');
    expect(markup).toContain('<button class="go">Sign in</button>');
    expect([...markup.matchAll(/<span class="mail">([^<]+)</g)].map(([, email]) => email)).toEqual([
      'customer@demo.test',
      'manager@demo.test',
      'moderator@demo.test',
      'trial@demo.test',
      'classic@demo.test',
      'operator@demo.test',
    ]);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'none'.*frame-ancestors 'none'/);
    expect(markup).not.toContain('<script');
  });

  it('lists no accounts outside of the demo', async () => {
    const plain = await openPortal(database.owner, { demo: false });
    const { answer } = await createVisitor(plain.origin).authorize();
    expect(await answer.text()).not.toContain('demo.test');
    expect((await fetch(`${plain.origin}/demo/token`, { method: 'POST' })).status).toBe(404);
    await plain.close();
  });

  it('keeps what was typed after a wrong password, as text', async () => {
    const visitor = createVisitor(portal.origin);
    const { address } = await visitor.authorize();
    const { answer } = await visitor.submit(address, '"><script>alert(1)</script>', 'wrong');
    const markup = await answer.text();
    expect(answer.status).toBe(401);
    expect(markup).toContain('The email or the password is wrong.');
    expect(markup).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it('says the same for an unknown e-mail and a wrong password', async () => {
    const answers = await Promise.all(
      [member.email, `${'0'.repeat(36)}@example.test`].map(async (email) => {
        const visitor = createVisitor(portal.origin);
        const { address } = await visitor.authorize();
        const { answer } = await visitor.submit(address, email, 'wrong');
        return { status: answer.status, page: (await answer.text()).replaceAll(email, '').replaceAll(encodeURIComponent(email), '') };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('gives a token that the API knows', async () => {
    const { access_token: token } = await createVisitor(portal.origin).signIn(member.email.toUpperCase(), 'crowd-demo');
    const { status, body } = await who(portal.origin, token);
    expect([status, body.viewer?.userId]).toEqual([200, member.userId]);
  });

  it('signs a second tab in without a form, unless it asks for one', async () => {
    const visitor = createVisitor(portal.origin);
    await visitor.signIn(member.email, 'crowd-demo');
    expect((await visitor.authorize()).address).toContain('/auth/callback?code=');
    expect((await visitor.authorize({ prompt: 'none' })).address).toContain('/auth/callback?code=');
    expect((await visitor.authorize({ prompt: 'login' })).address).toContain('/oidc/interaction/');
  });

  it('answers prompt=none of a stranger with login_required', async () => {
    const { address } = await createVisitor(portal.origin).authorize({ prompt: 'none' });
    expect(new URL(address).searchParams.get('error')).toBe('login_required');
  });

  it('fills in the hinted e-mail and takes a connection', async () => {
    const { answer } = await createVisitor(portal.origin).authorize({ login_hint: 'maya@example.test', connection: 'northwind-saml' });
    expect(await answer.text()).toContain('value="maya@example.test"');
  });

  it('asks who it is where somebody else is signed in than the hint names, and then takes whoever answers', async () => {
    const visitor = createVisitor(portal.origin);
    await visitor.signIn(member.email, 'crowd-demo');
    expect((await visitor.authorize({ login_hint: member.email.toUpperCase() })).address).toContain('/auth/callback?code=');
    const { address, answer } = await visitor.authorize({ login_hint: 'somebody@else.test' });
    expect(await answer.text()).toContain('value="somebody@else.test"');
    expect((await visitor.submit(address, member.email, 'crowd-demo')).address).toContain('/auth/callback?code=');
  });

  it('refuses an unknown return address and a request without PKCE on a page of its own', async () => {
    const visitor = createVisitor(portal.origin);
    const foreign = await visitor.authorize({ redirect_uri: 'https://evil.example/callback' });
    expect([foreign.answer.status, await foreign.answer.text()]).toEqual([400, expect.stringContaining('Sign-in stopped')]);
    const plain = await visitor.authorize({ code_challenge: '', code_challenge_method: '' });
    expect(new URL(plain.address).searchParams.get('error')).toBe('invalid_request');
  });

  it('leads from a sign-in that is over back to the client, once for each page that was shown', async () => {
    const visitor = createVisitor(portal.origin);
    const { address } = await visitor.authorize();
    await visitor.submit(address, member.email, 'crowd-demo');
    const back = await visitor.open(address);
    expect([back.status, back.headers.get('location')]).toEqual([303, `${portal.origin}/auth/login`]);
    const again = await visitor.open(address);
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('allow cookies')]);
  });

  it('asks anew where the form of a sign-in that is over is sent, with the e-mail that was typed', async () => {
    const visitor = createVisitor(portal.origin);
    const { address } = await visitor.authorize();
    await visitor.submit(address, member.email, 'crowd-demo');
    const back = await visitor.open(address, { email: 'maya@example.test', password: 'crowd-demo' });
    expect([back.status, back.headers.get('location')]).toEqual([303, `${portal.origin}/auth/login?login_hint=maya%40example.test`]);
  });

  it('takes a code once, and ends what began with it when it comes again', async () => {
    const visitor = createVisitor(portal.origin);
    const page = await visitor.authorize();
    const { address } = await visitor.submit(page.address, member.email, 'crowd-demo');
    const { status, body } = await visitor.exchange(address);
    expect([status, (await who(portal.origin, body.access_token)).status]).toEqual([200, 200]);
    expect((await visitor.exchange(address)).body.error).toBe('invalid_grant');
    expect((await visitor.refresh(body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('rotates refresh tokens, and ends the session when an old one comes back', async () => {
    const visitor = createVisitor(portal.origin);
    const first = await visitor.signIn(member.email, 'crowd-demo');
    const second = await visitor.refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect((await who(portal.origin, second.body.access_token)).status).toBe(200);
    expect((await visitor.refresh(first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await visitor.refresh(second.body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await who(portal.origin, second.body.access_token)).status).toBe(401);
  });

  it('ends every tab at sign-out, asks nothing, and wants the password again', async () => {
    const visitor = createVisitor(portal.origin);
    const first = await visitor.signIn(member.email, 'crowd-demo');
    const second = (await visitor.exchange((await visitor.authorize()).address)).body;
    const out = await visitor.signOut(first.id_token);
    expect(out.markup).toContain('document.forms[0].submit()');
    expect(out.address).toBe(`${portal.origin}/auth/login`);
    expect([(await who(portal.origin, first.access_token)).status, (await who(portal.origin, second.access_token)).status]).toEqual([
      401, 401,
    ]);
    expect((await visitor.authorize()).address).toContain('/oidc/interaction/');
    expect((await visitor.refresh(second.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('starts a session of its own after one was ended by its token alone', async () => {
    const visitor = createVisitor(portal.origin);
    const first = await visitor.signIn(member.email, 'crowd-demo');
    await fetch(`${portal.origin}/api/session/end`, { method: 'POST', headers: { authorization: `Bearer ${first.access_token}` } });
    const again = (await visitor.exchange((await visitor.authorize()).address)).body;
    expect([(await who(portal.origin, first.access_token)).status, (await who(portal.origin, again.access_token)).status]).toEqual([
      401, 200,
    ]);
    expect((await visitor.refresh(first.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('refuses an interaction that is not its own', async () => {
    const { address } = await createVisitor(portal.origin).authorize();
    const { answer } = await createVisitor(portal.origin).submit(address, member.email, 'crowd-demo');
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('no longer valid')]);
  });

  it('lets an e-mail wait after ten failures, and nobody else', async () => {
    const target = await addMember(database.owner);
    const visitor = createVisitor(portal.origin);
    const { address } = await visitor.authorize();
    for (let turn = 0; turn < 10; turn += 1) await visitor.submit(address, target.email, 'wrong');
    const { answer } = await visitor.submit(address, target.email, 'crowd-demo');
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await createVisitor(portal.origin).signIn(member.email, 'crowd-demo')).access_token).toBeTypeOf('string');
  });

  it('signs nobody in who was removed', async () => {
    const gone = await addMember(database.owner);
    await database.owner.query(`update organization_user set state = 'removed' where id = $1`, [gone.userId]);
    const visitor = createVisitor(portal.origin);
    const { answer } = await visitor.submit((await visitor.authorize()).address, gone.email, 'crowd-demo');
    expect(answer.status).toBe(401);
  });
});
