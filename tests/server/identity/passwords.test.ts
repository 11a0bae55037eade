import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { passwordLinkFor } from '#server/identity/password-link.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createVisitor } from './visitor.ts';
import { addMember, openPortal, who, type Portal } from './world.ts';

/** While no session can be ended. */
const failing = async (database: TestDatabase, work: () => Promise<void>): Promise<void> => {
  await database.owner.query(`
    create function break_down() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger break_down before insert on session_end for each row execute function break_down()`);
  try {
    await work();
  } finally {
    await database.owner.query('drop trigger break_down on session_end; drop function break_down');
  }
};

describe('a password link of the operator', () => {
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
  const linkFor = async (email: string): Promise<string> =>
    /http:\/\/localhost:\d+\/oidc\/password\/[\w-]{43}$/.exec(await passwordLinkFor(database.owner, portal.settings, email))?.[0] ?? '';
  const command = async (args: readonly string[], env: Readonly<Record<string, string>>, program = 'server/identity/password-cli.ts') =>
    promisify(execFile)(process.execPath, [program, ...args], { env: { ...process.env, ...env } }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ code, said: stderr }),
    );

  it('lets in whoever never chose a password, and makes earlier links worthless', async () => {
    const { email, userId } = await addMember(database.owner);
    await database.owner.query(`delete from password where user_id = $1`, [userId]);
    const first = await linkFor(email.toUpperCase());
    const second = await linkFor(email);
    const visitor = createVisitor(portal.origin);
    expect([(await visitor.open(first)).status, (await visitor.open(second)).status]).toEqual([404, 200]);
    expect((await visitor.open(second, { password: 'long enough for me' })).status).toBe(303);
    expect((await visitor.signIn(email, 'long enough for me')).access_token).toBeTypeOf('string');
  });

  it('leads on after a double press as after a single one, and a few times only', async () => {
    const { email } = await addMember(database.owner);
    const link = await linkFor(email);
    const press = async (password: string) => {
      const answer = await createVisitor(portal.origin).open(link, { password });
      return [answer.status, answer.headers.get('location')];
    };
    const on = [303, `${portal.origin}/auth/login?login_hint=${encodeURIComponent(email)}`];
    expect(await Promise.all([press('long enough for me'), press('long enough for me')])).toEqual([on, on]);
    expect([await press('long enough for me'), await press('not what was chosen')]).toEqual([on, [404, null]]);
    await press('not what was chosen');
    await press('not what was chosen');
    expect(await press('long enough for me')).toEqual([404, null]);
    const audit = await database.owner.query(
      `select from audit where event = 'password.choose' and user_id = (select id from organization_user where email = $1)`,
      [email],
    );
    expect(audit.rowCount).toBe(1);
  });

  it('is remembered for a minute', async () => {
    const { email } = await addMember(database.owner);
    const link = await linkFor(email);
    const press = async () => (await createVisitor(portal.origin).open(link, { password: 'long enough for me' })).status;
    expect(await press()).toBe(303);
    await database.owner.query(`update oidc_payload set expires_at = expires_at - interval '1 minute' where kind = 'PasswordLink.spent'`);
    expect(await press()).toBe(404);
  });

  it('ends what was begun with the old password', async () => {
    const { email } = await addMember(database.owner);
    const [owner, other] = [createVisitor(portal.origin), createVisitor(portal.origin)];
    const begun = await other.signIn(email, 'crowd-demo');
    await owner.open(await linkFor(email), { password: 'another one of mine' });
    expect((await who(portal.origin, begun.access_token)).status).toBe(401);
    expect((await other.refresh(begun.refresh_token)).body.error).toBe('invalid_grant');
    expect((await other.authorize()).address).toContain('/oidc/interaction/');
    expect((await owner.signIn(email, 'another one of mine')).access_token).toBeTypeOf('string');
  });

  it('is as good as before where the sessions could not be ended with it, and the old password is in force', async () => {
    const { email } = await addMember(database.owner);
    const [owner, other] = [createVisitor(portal.origin), createVisitor(portal.origin)];
    await other.signIn(email, 'crowd-demo');
    const link = await linkFor(email);
    await failing(database, async () => expect((await owner.open(link, { password: 'another one of mine' })).status).toBe(500));
    expect((await createVisitor(portal.origin).signIn(email, 'crowd-demo')).access_token).toBeTypeOf('string');
    expect((await owner.open(link, { password: 'another one of mine' })).status).toBe(303);
    expect((await owner.signIn(email, 'another one of mine')).access_token).toBeTypeOf('string');
  });

  it('is made for nobody whom nobody knows, nor where passwords are kept elsewhere', async () => {
    await expect(linkFor('nobody@example.test')).rejects.toThrow('There is no member nobody@example.test who may sign in.');
    expect(await command([], {})).toEqual({ code: 1, said: expect.stringContaining('npm run password <email>') });
    const foreign = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'a', OIDC_AUDIENCE: 'b' };
    expect(await command(['nobody@example.test'], foreign)).toEqual({
      code: 1,
      said: 'Passwords are kept by the sign-in service https://login.example.com (OIDC_ISSUER).\n',
    });
  });

  it.each([
    ['server/identity/password-cli.ts', 'nobody@example.test'],
    ['server/operator-cli.ts', 'first-operator'],
  ])('is asked for in vain where no server was ever started: %s', async (program, word) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'muster-never-started-'));
    chmodSync(dataDir, 0o755);
    const { code, said } = await command([word], { DATA_DIR: dataDir }, program);
    rmSync(dataDir, { recursive: true });
    expect([code, said]).toEqual([1, `No Muster has been started on ${dataDir} yet: run npm start first.\n`]);
  });

  it.each([' '.repeat(10), '\u00a0\u2003\u200b'.repeat(4), `   short   `, '123456789'])('is not spent on %j', async (password) => {
    const { email } = await addMember(database.owner);
    const link = await linkFor(email);
    const visitor = createVisitor(portal.origin);
    const refused = await visitor.open(link, { password });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Use at least 10 characters')]);
    expect((await visitor.open(link)).status).toBe(200);
  });

  it('proves nothing of the address, and no token says so', async () => {
    const { email } = await addMember(database.owner);
    const { id_token: idToken, access_token: token } = await createVisitor(portal.origin).signIn(email, 'crowd-demo');
    const answer = await fetch(`${portal.origin}/oidc/me`, { headers: { authorization: `Bearer ${token}` } });
    const told = [decodeJwt(idToken), decodeJwt(token), answer.ok ? ((await answer.json()) as Record<string, unknown>) : {}];
    expect(told.filter((claims) => claims['email_verified'] === true)).toEqual([]);
  });
});
