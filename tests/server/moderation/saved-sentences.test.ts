import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const sentence = 'successful errors { code message path } result { id text isShared ownerName }';
const documents = {
  create: `mutation ($input: SavedSentenceCreateInput!) { answer: savedSentenceCreate(input: $input) { ${sentence} } }`,
  update: `mutation ($input: SavedSentenceUpdateInput!) { answer: savedSentenceUpdate(input: $input) { ${sentence} } }`,
  remove: `mutation ($input: SavedSentenceRemoveInput!) { answer: savedSentenceRemove(input: $input) { ${sentence} } }`,
  use: `mutation ($input: SavedSentenceUseInput!) { answer: savedSentenceUse(input: $input) { ${sentence} } }`,
} as const;
const list = '{ savedSentences { text } }';

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.sql('delete from saved_sentence returning id'));

const act = async (name: keyof typeof documents, input: object, person: Person = 'accepted') =>
  (await world.ask(person, documents[name], { input })).answer;
const create = (text: string, more: object = {}, person: Person = 'accepted') =>
  act('create', { savedSentenceId: randomUUID(), text, isShared: false, ...more }, person);
const made = async (text: string, more: object = {}, person: Person = 'accepted'): Promise<string> =>
  (await create(text, more, person)).result.id;
const seenBy = async (person: Person): Promise<string[]> =>
  (await world.ask(person, list)).savedSentences.map(({ text }: { readonly text: string }) => text);
const fill = (count: number, owner: Person, isShared: boolean) =>
  world.sql(
    `insert into saved_sentence (organization_id, user_id, text, is_shared) select $1, $2, 'filled ' || n, $4 from generate_series(1, $3::int) n returning id`,
    [world.id('organization'), world.id(owner), count, isShared],
  );
const error = (code: string, message: string, path: string | null) => ({
  successful: false,
  errors: [{ code, message, path }],
  result: null,
});

describe('saved sentences', () => {
  it('are their writer’s alone unless a test manager shares them, and of no other organization', async () => {
    await made('of the moderator');
    await made('of the manager', {}, 'manager');
    await made('shared', { isShared: true }, 'manager');
    await made('of them', { isShared: true }, 'manager of b');
    expect((await seenBy('accepted')).toSorted()).toEqual(['of the moderator', 'shared']);
    expect((await seenBy('assigned')).toSorted()).toEqual(['shared']);
    expect((await seenBy('manager')).toSorted()).toEqual(['of the manager', 'shared']);
    expect(await seenBy('manager of b')).toEqual(['of them']);
    expect(await world.refusal('customer', list)).toBe('200 FORBIDDEN');
  });

  it('are shared by no moderator, and changed by none once they are', async () => {
    expect(await create('mine', { isShared: true })).toEqual(
      error('not_allowed', 'Only a test manager can share a sentence, and unshare their own.', 'isShared'),
    );
    const shared = await made('shared', { isShared: true }, 'manager');
    for (const name of ['update', 'remove'] as const)
      expect(await act(name, { savedSentenceId: shared })).toEqual(
        error('not_allowed', 'Only its writer can change this sentence, or a test manager once it is shared.', null),
      );
  });

  it('of others that are not shared are not found, nor are those of another organization', async () => {
    const [hidden, foreign] = [await made('hidden'), await made('foreign', { isShared: true }, 'manager of b')];
    for (const savedSentenceId of [hidden, foreign])
      for (const name of ['update', 'remove', 'use'] as const)
        expect(await world.refusal('manager', documents[name], { input: { savedSentenceId } })).toBe('200 NOT_FOUND');
  });

  it('come by when the caller took them last, whatever others took', async () => {
    const [first, second] = [await made('first', { isShared: true }, 'manager'), await made('second', { isShared: true }, 'manager')];
    await world.sql(`update saved_sentence set created_at = '2026-11-20T09:00:00Z' where id = $1 returning id`, [first]);
    await world.sql(`update saved_sentence set created_at = '2026-11-20T09:00:01Z' where id = $1 returning id`, [second]);
    expect(await seenBy('accepted')).toEqual(['second', 'first']);
    expect((await act('use', { savedSentenceId: first })).successful).toBe(true);
    expect(await seenBy('accepted')).toEqual(['first', 'second']);
    expect(await seenBy('manager')).toEqual(['second', 'first']);
  });

  it('have words within the limits, and are made once by their uuid', async () => {
    expect(await create('  ')).toEqual(error('blank', 'A sentence needs some words.', 'text'));
    expect((await create('x'.repeat(501))).errors[0]).toMatchObject({ code: 'too_long', path: 'text' });
    expect((await create(` ${'x'.repeat(500)} `)).result.text).toBe('x'.repeat(500));
    const id = await made('once');
    expect((await create('twice', { savedSentenceId: id })).errors[0]).toMatchObject({ code: 'taken', path: 'savedSentenceId' });
    expect((await create('none', { savedSentenceId: 'none' })).errors[0]).toMatchObject({ code: 'invalid', path: 'savedSentenceId' });
  });

  it('are at most 50 of one person, also with those that are brought back', async () => {
    const id = await made('first');
    await act('remove', { savedSentenceId: id });
    await fill(50, 'accepted', false);
    const full = error('too_many', 'You have 50 saved sentences. Remove one first.', null);
    expect(await create('one more')).toEqual(full);
    expect(await act('remove', { savedSentenceId: id, restore: true })).toEqual(full);
    expect((await create('one more', {}, 'manager')).successful).toBe(true);
  });

  it('are at most 100 that an organization shares', async () => {
    await fill(50, 'customer', true);
    await fill(50, 'assigned', true);
    const full = error('too_many', '100 sentences are shared in this organization. Remove one first.', 'isShared');
    expect(await create('one more', { isShared: true }, 'manager')).toEqual(full);
    const id = await made('private', {}, 'manager');
    expect(await act('update', { savedSentenceId: id, isShared: true }, 'manager')).toEqual(full);
  });

  it('are forgotten a day after they were removed', async () => {
    const [old, late] = [await made('old'), await made('late')];
    await world.sql(`update saved_sentence set state = 'removed', removed_at = '2026-11-20T08:59:59Z' where id = $1 returning id`, [old]);
    await world.sql(`update saved_sentence set state = 'removed', removed_at = '2026-11-20T09:00:01Z' where id = $1 returning id`, [late]);
    await made('new');
    expect((await world.sql('select text from saved_sentence order by text')).map(({ text }) => text)).toEqual(['late', 'new']);
  });
});
