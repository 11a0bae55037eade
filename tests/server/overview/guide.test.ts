import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf } from '#tests/support/twin-world.ts';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld({ at: null });
});
afterAll(() => world.stop());

const id = (name: string): string => idOf('a', name);
const fields = '{ id name done organizationId kept { id isPutAway } }';

const own = async (person: Person) => (await world.send(person, `{ firstSteps ${fields} }`)).data?.['firstSteps'];
const ofOperator = async () => (await world.send('operator', `{ operatorFirstSteps ${fields} }`)).data?.['operatorFirstSteps'];
const put = async (person: Person, name: string, isPutAway: boolean) =>
  (
    await world.send(
      person,
      'mutation ($input: GuidePutAwayInput!) { guidePutAway(input: $input) { successful result { id name isPutAway } errors { code } } }',
      { input: { name, isPutAway } },
    )
  ).data?.['guidePutAway'];

describe('the first steps of an organization', () => {
  it('are those of whoever asks, each by what there is', async () => {
    expect([(await own('customer')).name, (await own('manager')).name]).toEqual(['customer', 'manager']);
    const isDone = async (step: string) => (await own('customer')).done.includes(step);
    const paid = async (balance: number, mayOverdraw = false) => {
      await world.sql('update organization set credit_model_access = true, may_overdraw = $2 where id = $1', [
        id('organization'),
        mayOverdraw,
      ]);
      await world.sql('update credit_account set balance = $2 where organization_id = $1', [id('organization'), balance]);
      return isDone('credits');
    };
    expect([await paid(0), await paid(5), await paid(0, true)]).toEqual([false, true, true]);
    const named = async (isChosen: boolean) => {
      await world.sql('update organization set is_name_chosen = $2 where id = $1', [id('organization'), isChosen]);
      return isDone('name');
    };
    expect([await named(false), await named(true)]).toEqual([false, true]);
  });

  it('are those of a trial where there is no contract', async () => {
    await world.sql('update organization set has_contract = false where id = $1', [id('organization')]);
    await world.sql(
      `insert into trial (organization_id, finishes_at) values ($1, now() + interval '9 days') on conflict (organization_id) do update set finishes_at = excluded.finishes_at, finished_at = null`,
      [id('organization')],
    );
    world.portal.server.identity.forget(null);
    expect((await own('customer')).name).toBe('trial');
    await world.sql('update organization set has_contract = true where id = $1', [id('organization')]);
    world.portal.server.identity.forget(null);
    expect((await own('customer')).name).toBe('customer');
  });

  it('are put away and brought back by each person for themselves, twice as once', async () => {
    expect(await put('customer', 'customer', true)).toEqual({
      successful: true,
      result: { id: 'customer', name: 'customer', isPutAway: true },
      errors: [],
    });
    expect((await put('customer', 'customer', true)).successful).toBe(true);
    const away = async (person: Person) => (await own(person)).kept.isPutAway;
    expect([await away('customer'), await away('manager')]).toEqual([true, false]);
    expect((await put('manager', 'customer', false)).successful).toBe(true);
    expect(await away('customer')).toBe(true);
    await put('customer', 'customer', false);
    expect(await away('customer')).toBe(false);
  });
});

describe('the first steps of an installation', () => {
  it('are about the first organization that is no operator’s own, each by what there is', async () => {
    const about = ['organization', 'switches', 'credits', 'customer', 'manager', 'moderator', 'launch'];
    const steps = async () => (await ofOperator()).done.filter((step: string) => about.includes(step));
    expect([(await ofOperator()).organizationId, await steps()]).toEqual([null, []]);
    const made = await world.act('operator', 'operatorOrganizationCreate', { name: 'Acme', shortCode: 'ACME' }, 'result { id }');
    const organizationId: string = made.result.id;
    expect([(await ofOperator()).organizationId, await steps()]).toEqual([organizationId, ['organization', 'credits']]);
    await world.act('operator', 'operatorOrganizationUpdate', {
      organizationId,
      name: 'Acme',
      hasContract: true,
      flags: ['creditModelAccess', 'advancedTestsAccess'],
      featureFlags: [],
    });
    expect(await steps()).toEqual(['organization', 'switches']);
    await world.act('operator', 'operatorCreditsAdd', { organizationId, amount: 5, reason: 'Contract' });
    expect(await steps()).toEqual(about.slice(0, 3));
    for (const role of ['customer', 'test_manager', 'community_test_manager'])
      await world.act('operator', 'operatorPersonCreate', {
        organizationId,
        email: `${role}@acme.example`,
        firstName: 'A',
        lastName: 'B',
        role,
      });
    expect(await steps()).toEqual(about.slice(0, 6));
    await world.sql(`update organization set deleted_at = now() where id = $1`, [organizationId]);
    expect((await ofOperator()).organizationId).toBeNull();
  });

  it('are read by operators alone', async () => {
    const { errors } = await world.send('manager', `{ operatorFirstSteps ${fields} }`);
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
