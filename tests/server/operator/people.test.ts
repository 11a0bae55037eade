import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#tests/support/portal.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import { codesOf, openDesk } from './desk.ts';
import type { Desk } from './desk.ts';

const id = (name: string): string => idOf('a', name);

let world: Desk;
beforeAll(async () => {
  world = await openDesk();
});
afterAll(() => world.stop());

describe('a person', () => {
  const person = { organizationId: id('organization'), email: 'nora@a.example', firstName: 'Nora', lastName: 'Wolf', role: 'customer' };

  it('is invited, and chooses a password on a link that no table tells', async () => {
    const made = await world.write('operatorPersonCreate', person);
    expect([made.result.state, made.result.fullName]).toEqual(['invited', 'Nora Wolf']);
    expect(made.secret).toMatch(/^http:\/\/localhost:4173\/oidc\/password\/[\w-]{43}$/u);
    expect((await fetch(`${world.portal.url}${new URL(made.secret).pathname}`)).status).toBe(200);
    const token = made.secret.split('/').at(-1);
    for (const table of ['idempotency', 'audit', 'outbox', 'oidc_payload'])
      expect(await world.sql(`select from ${table} t where t::text like '%' || $1 || '%'`, [token])).toEqual([]);
    expect(codesOf(await world.write('operatorPersonCreate', { ...person, email: 'NORA@a.example' }))).toEqual(['taken']);
    expect((await world.write('operatorPersonCreate', { ...person, email: "kate.o'neil@a.example" })).result.state).toBe('invited');
  });

  it('is listed with when they called last and what a moderator has to do, by name, organization and role', async () => {
    await world.sql(
      `insert into last_seen (user_id, at) values ($1, '2026-11-20T09:00:00Z') on conflict (user_id) do update set at = excluded.at`,
      [id('accepted')],
    );
    const people = async (variables: object) =>
      (
        await world.send(
          'operator',
          'query ($query: String, $organizationId: ID, $role: Role) { operatorPeople(query: $query, organizationId: $organizationId, role: $role) { email role lastSeenAt assignmentsCount } }',
          variables,
        )
      ).data?.['operatorPeople'] as Loose[];
    expect(await people({ query: 'accepted@A', role: 'community_test_manager' })).toEqual([
      { email: 'accepted@a.example', role: 'community_test_manager', lastSeenAt: '2026-11-20T09:00:00.000Z', assignmentsCount: 1 },
    ]);
    const moderators = await people({ organizationId: id('organization'), role: 'community_test_manager' });
    expect(moderators.every(({ email, role }) => email.endsWith('@a.example') && role === 'community_test_manager')).toBe(true);
    expect(
      moderators.map(({ email, assignmentsCount }) => [email.split('@')[0], assignmentsCount]).filter(([, count]) => count > 0),
    ).toEqual([
      ['accepted', 1],
      ['assigned', 1],
    ]);
  });

  it('SH-021: has staff rights only as a test manager', async () => {
    const give = async (name: string, rights: object) =>
      codesOf(await world.write('operatorPersonUpdate', { userId: id(name), isOperator: false, isSupport: false, ...rights }));
    for (const role of ['customer', 'community_test_manager'])
      for (const right of ['isOperator', 'isSupport']) expect(await give('customer', { role, [right]: true })).toEqual(['invalid_role']);
    expect(await give('manager', { role: 'test_manager', isSupport: true })).toEqual([]);
    for (const role of ['test_manager', 'community_test_manager'])
      expect(codesOf(await world.write('organizationUsersCreate', { emails: ['staff@a.example'], role }, 'customer'))).toEqual([
        'not_allowed',
      ]);
    expect(codesOf(await world.write('organizationUserRemove', { organizationUserId: id('manager') }, 'customer'))).toEqual([
      'not_allowed',
    ]);
  });

  it('loses every session within a second when removed, and comes back by invitation', async () => {
    const userId = id('rejected');
    const call = await world.portal.as(userId, publicId('a'));
    const who = `{ getCurrentOrganizationUser { id } }`;
    expect((await call(who)).status).toBe(200);
    expect((await world.write('operatorPersonRemove', { userId })).result.state).toBe('removed');
    await expect.poll(async () => (await call(who)).status, { timeout: 1000 }).not.toBe(200);
    expect((await world.write('operatorPersonRestore', { userId })).result.state).toBe('invited');
  });

  it('is signed out everywhere, and signs in again', async () => {
    const call = await world.call('manager');
    const who = `{ getCurrentOrganizationUser { id } }`;
    expect((await call(who)).status).toBe(200);
    expect((await world.write('operatorPersonSignOut', { userId: id('manager') })).successful).toBe(true);
    await expect.poll(async () => (await call(who)).errorCode, { timeout: 1000 }).toBe('unauthenticated');
  });

  it('is acted for with a reason that is kept; an operator never is', async () => {
    const started = await world.write('operatorSupportSessionStart', { userId: id('customer'), reason: 'Call 12' });
    expect(started.secret).toMatch(/^ey/u);
    const acted = await world.send(
      'operator',
      `{ getCurrentOrganizationUser { email } }`,
      {},
      { 'x-account-override': started.secret, 'x-organization-public-id': publicId('a') },
    );
    expect(acted.data?.['getCurrentOrganizationUser']).toEqual({ email: 'customer@a.example' });
    expect(await world.sql(`select after from audit where event = 'support.start' order by id desc limit 1`)).toEqual([
      { after: { reason: 'Call 12' } },
    ]);
    await world.sql('update organization_user set is_operator = true where id = $1', [id('operator')]);
    expect(codesOf(await world.write('operatorSupportSessionStart', { userId: id('operator'), reason: 'x' }))).toEqual(['not_allowed']);
    expect(codesOf(await world.write('operatorSupportSessionStart', { userId: id('customer'), reason: ' ' }))).toEqual(['blank']);
  });

  it('is always there to run the installation: the last operator neither gives it up nor is removed', async () => {
    const noMore = (name: string) => ({ userId: id(name), role: 'test_manager', isOperator: false, isSupport: false });
    expect(codesOf(await world.write('operatorPersonUpdate', noMore('operator')))).toEqual([]);
    const userId = idOf('b', 'operator');
    expect(codesOf(await world.write('operatorPersonUpdate', { ...noMore('operator'), userId }, 'operator of b'))).toEqual([
      'invalid_state',
    ]);
    expect(codesOf(await world.write('operatorPersonRemove', { userId }, 'operator of b'))).toEqual(['invalid_state']);
  });
});
