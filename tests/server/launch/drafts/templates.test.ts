import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseRun, exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const kept = 'result { id name isShared content testCount }';
const listed = '{ savedViews(list: requests) { name testCount } }';
const begun = 'result { id name version ownerId values testCount }';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.sql('delete from saved_view returning id'));

const request = {
  ...emptyDraft('Europe/London'),
  name: 'Release',
  tests: [
    { id: randomUUID(), values: caseRun({ name: 'Checkout' }) },
    { id: randomUUID(), values: exploratory({ name: 'Whole shop' }) },
  ],
};
const save = (more: object = {}, person: Person = 'customer') =>
  world.act(
    person,
    'savedViewCreate',
    {
      savedViewId: randomUUID(),
      list: 'requests',
      name: 'Release',
      query: '',
      isShared: false,
      isPinned: false,
      content: request,
      ...more,
    },
    kept,
  );
const start = (savedViewId: string, person: Person = 'customer', draftId: string = randomUUID()) =>
  world.act(person, 'launchDraftFromTemplate', { savedViewId, draftId }, begun);

describe('a template of a request', () => {
  it('keeps a whole request, without files and without a date', async () => {
    const files = [{ id: randomUUID(), name: 'plan.pdf', mediaKind: 'text', size: 10 }];
    const schedule = { ...request.schedule, mode: 'later', laterAt: '2026-12-24T10:00' };
    const { result } = await save({ content: { ...request, files, schedule } });
    expect(result).toMatchObject({
      name: 'Release',
      isShared: false,
      testCount: 2,
      content: { files: [], schedule: { mode: 'now', laterAt: '' } },
    });
    expect(result.content.tests).toEqual(JSON.parse(JSON.stringify(request.tests)));
  });

  it('needs a request with a test, and nothing else keeps one', async () => {
    const refused = (answer: { readonly errors: readonly object[] }) => answer.errors;
    expect(refused(await save({ content: emptyDraft('UTC') }))).toEqual([
      { code: 'blank', message: 'A template needs a request.', path: 'content' },
    ]);
    expect(refused(await save({ content: null }))).toMatchObject([{ code: 'blank', path: 'content' }]);
    expect(refused(await save({ list: 'issues' }))).toMatchObject([{ code: 'invalid', path: 'content' }]);
    expect((await save({ list: 'issues', content: null })).result).toMatchObject({ content: null, testCount: null });
  });

  it('is of its owner, and of the organization once it is shared', async () => {
    await save({ name: 'Own' });
    await save({ name: 'Shared', isShared: true });
    await save({ name: 'Theirs', isShared: true }, 'customer of b');
    const names = async (person: Person) => (await world.ask(person, listed)).savedViews.map(({ name }: { readonly name: string }) => name);
    expect(await names('customer')).toEqual(['Own', 'Shared']);
    expect(await names('manager')).toEqual(['Shared']);
    expect(await world.refusal('accepted', listed)).toBe('200 FORBIDDEN');
  });
});

describe('a draft from a template', () => {
  it('is a fresh one of whoever starts it', async () => {
    const { result } = await save({ isShared: true });
    const draftId = randomUUID();
    const first = await start(result.id, 'manager', draftId);
    expect(first).toMatchObject({
      successful: true,
      result: { id: draftId, name: 'Release', version: 1, ownerId: world.id('manager'), testCount: 2 },
    });
    const ids: readonly string[] = request.tests.map(({ id }) => id);
    const { tests } = first.result.values;
    expect(tests.map(({ values }: { readonly values: object }) => values)).toEqual(
      JSON.parse(JSON.stringify(request.tests.map(({ values }) => values))),
    );
    expect(tests.some(({ id }: { readonly id: string }) => ids.includes(id))).toBe(false);
    expect((await start(result.id, 'manager', draftId)).result).toEqual(first.result);
  });

  it('names a device that is retired since, and loses nothing', async () => {
    const [device] = await world.sql<{ id: string; name: string }>(
      'select id::text as id, name from operating_system_device_type order by id limit 1',
    );
    const [group] = request.tests[1]?.values.targetingGroups ?? [];
    const values = exploratory({
      name: 'Phones',
      targetingGroups: [{ ...(group ?? expect.fail('no group')), operatingSystemDeviceTypes: [device ?? expect.fail('no device')] }],
    });
    const { result } = await save({ content: { ...request, tests: [{ id: randomUUID(), values }] } });
    const entry = `update vocabulary_entry set state = $2, retired_at = case when $2 = 'retired' then now() end where kind = 'device_type' and number = $1::int returning id`;
    expect(await world.sql(entry, [device?.id, 'retired'])).toHaveLength(1);
    const { values: opened } = (await start(result.id)).result;
    await world.sql(entry, [device?.id, 'offered']);
    expect(opened.unread).toEqual([{ field: 'operatingSystemDeviceTypes', of: 'Phones', value: device?.name, reason: 'placeless' }]);
    expect(opened.tests[0].values.targetingGroups[0].operatingSystemDeviceTypes).toEqual([]);
  });

  it('is of no template that was removed, that is not shared, or that is none', async () => {
    const { result: own } = await save();
    const { result: view } = await save({ list: 'issues', name: 'View', content: null });
    const document = 'mutation ($input: LaunchDraftFromTemplateInput!) { launchDraftFromTemplate(input: $input) { successful } }';
    const refusal = (savedViewId: string, person: Person) =>
      world.refusal(person, document, { input: { savedViewId, draftId: randomUUID() } });
    expect(await refusal(own.id, 'manager')).toBe('200 NOT_FOUND');
    expect(await refusal(view.id, 'customer')).toBe('200 NOT_FOUND');
    await world.act('customer', 'savedViewRemove', { savedViewId: own.id });
    expect(await refusal(own.id, 'customer')).toBe('200 NOT_FOUND');
  });
});
