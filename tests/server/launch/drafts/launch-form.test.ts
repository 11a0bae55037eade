import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import { toAdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const fields = 'version values device launchedId savedAt';
const saveDocument = `mutation ($input: SaveLaunchFormInput!) { answer: saveLaunchForm(input: $input) { successful errors { code message path } result { ${fields} } } }`;
const readDocument = `query { launchForm { ${fields} } }`;
const launchDocument = `mutation ($input: LaunchAdvancedTestInput!) { answer: launchAdvancedTest(input: $input) { successful result { id } errors { code message } } }`;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
  await world.sql('update organization set new_launch_ux_enabled = false', []);
});
afterAll(() => world.stop());

const save = async (version: number, values: unknown, person: Person = 'customer', device: string | null = null) =>
  (await world.ask(person, saveDocument, { input: { version, values, device } })).answer;
const read = async (person: Person = 'customer') => (await world.ask(person, readDocument)).launchForm;
const clear = () => world.sql('delete from launch_form', []);
const form = (more: Partial<SimpleRequestValues> = {}, draftId: string = randomUUID()) => ({
  values: simpleRequest(more),
  draftId,
  attempt: 1,
});
const launch = async (
  { values, draftId }: ReturnType<typeof form>,
  more: Partial<SimpleRequestValues> = {},
  key: string = randomUUID(),
) => {
  const advancedTestRequestParams = toAdvancedTestRequestParams({ ...values, ...more });
  const input = { advancedTestRequestParams, formId: draftId };
  return (await world.send('customer', launchDocument, { input }, { 'idempotency-key': key })).data?.['answer'];
};

describe('the simple form of a member', () => {
  it('is created by the first save, and grows its version with each', async () => {
    await clear();
    expect(await read()).toBeNull();
    const [device, values] = [randomUUID(), { form: form({ notes: 'a\n"\u{1F600}' }), asides: [], stamp: 7 }];
    const saved = { version: 1, values, device, launchedId: null, savedAt: moment };
    expect(await save(0, values, 'customer', device)).toEqual({ successful: true, errors: [], result: saved });
    expect(await read()).toEqual(saved);
    expect((await save(1, { form: null, asides: [] })).result).toMatchObject({ version: 2, device: null });
  });

  it('is answered as it is when a newer version was saved, and kept', async () => {
    await clear();
    await save(0, { form: form({ name: 'First' }) });
    await save(1, { form: form({ name: 'From another device' }) });
    for (const version of [0, 1, 3]) {
      const answer = await save(version, { form: form({ name: 'Too late' }) });
      expect([answer.successful, answer.errors, answer.result.version, answer.result.values.form.values.name]).toEqual([
        false,
        [{ code: 'stale_object', message: 'This form was changed elsewhere.', path: 'version' }],
        2,
        'From another device',
      ]);
    }
  });

  it('is saved once by many saves at once', async () => {
    await clear();
    for (const version of [0, 1]) {
      const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => save(version, { form: form({ name: `Tab ${index}` }) })));
      expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    }
    expect((await read()).version).toBe(2);
  });

  it('is refused in words when it cannot be kept, and stays', async () => {
    await clear();
    await save(0, { form: form({ name: 'Kept' }) });
    const refused = [
      [{ text: 'é'.repeat(600 * 1024) }, 'too_large', 'This form is too large to save.', 'values'],
      ['text', 'invalid', 'A form needs its values.', 'values'],
      [[], 'invalid', 'A form needs its values.', 'values'],
    ] as const;
    for (const [values, code, message, path] of refused) expect((await save(1, values)).errors).toEqual([{ code, message, path }]);
    expect((await save(1, { form: 'a\0' })).errors[0]).toMatchObject({ code: 'invalid', path: 'values.form' });
    expect((await save(1, {}, 'customer', 'here')).errors[0]).toMatchObject({ code: 'invalid', path: 'device' });
    expect((await save(1, { text: 'x'.repeat(1024 * 1024 - 11) })).successful).toBe(true);
    expect((await read()).version).toBe(2);
  });

  it('is of one member in one organization, for customers and test managers', async () => {
    await clear();
    await save(0, { form: form({ name: 'Of the customer' }) });
    expect([await read('manager'), await read('customer of b')]).toEqual([null, null]);
    for (const person of ['manager', 'customer of b'] as const)
      expect((await save(0, { form: form({ name: person }) }, person)).result.values.form.values.name).toBe(person);
    expect((await read()).values.form.values.name).toBe('Of the customer');
    expect(await world.refusal('accepted', readDocument, {})).toBe('200 FORBIDDEN');
    expect(await world.refusal('accepted', saveDocument, { input: { version: 0, values: {} } })).toBe('200 FORBIDDEN');
    expect(await world.sql(`select role, outcome from audit where operation = 'saveLaunchForm'`)).toEqual([
      { role: 'community_test_manager', outcome: 'refused' },
    ]);
  });
});

