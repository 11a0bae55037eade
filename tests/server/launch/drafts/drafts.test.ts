import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const fields = 'id version name step values sdlcStage state savedAt testId';
const saveDocument = `mutation ($input: SaveLaunchDraftInput!) { answer: saveLaunchDraft(input: $input) { successful errors { code message path } result { ${fields} } } }`;
const discardDocument = `mutation ($input: DiscardLaunchDraftInput!) { answer: discardLaunchDraft(input: $input) { successful errors { code message path } result { id version } } }`;
const openDocument = `mutation ($input: OpenLaunchDraftInput!) { openLaunchDraft(input: $input) { result { id } } }`;
const readDocument = `query ($id: ID!) { launchDraft(id: $id) { ${fields} } }`;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const draft = (more: object = {}) => ({
  id: randomUUID(),
  version: 0,
  name: 'Release',
  step: 'app',
  values: { activity: 'exploratory' },
  sdlcStage: 'release',
  ...more,
});
const save = async (input: object, person: Person = 'customer') => (await world.ask(person, saveDocument, { input })).answer;
const discard = async (id: string, restore?: boolean, person: Person = 'customer') =>
  (await world.ask(person, discardDocument, { input: { id, restore } })).answer;
const read = async (id: string, person: Person = 'customer') => (await world.ask(person, readDocument, { id })).launchDraft;
const list = async (person: Person = 'customer'): Promise<readonly string[]> =>
  (await world.ask(person, 'query { launchDrafts { id } }')).launchDrafts.map((each: { id: string }) => each.id);

describe('saving a draft', () => {
  it('creates it with the first save and grows its version with each', async () => {
    const input = draft();
    const saved = {
      id: input.id,
      version: 1,
      name: 'Release',
      step: 'app',
      values: { activity: 'exploratory' },
      sdlcStage: 'release',
      state: 'draft',
      savedAt: moment,
      testId: null,
    };
    expect(await save(input)).toEqual({ successful: true, errors: [], result: saved });
    expect(await read(input.id)).toEqual(saved);
    expect((await save({ ...input, version: 1, name: 'Release 2', step: 'scope', sdlcStage: null })).result).toEqual({
      ...saved,
      version: 2,
      name: 'Release 2',
      step: 'scope',
      sdlcStage: null,
    });
  });

  it('answers stale_object with the newer draft when another tab was first, and keeps that one', async () => {
    const input = draft();
    await save(input);
    await save({ ...input, version: 1, name: 'From the other tab' });
    const answer = await save({ ...input, version: 1, name: 'Too late' });
    expect(answer).toMatchObject({
      successful: false,
      errors: [{ code: 'stale_object', message: 'This draft was changed in another tab.', path: 'version' }],
      result: { version: 2, name: 'From the other tab' },
    });
    expect((await read(input.id)).name).toBe('From the other tab');
  });

  it('lets exactly one of many first saves at once win', async () => {
    const input = draft();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => save({ ...input, name: `Tab ${index}` })));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    for (const answer of answers.filter(({ successful }) => !successful)) expect(answer.errors[0].code).toBe('stale_object');
    const again = await Promise.all(Array.from({ length: 6 }, (_, index) => save({ ...input, version: 1, name: `Again ${index}` })));
    expect(again.filter(({ successful }) => successful)).toHaveLength(1);
    expect((await read(input.id)).version).toBe(2);
  });

  it('keeps every value as it was typed', async () => {
    const values = {
      text: 'a\nb\t"\\u0000"\u{1F600}\u202E',
      deep: { list: [1, null, false, '', {}] },
      __proto__2: 'x',
      'key with . and [0]': 'y',
      number: 0.1,
    };
    const input = draft({ values, name: '\u{1F600}'.repeat(50) });
    await save(input);
    expect(await read(input.id)).toMatchObject({ values, name: input.name });
  });

  it('refuses in words what cannot be kept, and keeps what was there', async () => {
    const input = draft();
    await save(input);
    const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
    const refused = [
      [{ values: { text: 'a\0b' } }, 'invalid', 'values.text'],
      [{ values: { list: ['ok', 'half \ud83d'] } }, 'invalid', 'values.list[1]'],
      [{ values: { 'key\0': 1 } }, 'invalid', 'values'],
      [{ values: nested(1000) }, 'invalid', expect.any(String)],
      [{ name: 'a\0' }, 'invalid', 'name'],
      [{ step: 'scope\0' }, 'invalid', 'step'],
      [{ name: 'x'.repeat(101) }, 'too_long', 'name'],
      [{ values: { text: 'é'.repeat(3.5 * 1024 * 1024) } }, 'too_large', 'values'],
    ] as const;
    for (const [change, code, path] of refused) {
      const answer = await save({ ...input, version: 1, ...change });
      expect([answer.successful, answer.errors[0].code, answer.errors[0].path]).toEqual([false, code, path]);
    }
    expect((await save({ ...input, id: 'not-a-uuid' })).errors[0]).toMatchObject({ code: 'invalid', path: 'id' });
    expect(await read(input.id)).toMatchObject({ version: 1, values: input.values });
  });

  it('takes 6 MiB of values', async () => {
    const input = draft({ values: { text: 'x'.repeat(6 * 1024 * 1024 - 20) } });
    expect((await save(input)).successful).toBe(true);
    expect((await read(input.id)).values.text.length).toBe(6 * 1024 * 1024 - 20);
  });

  it('leaves no audit row', async () => {
    expect(await world.sql(`select 1 from audit where operation in ('saveLaunchDraft')`)).toEqual([]);
  });
});

