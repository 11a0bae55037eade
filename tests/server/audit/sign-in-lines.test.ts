import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintOverride } from '#server/identity/override.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createVisitor } from '../identity/visitor.ts';
import { addMember, openPortal } from '../identity/world.ts';
import type { Member, Portal } from '../identity/world.ts';

let database: TestDatabase;
let portal: Portal;
beforeAll(async () => {
  database = await createTestDatabase();
  portal = await openPortal(database.owner, { staffDomains: ['staff.test'] });
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

type Line = { readonly event: string; readonly outcome: string; readonly staff: string | null; readonly session: string | null };
const linesOf = async (userId: string | null): Promise<readonly Line[]> => {
  const { rows } = await database.owner.query<Line>(
    `select event, outcome, on_behalf_of_user_id as staff, session from audit
     where user_id is not distinct from $1 and entity = 'session' and source = 'page' and address = '127.0.0.1' order by id`,
    [userId],
  );
  return rows;
};
const events = async (userId: string | null) => (await linesOf(userId)).map(({ event, outcome }) => `${event} ${outcome}`);
const whole = async () =>
  (await database.owner.query<{ all: string }>(`select coalesce(string_agg(a::text, ' '), '') as all from audit a`)).rows[0]?.all ?? '';

/** From a sign-in page of its own, as a browser that nobody signed in on. */
const tries = async (email: string, password: string, times = 1) => {
  const visitor = createVisitor(portal.origin);
  const { address } = await visitor.authorize({ prompt: 'login' });
  for (let turn = 0; turn < times; turn += 1) await visitor.submit(address, email, password);
};
const signedIn = async ({ email }: Member) => createVisitor(portal.origin).signIn(email, 'crowd-demo');
const end = (token: string, cookie = '') =>
  fetch(`${portal.origin}/api/session/end`, { method: 'POST', headers: { authorization: `Bearer ${token}`, cookie } });

describe('the audit trail of signing in', () => {
  it('has a wrong password under the account, without what was typed', async () => {
    const member = await addMember(database.owner);
    await tries(member.email, 'hunter2-hunter2');
    expect(await events(member.userId)).toEqual(['session.fail refused']);
    const { rows } = await database.owner.query('select organization_id as id from audit where user_id = $1', [member.userId]);
    expect(rows).toEqual([{ id: member.organizationId }]);
    expect(await whole()).not.toContain('hunter2');
  });

  it('has one for an account that is not there under nobody, and never what was typed for it', async () => {
    await tries('my-password-by-mistake', 'hunter3-hunter3');
    expect(await events(null)).toEqual(['session.fail refused']);
    expect(await whole()).not.toMatch(/by-mistake|hunter3/u);
  });

  it('has who was kept from signing in with the right password, and after 20 lines that there were more', async () => {
    await database.owner.query('delete from guess_count');
    const member = await addMember(database.owner);
    await tries(member.email, 'wrong', 10);
    await tries(member.email, 'crowd-demo');
    expect(await events(member.userId)).toEqual([...Array.from({ length: 10 }, () => 'session.fail refused'), 'session.block refused']);
    await tries(member.email, 'crowd-demo', 15);
    const all = await events(member.userId);
    expect([all.length, all.slice(-2)]).toEqual([21, ['session.block refused', 'session.more refused']]);
    await database.owner.query('delete from guess_count');
  });

  it('has the sign-out once, with the mark of its sign-in', async () => {
    const member = await addMember(database.owner);
    const { access_token: token } = await signedIn(member);
    await end(token);
    await end(token);
    const lines = await linesOf(member.userId);
    expect(lines.map(({ event }) => event)).toEqual(['session.begin', 'session.end']);
    expect(lines[1]?.session).toMatch(/^[\da-f]{12}$/u);
  });

  it('has the end of support under whom it was about, by its end and by a sign-out', async () => {
    const [staff, target] = [await addMember(database.owner, 'test_manager', 'kim@staff.test'), await addMember(database.owner)];
    const token = await mintOverride(portal.identity.keys, { staffId: staff.userId, targetId: target.userId, reason: 'help' });
    const cookie = `muster_support=${token}`;
    await fetch(`${portal.origin}/api/session/support`, { method: 'DELETE', headers: { cookie } });
    await end((await signedIn(staff)).access_token, cookie);
    expect(await linesOf(target.userId)).toEqual(
      Array.from({ length: 2 }, () => ({ event: 'support.end', outcome: 'done', staff: staff.userId, session: null })),
    );
    expect((await linesOf(staff.userId)).map(({ event }) => event)).toEqual(['session.begin', 'session.end']);
  });
});