describe('row-level security alone', () => {
  type Count = { readonly count: number };
  const rowsFor = (side: 'a' | 'b', name: string, role: Role, text: string) =>
    world.portal.server.database.write({ organizationId: idOf(side, 'organization'), userId: idOf(side, name), role }, async (tx) => {
      const [row] = await tx.query<Count>(text, []);
      return row?.count;
    });

  it('shows a form to its own member in its own organization, and lets nobody else write it', async () => {
    await clear();
    await save(0, { form: form() });
    const read = 'select count(*)::int as count from launch_form';
    const write = 'with changed as (update launch_form set version = 9 returning 1) select count(*)::int as count from changed';
    for (const text of [read, write])
      expect([
        await rowsFor('a', 'customer', 'customer', text),
        await rowsFor('a', 'manager', 'test_manager', text),
        await rowsFor('a', 'customer', 'community_test_manager', text),
        await rowsFor('b', 'customer', 'customer', text),
      ]).toEqual([1, 0, 0, 0]);
    const foreign = `insert into launch_form (organization_id, user_id, version, form_values, saved_at)
      values ('${idOf('a', 'organization')}', '${idOf('a', 'gone')}', 1, '{}', now())`;
    await expect(rowsFor('a', 'customer', 'customer', foreign)).rejects.toThrow(/row-level security/);
  });
});

describe('a launch', () => {
  it('forgets the form in its own transaction, and leaves what was put aside', async () => {
    await clear();
    const [launched, aside, device] = [form({ name: 'Launched' }), form({ name: 'Aside' }), randomUUID()];
    await save(0, { form: launched, aside, stamp: 4 }, 'customer', device);
    expect((await launch(launched)).successful).toBe(true);
    expect(await read()).toMatchObject({ version: 2, values: { form: null, aside, stamp: 4 }, device, launchedId: launched.draftId });
    expect((await save(1, { form: launched, aside }, 'customer', device)).errors[0].code).toBe('stale_object');
  });

  it('forgets it once, however often its answer is lost', async () => {
    await clear();
    const launched = form({ schedule: { ...simpleRequest().schedule, mode: 'later', laterAt: '2026-11-22T10:00' } });
    await save(0, { form: launched, asides: [] });
    const first = await launch(launched, {}, 'launched');
    const next = form({ name: 'The next one' });
    await save(2, { form: next, asides: [] });
    const again = await launch(launched, {}, 'launched');
    expect([first.successful, again.result.id]).toEqual([true, first.result.id]);
    expect(await read()).toMatchObject({ version: 3, values: { form: next }, launchedId: launched.draftId });
  });

  it('leaves the form when it is refused, another one, and what was typed into it meanwhile', async () => {
    await clear();
    const kept = form({ name: 'Kept' });
    await save(0, { form: kept, asides: [] });
    expect((await launch(kept, { name: '' })).successful).toBe(false);
    expect((await launch(kept, { notes: 'As it was previewed' })).successful).toBe(true);
    expect((await launch(form({ name: 'Kept' }))).successful).toBe(true);
    expect(await read()).toMatchObject({ version: 1, values: { form: kept }, launchedId: null });
  });
});
