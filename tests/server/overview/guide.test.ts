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
    const done = async (person: Person) => new Set<string>((await own(person)).done);
    const step = async (person: Person, name: string, change: string, back: string) => {
      const before = (await done(person)).has(name);
      await world.sql(change, [id('organization')]);
      const after = (await done(person)).has(name);
      await world.sql(back, [id('organization')]);
      return [before, after];
    };
    expect(
      await step(
        'customer',
        'credits',
        'update organization set credit_model_access = true where id = $1',
        'update organization set credit_model_access = false where id = $1',
      ),
    ).toEqual([true, false]);
    expect(
      await step(
        'customer',
        'name',
        'update organization set is_name_chosen = not is_name_chosen where id = $1',
        'update organization set is_name_chosen = not is_name_chosen where id = $1',
      ),
    ).toSatisfy(([before, after]: readonly boolean[]) => before !== after);
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
  it('are about its oldest organization that is no operator’s own', async () => {
    const steps = await ofOperator();
    expect([steps.id, steps.organizationId === null, steps.done.includes('organization')]).toEqual(['operator', false, true]);
    const [{ own: isOwn } = { own: null }] = await world.sql(
      'select exists (select from organization_user u where u.is_operator and u.organization_id = $1) as own',
      [steps.organizationId],
    );
    expect(isOwn).toBe(false);
  });

  it('say what is missing of it', async () => {
    const { organizationId } = await ofOperator();
    const missing = async (change: string, back: string) => {
      const before: readonly string[] = (await ofOperator()).done;
      await world.sql(change, [organizationId]);
      const after: readonly string[] = (await ofOperator()).done;
      await world.sql(back, [organizationId]);
      return before.filter((step) => !after.includes(step));
    };
    const without = (role: string) =>
      missing(
        `update organization_user set state = 'removed', removed_at = now() where organization_id = $1 and role = '${role}' and state = 'active'`,
        `update organization_user set state = 'active', removed_at = null where organization_id = $1 and role = '${role}' and state = 'removed'`,
      );
    expect(await without('customer')).toEqual(['customer']);
    expect(await without('community_test_manager')).toEqual(['moderator']);
    expect(
      await missing(
        'update organization set credit_model_access = true where id = $1',
        'update organization set credit_model_access = false where id = $1',
      ),
    ).toEqual(['credits']);
    expect(
      await missing(
        `update test set window_status = 'cancelled' where organization_id = $1 and window_status in ('open', 'closed')`,
        `update test set window_status = 'open' where organization_id = $1 and window_status = 'cancelled'`,
      ),
    ).toEqual(['launch']);
  });

  it('are read by operators alone', async () => {
    const { errors } = await world.send('manager', `{ operatorFirstSteps ${fields} }`);
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
