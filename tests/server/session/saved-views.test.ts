import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf } from '#tests/support/twin-world.ts';

const view = 'successful errors { code message path } result { id name query isShared isPinned ownerName }';
const documents = {
  create: `mutation ($input: SavedViewCreateInput!) { answer: savedViewCreate(input: $input) { ${view} } }`,
  update: `mutation ($input: SavedViewUpdateInput!) { answer: savedViewUpdate(input: $input) { ${view} } }`,
  pin: `mutation ($input: SavedViewPinInput!) { answer: savedViewPin(input: $input) { ${view} } }`,
  remove: `mutation ($input: SavedViewRemoveInput!) { answer: savedViewRemove(input: $input) { ${view} } }`,
} as const;
const list = 'query ($list: SavedViewList!) { savedViews(list: $list) { name isPinned } }';

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.sql('delete from saved_view returning id'));

const act = async (name: keyof typeof documents, input: object, person: Person = 'customer') =>
  (await world.ask(person, documents[name], { input })).answer;
const blank = { list: 'issues', query: 'severity=critical', isShared: false, isPinned: false };
const create = async (name: string, more: object = {}, person: Person = 'customer') =>
  act('create', { savedViewId: randomUUID(), name, ...blank, ...more }, person);
const made = async (name: string, more: object = {}, person: Person = 'customer'): Promise<string> =>
  (await create(name, more, person)).result.id;
const namesFor = async (person: Person, of = 'issues'): Promise<string[]> =>
  (await world.ask(person, list, { list: of })).savedViews.map(({ name }: { readonly name: string }) => name);
const fill = (count: number, more: { readonly owner: Person; readonly isShared: boolean }) =>
  world.sql(
    `insert into saved_view (organization_id, user_id, list, name, query, is_shared)
     select $1, $2, 'issues', 'filled ' || n, '', $4 from generate_series(1, $3::int) n returning id`,
    [world.id('organization'), world.id(more.owner), count, more.isShared],
  );
const error = (code: string, message: string, path: string | null) => ({
  successful: false,
  errors: [{ code, message, path }],
  result: null,
});

describe('saved views', () => {
  it('are of one list, private unless shared, and of no other organization', async () => {
    await made('beta');
    await made('Alpha', { isShared: true });
    await made('of tests', { list: 'tests', isShared: true });
    await made('of the manager', {}, 'manager');
    await made('of them', { isShared: true }, 'customer of b');
    expect(await namesFor('customer')).toEqual(['Alpha', 'beta']);
    expect(await namesFor('manager')).toEqual(['Alpha', 'of the manager']);
    expect(await namesFor('manager', 'tests')).toEqual(['of tests']);
    expect(await namesFor('customer of b')).toEqual(['of them']);
    expect(await world.refusal('accepted', list, { list: 'issues' })).toBe('200 FORBIDDEN');
  });

  it('stand above the lists of those who pinned them', async () => {
    const id = await made('Alpha', { isShared: true, isPinned: true });
    expect((await act('pin', { savedViewId: id, isPinned: true }, 'manager')).result.isPinned).toBe(true);
    expect((await act('pin', { savedViewId: id, isPinned: false })).result.isPinned).toBe(false);
    expect((await world.ask('manager', list, { list: 'issues' })).savedViews).toEqual([{ name: 'Alpha', isPinned: true }]);
  });

  it('of others that are not shared are not found, nor are those of another organization', async () => {
    const [hidden, foreign] = [await made('hidden'), await made('foreign', { isShared: true }, 'customer of b')];
    for (const savedViewId of [hidden, foreign])
      for (const name of ['update', 'pin', 'remove'] as const)
        expect(await world.refusal('manager', documents[name], { input: { savedViewId, ...(name === 'pin' && { isPinned: true }) } })).toBe(
          '200 NOT_FOUND',
        );
  });

  it('are told apart by name among those of one person and list', async () => {
    await made('Alpha');
    const taken = error('taken', 'You already have one with that name.', 'name');
    expect(await create('ALPHA')).toEqual(taken);
    expect((await create('Alpha', { list: 'tests' })).successful).toBe(true);
    expect((await create('Alpha', {}, 'manager')).successful).toBe(true);
    const other = await made('Other');
    expect(await act('update', { savedViewId: other, name: 'alpha' })).toEqual(taken);
    await act('remove', { savedViewId: other });
    await made('Other');
    expect(await act('remove', { savedViewId: other, restore: true })).toEqual(taken);
  });

  it('are named within the limits, and made once by their uuid', async () => {
    expect(await create('  ')).toEqual(error('blank', 'A view needs a name.', 'name'));
    expect((await create('x'.repeat(101))).errors[0].code).toBe('too_long');
    expect((await create(` ${'x'.repeat(100)} `)).result.name).toBe('x'.repeat(100));
    expect((await create('long', { query: 'x'.repeat(2001) })).errors[0]).toMatchObject({ code: 'too_long', path: 'query' });
    const id = await made('once');
    expect((await create('twice', { savedViewId: id })).errors[0]).toMatchObject({ code: 'taken', path: 'savedViewId' });
    expect((await create('twice', { savedViewId: id }, 'customer of b')).errors[0]).toMatchObject({ code: 'taken', path: 'savedViewId' });
    expect((await create('none', { savedViewId: 'none' })).errors[0]).toMatchObject({ code: 'invalid', path: 'savedViewId' });
  });

  it('are at most 50 of one person, also with those that are brought back', async () => {
    const id = await made('first');
    await act('remove', { savedViewId: id });
    await fill(50, { owner: 'customer', isShared: false });
    const full = error('too_many', 'You have 50 views. Remove one first.', null);
    expect(await create('one more')).toEqual(full);
    expect(await act('remove', { savedViewId: id, restore: true })).toEqual(full);
    expect((await create('one more', {}, 'manager')).successful).toBe(true);
  });

  it('are at most 100 that an organization shares', async () => {
    await fill(100, { owner: 'manager', isShared: true });
    const full = error('too_many', '100 views are shared in this organization. Remove one first.', 'isShared');
    expect(await create('one more', { isShared: true })).toEqual(full);
    const id = await made('private');
    expect(await act('update', { savedViewId: id, isShared: true })).toEqual(full);
    expect((await act('update', { savedViewId: id, name: 'still private' })).successful).toBe(true);
  });

  it('are forgotten a day after they were removed', async () => {
    const [old, late] = [await made('old'), await made('late')];
    const elsewhere = `insert into saved_view (organization_id, user_id, list, name, query, is_shared, state, removed_at)
      values ($1, $2, 'issues', 'elsewhere', '', false, 'removed', '2026-11-01T09:00:00Z') returning id`;
    await world.sql(elsewhere, [idOf('b', 'organization'), world.id('customer')]);
    await world.sql(`update saved_view set state = 'removed', removed_at = '2026-11-20T08:59:59Z' where id = $1 returning id`, [old]);
    await world.sql(`update saved_view set state = 'removed', removed_at = '2026-11-20T09:00:01Z' where id = $1 returning id`, [late]);
    await made('new');
    expect((await world.sql('select name from saved_view order by name')).map(({ name }) => name)).toEqual(['elsewhere', 'late', 'new']);
  });
});