describe('the drafts of others', () => {
  it('are not found, neither to read nor to save nor to discard', async () => {
    const input = draft();
    await save(input);
    for (const person of ['manager', 'customer of b'] as const) {
      expect(await world.refusal(person, readDocument, { id: input.id })).toBe('200 NOT_FOUND');
      for (const version of [0, 1])
        expect(await world.refusal(person, saveDocument, { input: { ...input, version, name: 'Mine' } })).toBe('200 NOT_FOUND');
      expect(await world.refusal(person, discardDocument, { input: { id: input.id } })).toBe('200 NOT_FOUND');
      expect(await list(person)).not.toContain(input.id);
    }
    expect(await read(input.id)).toMatchObject({ version: 1, name: 'Release' });
    for (const id of ['', 'x', '\0', randomUUID()]) {
      expect(await world.refusal('customer', readDocument, { id })).toBe('200 NOT_FOUND');
      expect(await world.refusal('customer', discardDocument, { input: { id } })).toBe('200 NOT_FOUND');
    }
  });

  it('are for customers and test managers', async () => {
    for (const [document, variables] of [
      [saveDocument, { input: draft() }],
      [readDocument, { id: world.id('draft') }],
      ['query { launchDrafts { id } }', {}],
    ] as const)
      expect(await world.refusal('accepted', document, variables)).toBe('200 FORBIDDEN');
    expect((await save(draft(), 'manager')).successful).toBe(true);
  });
});

describe('the list of drafts', () => {
  it('holds the open drafts of the caller, the last saved first', async () => {
    const [first, second] = [draft(), draft()];
    world.setClock('2026-11-21T10:00:00.000Z');
    await save(first);
    world.setClock('2026-11-21T10:01:00.000Z');
    await save(second);
    expect((await list()).slice(0, 2)).toEqual([second.id, first.id]);
    world.setClock('2026-11-21T10:02:00.000Z');
    await save({ ...first, version: 1 });
    expect((await list()).slice(0, 2)).toEqual([first.id, second.id]);
    expect(await list()).toContain(world.id('draft'));
    world.setClock(moment);
  });

  it('loses a discarded draft and gets it back', async () => {
    const input = draft();
    await save(input);
    expect(await discard(input.id)).toEqual({ successful: true, errors: [], result: { id: input.id, version: 2 } });
    expect(await list()).not.toContain(input.id);
    expect(await world.refusal('customer', readDocument, { id: input.id })).toBe('200 NOT_FOUND');
    expect(await world.refusal('customer', openDocument, { input: { id: input.id } })).toBe('200 NOT_FOUND');
    expect((await save({ ...input, version: 2 })).errors[0]).toMatchObject({
      code: 'invalid_state',
      message: 'This draft has been discarded.',
    });
    expect((await discard(input.id, true)).result.version).toBe(3);
    expect(await list()).toContain(input.id);
    expect((await save({ ...input, version: 3 })).successful).toBe(true);
  });

  it('loses a launched draft, which takes no more saves', async () => {
    const input = draft();
    await save(input);
    await world.sql(`update customer_request set state = 'submitted', submitted_at = now(), test_id = $2 where id = $1`, [
      input.id,
      world.id('advanced'),
    ]);
    expect(await list()).not.toContain(input.id);
    expect((await save({ ...input, version: 1 })).errors[0]).toMatchObject({
      code: 'invalid_state',
      message: 'This request has already been launched.',
    });
    expect(await read(input.id)).toMatchObject({ state: 'submitted', testId: world.id('advanced') });
  });
});
