import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createVisitor } from './visitor.ts';
import { addMember, openPortal } from './world.ts';
import type { Member, Portal } from './world.ts';

const hour = 3600;
const session = { lasts: 48 * hour, idle: 2 * hour };

let database: TestDatabase;
let portal: Portal;
let member: Member;
beforeAll(async () => {
  database = await createTestDatabase();
  portal = await openPortal(database.owner, { session });
  member = await addMember(database.owner);
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

const left = async (kind: string): Promise<number> => {
  const { rows } = await database.owner.query<{ seconds: number }>(
    `select extract(epoch from expires_at - now())::float8 as seconds from oidc_payload where kind = $1 order by expires_at desc limit 1`,
    [kind],
  );
  return Math.round((rows[0]?.seconds ?? 0) / 60) * 60;
};
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { readonly sid: string; readonly auth_time: number };
const form = '/oidc/interaction/';
const inside = '/auth/callback?code=';

describe('a sign-in', () => {
  it('lasts as long as is set, and ends earlier where nobody uses it', async () => {
    await createVisitor(portal.origin).signIn(member.email, 'crowd-demo');
    expect([await left('Session'), await left('Grant'), await left('RefreshToken')]).toEqual([session.lasts, session.lasts, session.idle]);
  });

  it('is not made longer by coming back', async () => {
    await database.owner.query('delete from oidc_payload');
    const visitor = createVisitor(portal.origin);
    await visitor.signIn(member.email, 'crowd-demo');
    await database.owner.query(
      `update oidc_payload set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::int - $1::int)) where kind = 'Session'`,
      [40 * hour],
    );
    expect((await visitor.authorize()).address).toContain(inside);
    expect(await left('Session')).toBe(8 * hour);
  });

  it('asks for the password once nobody used any of its tabs for too long', async () => {
    const visitor = createVisitor(portal.origin);
    const { access_token: token } = await visitor.signIn(member.email, 'crowd-demo');
    const used = (ago: number) =>
      database.owner.query(
        `insert into session_use (issuer, sid, subject, user_id, agent, begun_at, used_at) values ($1, $2, $3::text, $3::text::uuid, '', now(), now() - make_interval(secs => $4))
         on conflict (issuer, sid) do update set used_at = excluded.used_at`,
        [`${portal.origin}/oidc`, claimsOf(token).sid, member.userId, ago],
      );
    await used(session.idle - 60);
    expect((await visitor.authorize()).address).toContain(inside);
    await used(session.idle + 60);
    expect((await visitor.authorize()).address).toContain(form);
  });

  it('tells when it was, also after a renewal', async () => {
    const { access_token: first, refresh_token: refresh } = await createVisitor(portal.origin).signIn(member.email, 'crowd-demo');
    await database.owner.query(`update oidc_payload set payload = jsonb_set(payload, '{authTime}', '1000') where kind = 'RefreshToken'`);
    const { body } = await createVisitor(portal.origin).refresh(refresh);
    expect(Math.abs(claimsOf(first).auth_time - Date.now() / 1000)).toBeLessThan(60);
    expect(claimsOf(body.access_token).auth_time).toBe(1000);
  });
});
