import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstOperatorAddress } from '#server/identity/first-operator.ts';
import { passwordLinkFor } from '#server/identity/password-link.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createVisitor, type Visitor } from './visitor.ts';
import { addMember, openPortal, who, type Portal } from './world.ts';

const fromOwnPage = { 'sec-fetch-site': 'same-origin' };
const password = 'a quiet long walk';

describe('whoever chose a password by a link', () => {
  let database: TestDatabase;
  let portal: Portal;
  const accepted: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    portal = await openPortal(database.owner, { demo: false, acceptInvitation: async (id) => void accepted.push(id) });
  });
  afterAll(async () => {
    await portal.close();
    await database.drop();
  });

  const linkFor = async (email: string): Promise<string> =>
    /http\S+$/.exec(await passwordLinkFor(database.owner, portal.settings, email))?.[0] ?? '';
  /** Where the browser of this visitor comes out when it goes on from the answer, as the portal sends it. */
  const goOn = async (visitor: Visitor, answer: Response): Promise<string> => {
    const to = new URL(answer.headers.get('location') ?? '', portal.origin);
    return (await visitor.authorize({ login_hint: to.searchParams.get('login_hint') ?? '' })).address;
  };
  const signedIn = async (visitor: Visitor, address: string): Promise<string | undefined> =>
    (await who(portal.origin, (await visitor.exchange(address)).body.access_token)).body.viewer?.userId;
  const choose = (visitor: Visitor, link: string, more: Readonly<Record<string, string>> = fromOwnPage) =>
    visitor.open(link, { password }, more);

  it('is signed in with it, has accepted, and types it again in no other browser for nothing', async () => {
    const { email, userId } = await addMember(database.owner);
    const [visitor, other] = [createVisitor(portal.origin), createVisitor(portal.origin)];
    const answer = await choose(visitor, await linkFor(email));
    expect(await goOn(other, answer)).toContain('/oidc/interaction/');
    expect(await signedIn(visitor, await goOn(visitor, answer))).toBe(userId);
    expect(accepted).toContain(userId);
    expect(visitor.cookies().map(([name]) => name)).not.toContain('muster_arrival');
  });

  it('is signed in after a double press as well', async () => {
    const { email, userId } = await addMember(database.owner);
    const visitor = createVisitor(portal.origin);
    const link = await linkFor(email);
    const [first, second] = await Promise.all([choose(visitor, link), choose(visitor, link)]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(await signedIn(visitor, await goOn(visitor, second))).toBe(userId);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site' }],
    ['nobody knows where', {}],
  ])('types it at the sign-in where the form came from %s', async (_, headers) => {
    const { email } = await addMember(database.owner);
    const visitor = createVisitor(portal.origin);
    expect(await goOn(visitor, await choose(visitor, await linkFor(email), headers))).toContain('/oidc/interaction/');
  });

  it('signs in nobody but themselves, once, and not after the password was changed again', async () => {
    const [{ email, userId }, stranger] = [await addMember(database.owner), await addMember(database.owner)];
    const visitor = createVisitor(portal.origin);
    await choose(visitor, await linkFor(email));
    expect((await visitor.authorize({ login_hint: stranger.email })).address).toContain('/oidc/interaction/');
    expect((await visitor.authorize({ login_hint: email })).address).toContain('/oidc/interaction/');
    await choose(visitor, await linkFor(email));
    await createVisitor(portal.origin).open(await linkFor(email), { password: 'another one of mine' });
    expect((await visitor.authorize({ login_hint: email })).address).toContain('/oidc/interaction/');
    expect((await createVisitor(portal.origin).signIn(stranger.email, 'crowd-demo')).access_token).toBeTypeOf('string');
    expect(userId).not.toBe(stranger.userId);
  });

  it('takes the place of whoever was signed in in this browser', async () => {
    const [before, after] = [await addMember(database.owner), await addMember(database.owner)];
    const visitor = createVisitor(portal.origin);
    await visitor.signIn(before.email, 'crowd-demo');
    const answer = await choose(visitor, await linkFor(after.email));
    expect(await goOn(visitor, answer)).not.toContain('/oidc/interaction/');
  });

  it('reads who invites them to which organization, until they have signed in', async () => {
    const [inviter, invited] = [await addMember(database.owner), await addMember(database.owner)];
    await database.owner.query(`update organization_user set first_name = 'Olga <i>', last_name = 'Berg' where id = $1`, [inviter.userId]);
    await database.owner.query(`update organization_user set state = 'invited' where id = $1`, [invited.userId]);
    await database.owner.query(
      `insert into audit (organization_id, at, user_id, role, operation, entity, entity_id, event, outcome)
       select organization_id, now(), $1, 'operator', 'operatorPersonCreate', 'membership', id, 'member.invite', 'done' from organization_user where id = $2`,
      [inviter.userId, invited.userId],
    );
    const { rows } = await database.owner.query<{ name: string }>(
      `select coalesce(o.chosen_name, o.name) as name from organization o join organization_user u on u.organization_id = o.id where u.id = $1`,
      [invited.userId],
    );
    const page = async () => (await createVisitor(portal.origin).open(await linkFor(invited.email))).text();
    const name = rows[0]?.name ?? '';
    expect(await page()).toContain(`<h1>Join ${name}</h1><p class="lead">Olga &lt;i&gt; Berg invites you to ${name}. `);
    await database.owner.query(`update organization_user set state = 'active' where id = $1`, [invited.userId]);
    expect(await page()).toContain(`<h1>Choose a password</h1><p class="lead">For ${invited.email}.</p>`);
  });

  it('shows it on demand, by the one script that the page allows', async () => {
    const { email } = await addMember(database.owner);
    const answer = await createVisitor(portal.origin).open(await linkFor(email));
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[\w+/=]{44}';/);
    const markup = await answer.text();
    expect([markup.match(/<script>/g)?.length, markup.includes('>Show password</button>')]).toEqual([1, true]);
  });

  it('makes the first operator, who stands at the desk', async () => {
    const link = (await firstOperatorAddress(database.owner, portal.settings)) ?? '';
    const visitor = createVisitor(portal.origin);
    const form = { organization: 'Crowd House', firstName: 'Olga', lastName: 'Berg', email: 'olga@house.example', password };
    const answer = await visitor.open(link, form, fromOwnPage);
    expect(answer.headers.get('location')).toBe(`${portal.origin}/auth/login?login_hint=olga%40house.example&returnTo=%2Foperator`);
    expect(await signedIn(visitor, await goOn(visitor, answer))).toBeTypeOf('string');
  });
});
