import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createVisitor } from './visitor.ts';
import { addMember, openPortal, who, type Portal } from './world.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const large = new URLSearchParams({ email: 'maya@example.test', password: 'x'.repeat(1024 * 1024) }).toString();

describe('what a hostile hand sends to the sign-in service', () => {
  let database: TestDatabase;
  let portal: Portal;

  beforeAll(async () => {
    database = await createTestDatabase();
    portal = await openPortal(database.owner, { demo: false });
  });
  afterAll(async () => {
    await portal.close();
    await database.drop();
  });
  const post = (path: string, body: string | ReadableStream, headers: Readonly<Record<string, string>> = form) =>
    fetch(`${portal.origin}${path}`, { method: 'POST', redirect: 'manual', headers, body, duplex: 'half' } as RequestInit);

  it('meets no 500 where it sends a NUL', async () => {
    const visitor = createVisitor(portal.origin);
    const { address, answer } = await visitor.authorize({ state: 'a\0b', login_hint: 'maya\0@example.test', connection: '\0' });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Sign in')]);
    expect((await visitor.submit(address, 'maya\0@example.test', 'wrong\0')).answer.status).toBe(401);
    expect((await visitor.open('/oidc/session/end?state=%00&logout_hint=%00')).status).toBe(200);
    const statuses = await Promise.all([
      post('/oidc/token', 'grant_type=refresh_token&client_id=muster-web&refresh_token=%00'),
      post('/oidc/token', 'grant_type=authorization_code&client_id=muster-web&code=%00&redirect_uri=%00&code_verifier=%00'),
      post('/oidc/token', 'grant_type=authorization_code&client_id=%00&code=a'),
      post('/oidc/token/revocation', 'client_id=muster-web&token=%00'),
      post('/oidc/backchannel_logout', 'logout_token=%00'),
      post('/oidc/password/%00', 'password=%00'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 401, 200, 400, 404]);
  });

  it.each(['/oidc/password', '/oidc/passwor', '/oidc/invitation/1'])(
    'is a page with a way on for whoever opens a part of a link: %s',
    async (path) => {
      const open = async (accept: string) => {
        const answer = await fetch(`${portal.origin}${path}`, { headers: { accept } });
        return { status: answer.status, text: await answer.text() };
      };
      const page = await open('text/html,application/xhtml+xml,*/*;q=0.8');
      expect(page).toEqual({ status: 404, text: expect.stringContaining('<h1>Not found</h1>') });
      expect(page.text).toContain(`<a class="go" href="${portal.origin}/">Start again</a>`);
      expect(await open('application/json')).toEqual({ status: 404, text: 'Not Found' });
    },
  );

  it('is told at the form that it is too large, and goes on', async () => {
    const member = await addMember(database.owner);
    const visitor = createVisitor(portal.origin);
    const { address } = await visitor.authorize();
    const { answer } = await visitor.submit(address, member.email, 'x'.repeat(1024 * 1024));
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('<h1>Sign in</h1>')]);
    expect((await visitor.submit(address, member.email, 'crowd-demo')).address).toContain('code=');
  });

  it.each(['/oidc/interaction/unknown', '/oidc/password/unknown', '/oidc/backchannel_logout', '/oidc/token', '/oidc/session/end/confirm'])(
    'meets no 500 and no cut connection with a large form at %s, whether or not it says how large',
    async (path) => {
      const stream = (): ReadableStream => new Blob([large]).stream();
      const answers = [await post(path, large), await post(path, stream())];
      for (const { status } of answers) expect([400, 404, 413]).toContain(status);
    },
  );

  it('finds sign-in pages whose forms lead to this installation alone, with an icon of ours', async () => {
    const visitor = createVisitor(portal.origin);
    const member = await addMember(database.owner);
    const pages = [
      (await visitor.authorize()).answer,
      await visitor.open('/oidc/password/unknown'),
      await visitor.open('/oidc/auth?client_id=unknown'),
      await (await visitor.signIn(member.email, 'crowd-demo'), visitor.open('/oidc/session/end')),
    ];
    for (const page of pages) {
      const [, forms = ''] = /form-action ([^;]+)/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
      expect([page.url, ...forms.split(' ')]).toEqual([page.url, "'self'", portal.origin, portal.origin.replace('localhost', '127.0.0.1')]);
      expect(await page.text()).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    }
  });

  describe('to end a session', () => {
    const signedIn = async () => {
      const { email } = await addMember(database.owner);
      const visitor = createVisitor(portal.origin);
      const tokens = await visitor.signIn(email, 'crowd-demo');
      const status = async () => (await who(portal.origin, tokens.access_token)).status;
      return { visitor, tokens, status };
    };
    const page = '/oidc/session/end?client_id=muster-web';

    it('makes the page ask, and nothing ends before the answer', async () => {
      const { visitor, status } = await signedIn();
      const markup = await (await visitor.open(page)).text();
      expect([markup.includes('<h1>Sign out?</h1>'), markup.includes('<script'), await status()]).toEqual([true, false, 200]);
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(markup) ?? [];
      await visitor.open('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
      expect(await status()).toBe(401);
    });

    it('asks where the hint is of somebody else', async () => {
      const [{ visitor }, other] = [await signedIn(), await signedIn()];
      const markup = await (await visitor.open(`${page}&id_token_hint=${other.tokens.id_token}`)).text();
      expect(markup).toContain('<h1>Sign out?</h1>');
    });

    it('does not ask whom our own page sends', async () => {
      const { visitor } = await signedIn();
      const markup = await (await visitor.open(page, undefined, { 'sec-fetch-site': 'same-origin' })).text();
      expect(markup).toContain('document.forms[0].submit()');
    });
  });
});
