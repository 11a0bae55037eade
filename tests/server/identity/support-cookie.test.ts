import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supportCookie, supportTokenOf } from '#server/identity/cookie.ts';
import { mintOverride } from '#server/identity/override.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { addMember, openPortal, who } from './world.ts';
import type { Member, Portal } from './world.ts';

let database: TestDatabase;
let portal: Portal;
let [staff, target]: Member[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  portal = await openPortal(database.owner, { staffDomains: ['staff.test'] });
  staff = await addMember(database.owner, 'test_manager', 'kim@staff.test');
  target = await addMember(database.owner);
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

const leave = () => mintOverride(portal.identity.keys, { staffId: staff?.userId ?? '', targetId: target?.userId ?? '', reason: 'help' });
const support = (method: string, body?: object) =>
  fetch(`${portal.origin}/api/session/support`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

describe('the token of a support session', () => {
  it('is kept in a cookie that no script reads and no other host sets', async () => {
    const settings = { ...portal.settings, publicUrl: 'https://muster.example.com' };
    expect(supportCookie(settings, 'a.b.c', 3600)).toBe(
      '__Host-muster_support=a.b.c; Path=/; Max-Age=3600; HttpOnly; SameSite=Strict; Secure',
    );
    expect(supportTokenOf(settings, 'muster_support=x; __Host-muster_support=a.b.c')).toBe('a.b.c');
    expect(supportTokenOf(settings, 'muster_support=x; __Host-muster_support=')).toBeNull();
    const answer = await support('POST', { token: await leave() });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([
      204,
      [expect.stringMatching(/^muster_support=[\w.-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Strict$/u)],
    ]);
  });

  it('that we did not sign is not kept', async () => {
    for (const token of ['a.b.c', 7, null]) {
      const answer = await support('POST', { token });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
  });

  it('makes somebody act for another only where the page says that it does', async () => {
    const token = await portal.identity.mint(staff?.userId ?? '');
    const cookie = `muster_support=${await leave()}`;
    const asked = async (headers: Readonly<Record<string, string>>) => {
      const { status, body } = await who(portal.origin, token, headers);
      return [status, body.viewer?.userId ?? body.errorCode];
    };
    expect(await asked({ cookie, 'x-account-override': 'held' })).toEqual([200, target?.userId]);
    expect(await asked({ cookie })).toEqual([200, staff?.userId]);
    expect(await asked({ 'x-account-override': 'held' })).toEqual([403, 'override_invalid']);
  });

  it('is let go of by its end, and by a sign-out', async () => {
    const gone = ['muster_support=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict'];
    expect((await support('DELETE')).headers.getSetCookie()).toEqual(gone);
    expect((await fetch(`${portal.origin}/api/session/end`, { method: 'POST' })).headers.getSetCookie()).toEqual(gone);
  });
});
