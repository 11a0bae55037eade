import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '#tests/support/schema.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import type { PersonName, Side } from '#tests/support/twin-world.ts';
import { documentFor } from '../authorization/documents.ts';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld({ at: null });
});
afterAll(() => world.stop());

const [ours, theirs] = [idOf('a', 'operator'), idOf('b', 'operator')];

beforeEach(async () => {
  await world.sql(`update organization set state = 'active', deleted_at = null`);
  await world.sql(`update test set window_status = 'closed', closed_at = now()`);
  await world.sql(
    `update organization_user set state = 'active', removed_at = null, is_operator = true, role = 'test_manager',
       organization_id = case id when $1 then $3::uuid else $4::uuid end where id in ($1, $2)`,
    [ours, theirs, idOf('a', 'organization'), idOf('b', 'organization')],
  );
});

const send = async (side: Side, person: PersonName, field: string, input: object): Promise<string> => {
  const call = await world.portal.as(idOf(side, person), publicId(side));
  const { data, errors, errorCode } = await call(documentFor(schema, `Mutation.${field}`), { input });
  const answer = data?.[field];
  if (answer?.successful === true) return 'done';
  return answer === undefined || answer === null ? (errorCode ?? errors[0]?.extensions?.code ?? 'unknown') : answer.errors[0].code;
};
const running = async (): Promise<number> =>
  (
    await world.sql(`select u.id from organization_user u join organization o on o.id = u.organization_id
      where u.is_operator and u.state = 'active' and o.deleted_at is null`)
  ).length;
const refused = new Set(['invalid_state', 'user_not_found', 'FORBIDDEN', 'unauthenticated', 'invalid', 'not_allowed']);

describe('an operator', () => {
  it.each<[string, PersonName]>([
    ['a test manager', 'manager'],
    ['a customer', 'customer'],
    ['another operator, as the test manager they are there', 'operator'],
  ])('is not removed from the team by %s', async (_, person) => {
    const second = idOf('a', 'removed');
    await world.sql(`update organization_user set role = 'test_manager', is_operator = true where id = $1`, [second]);
    for (const organizationUserId of person === 'operator' ? [second] : [ours, second])
      expect(await send('a', person, 'organizationUserRemove', { organizationUserId })).toBe('not_allowed');
    await world.sql(`update organization_user set is_operator = false where id = $1`, [second]);
    expect(await running()).toBe(2);
  });

  it('is removed from the team by nobody who came from another organization', async () => {
    await world.sql('update organization_user set organization_id = $2 where id = $1', [idOf('b', 'manager'), idOf('a', 'organization')]);
    const call = await world.portal.as(idOf('b', 'manager'), publicId('a'));
    const { data } = await call(documentFor(schema, 'Mutation.organizationUserRemove'), { input: { organizationUserId: ours } });
    expect(data?.['organizationUserRemove'].errors[0]).toMatchObject({
      code: 'not_allowed',
      message: "Only an operator can remove an operator, at the operator's desk.",
    });
    await world.sql('update organization_user set organization_id = $2 where id = $1', [idOf('b', 'manager'), idOf('b', 'organization')]);
  });

  it('is removed at the desk by another, and the last one by nobody', async () => {
    expect(await send('a', 'operator', 'operatorPersonRemove', { userId: theirs })).toBe('done');
    expect(await send('a', 'operator', 'operatorPersonRemove', { userId: ours })).toBe('invalid_state');
    for (const rights of [{ role: 'test_manager' }, { role: 'customer' }])
      expect(await send('a', 'operator', 'operatorPersonUpdate', { userId: ours, isOperator: false, isSupport: false, ...rights })).toBe(
        'invalid_state',
      );
    expect(await running()).toBe(1);
  });
});

describe('two operators who end each other at the same moment', () => {
  const noMore = (userId: string) => ({ userId, role: 'test_manager', isOperator: false, isSupport: false });
  const archive = (side: Side) => ({ organizationId: idOf(side, 'organization') });
  it.each<[string, readonly [string, object], readonly [string, object]]>([
    ['by removal', ['operatorPersonRemove', { userId: theirs }], ['operatorPersonRemove', { userId: ours }]],
    ['by taking rights', ['operatorPersonUpdate', noMore(theirs)], ['operatorPersonUpdate', noMore(ours)]],
    ['by giving up rights', ['operatorPersonUpdate', noMore(ours)], ['operatorPersonUpdate', noMore(theirs)]],
    ['one by removal, one by taking rights', ['operatorPersonRemove', { userId: theirs }], ['operatorPersonUpdate', noMore(ours)]],
    ['by archiving where the other works', ['operatorOrganizationArchive', archive('b')], ['operatorOrganizationArchive', archive('a')]],
    ['one by removal, one by archiving', ['operatorPersonRemove', { userId: theirs }], ['operatorOrganizationArchive', archive('a')]],
  ])('%s leave one', async (_, [first, firstInput], [second, secondInput]) => {
    const [one, other] = await Promise.all([send('a', 'operator', first, firstInput), send('b', 'operator', second, secondInput)]);
    expect(await running()).toBe(1);
    expect([one, other]).toContain('done');
    expect(refused).toContain(one === 'done' ? other : one);
  });

  it('or leaves for an organization while archiving it, is still there', async () => {
    await world.sql('update organization_user set is_operator = false where id = $1', [theirs]);
    await Promise.all([
      send('a', 'operator', 'operatorOrganizationArchive', archive('b')),
      send('a', 'operator', 'changeOrganization', { organizationPublicId: publicId('b') }),
    ]);
    expect(await running()).toBe(1);
  });
});
