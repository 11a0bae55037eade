import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf } from '#tests/support/twin-world.ts';

type Operation = 'save' | 'open' | 'rename' | 'duplicate' | 'share' | 'discard';

const fields = 'id version name step values testCount testIds openTestId ownerId sharing ownerName holder holderName';
const documentOf = (operation: Operation): string => {
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}`;
  return `mutation ($input: ${name}LaunchDraftInput!) { answer: ${operation}LaunchDraft(input: $input) { successful errors { code message path } result { ${fields} } } }`;
};
const readDocument = `query ($id: ID!) { launchDraft(id: $id) { ${fields} } }`;
const own = idOf('a', 'customer');
const [laptop, phone] = [randomUUID(), randomUUID()];
const held = { code: 'draft_held', message: 'This draft is open elsewhere.', path: 'id' };

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const ask = async (operation: Operation, input: object, person: Person = 'customer') =>
  (await world.ask(person, documentOf(operation), { input })).answer;
const refusal = (operation: Operation, input: object, person: Person) => world.refusal(person, documentOf(operation), { input });
const read = async (id: string, person: Person = 'customer') => (await world.ask(person, readDocument, { id })).launchDraft;
const values = {
  name: 'Release',
  tests: [{ id: 't1', values: { name: 'Paying' } }],
  parked: [{ testId: 't2', step: 'app', values: {} }],
  wizard: { testId: 't3', step: 'scope', values: { testGoal: 'Half a sente' } },
  attempt: 4,
};
const begin = async (more: object = {}, person: Person = 'customer') => {
  const input = { id: randomUUID(), version: 0, name: 'Release', step: 'scope', values, ...more };
  await ask('save', input, person);
  return input;
};

describe('a draft in two places', () => {
  it('is held by the place that opened it, until that place gives it up', async () => {
    const { id } = await begin();
    expect((await ask('open', { id, holder: laptop })).result).toMatchObject({
      holder: laptop,
      holderName: expect.stringContaining('customer'),
    });
    const other = await ask('open', { id, holder: phone });
    expect([other.successful, other.errors, other.result.holder, other.result.values]).toEqual([false, [held], laptop, values]);
    await ask('open', { id, holder: phone, release: true });
    expect((await read(id)).holder).toBe(laptop);
    await ask('open', { id, holder: laptop, release: true });
    expect((await ask('open', { id, holder: phone })).result.holder).toBe(phone);
  });

  it('is taken over, and then refuses what the first place still saves', async () => {
    const input = await begin({ holder: laptop });
    expect((await ask('open', { id: input.id, holder: phone, takeOver: true })).result.holder).toBe(phone);
    const late = await ask('save', { ...input, version: 1, name: 'Too late', holder: laptop });
    expect([late.successful, late.errors, late.result.name]).toEqual([false, [held], 'Release']);
    const unnamed = await ask('save', { ...input, version: 1, name: 'From nowhere' });
    expect(unnamed.errors).toEqual([held]);
    expect((await ask('save', { ...input, version: 1, name: 'From the phone', holder: phone })).result).toMatchObject({
      version: 2,
      holder: phone,
    });
  });

  it('is free again when its place has not been heard of for 45 seconds', async () => {
    const input = await begin({ holder: laptop });
    world.setClock('2026-11-21T09:00:44.000Z');
    expect((await ask('open', { id: input.id, holder: phone })).errors).toEqual([held]);
    expect((await ask('open', { id: input.id, holder: laptop })).successful).toBe(true);
    world.setClock('2026-11-21T09:01:28.000Z');
    expect((await ask('open', { id: input.id, holder: phone })).errors).toEqual([held]);
    world.setClock('2026-11-21T09:01:29.001Z');
    expect((await ask('open', { id: input.id, holder: phone })).result.holder).toBe(phone);
    world.setClock(moment);
  });

  it('is only read without a place', async () => {
    const { id } = await begin({ holder: laptop });
    expect((await ask('open', { id })).result).toMatchObject({ holder: laptop, values });
    expect((await ask('open', { id, holder: 'x' })).errors[0]).toMatchObject({ code: 'invalid', path: 'holder' });
  });

  it('is held by one of many that open it at once', async () => {
    const { id } = await begin();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('open', { id, holder: randomUUID() })));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
  });
});

describe('many drafts', () => {
  it('say what is in them', async () => {
    const { id } = await begin();
    expect(await read(id)).toMatchObject({
      testCount: 1,
      testIds: ['t1', 't2', 't3'],
      openTestId: 't3',
      ownerId: own,
      sharing: null,
      holder: null,
    });
    const odd = await begin({ values: { tests: 'none', wizard: 7, parked: [{ testId: 3 }] } });
    expect(await read(odd.id)).toMatchObject({ testCount: 0, testIds: [], openTestId: null });
  });

  it('are renamed where they lie, but for one that is open', async () => {
    const { id } = await begin();
    expect((await ask('rename', { id, name: 'Release 12' })).result).toMatchObject({
      name: 'Release 12',
      version: 2,
      values: { ...values, name: 'Release 12' },
    });
    const saved = await begin({ values: { ...values, device: laptop, stamp: '7' } });
    expect((await ask('rename', { id: saved.id, name: 'Release 12' })).result.values).toEqual({ ...values, name: 'Release 12' });
    expect((await ask('rename', { id, name: 'x'.repeat(101) })).errors[0]).toMatchObject({ code: 'too_long', path: 'name' });
    await ask('open', { id, holder: laptop });
    const answer = await ask('rename', { id, name: 'Meanwhile' });
    expect([answer.errors, answer.result.name]).toEqual([[held], 'Release 12']);
  });

  it('are copied once for a copy, with tests of their own', async () => {
    const { id } = await begin();
    const copyId = randomUUID();
    const { result } = await ask('duplicate', { id, copyId });
    expect(result).toMatchObject({ id: copyId, name: 'Copy of Release', step: 'scope', ownerId: own, version: 1 });
    expect(result.values).toEqual({
      ...values,
      name: 'Copy of Release',
      attempt: 1,
      tests: [{ ...values.tests[0], id: expect.any(String) }],
      parked: [{ ...values.parked[0], testId: expect.any(String) }],
      wizard: { ...values.wizard, testId: expect.any(String) },
    });
    expect(result.testIds.filter((testId: string) => ['t1', 't2', 't3'].includes(testId))).toEqual([]);
    expect((await ask('duplicate', { id, copyId })).result).toEqual(result);
    expect((await ask('duplicate', { id, copyId: 'x' })).errors[0]).toMatchObject({ code: 'invalid', path: 'copyId' });
    expect((await read(id)).values).toEqual(values);
  });
});

describe('a shared draft', () => {
  const share = (id: string, sharing: string | null, person: Person = 'customer') => ask('share', { id, sharing }, person);

  it('is read by a colleague who knows its link, and changed where its owner lets them', async () => {
    const input = await begin();
    expect(await world.refusal('manager', readDocument, { id: input.id })).toBe('200 NOT_FOUND');
    const { result } = await share(input.id, 'view');
    expect(result.sharing).toBe('view');
    const seen = await read(input.id, 'manager');
    expect(seen).toMatchObject({ ownerId: own, sharing: 'view', values, ownerName: expect.stringContaining('customer') });
    const saved = await ask('save', { ...input, version: result.version, name: 'Mine' }, 'manager');
    expect(saved.errors[0]).toMatchObject({ code: 'not_allowed', message: 'This draft is shared with you to be read, not to be changed.' });
    expect((await ask('open', { id: input.id, holder: phone }, 'manager')).result).toMatchObject({ sharing: 'view', holder: null });
    const { version } = (await share(input.id, 'edit')).result;
    expect((await ask('save', { ...input, version, name: 'Ours' }, 'manager')).result).toMatchObject({
      name: 'Ours',
      ownerId: own,
      sharing: 'edit',
    });
    expect(await read(input.id)).toMatchObject({ name: 'Ours', ownerId: own });
  });

  it('stays its owner’s to share, to discard and to launch', async () => {
    const { id } = await begin();
    await share(id, 'edit');
    const own = { code: 'not_allowed', message: 'This draft belongs to somebody else.', path: null };
    expect((await share(id, null, 'manager')).errors).toEqual([own]);
    expect((await ask('discard', { id }, 'manager')).errors).toEqual([own]);
    expect((await world.ask('manager', 'query { launchDrafts { id } }')).launchDrafts).not.toContainEqual({ id });
  });

  it('is gone for the colleague when its owner ends the sharing', async () => {
    const input = await begin();
    await share(input.id, 'edit');
    const { version } = await read(input.id, 'manager');
    await share(input.id, null);
    expect(await world.refusal('manager', readDocument, { id: input.id })).toBe('200 NOT_FOUND');
    expect(await refusal('open', { id: input.id, holder: phone }, 'manager')).toBe('200 NOT_FOUND');
    expect(await refusal('save', { ...input, version, name: 'Still mine' }, 'manager')).toBe('200 NOT_FOUND');
    expect(await refusal('duplicate', { id: input.id, copyId: randomUUID() }, 'manager')).toBe('200 NOT_FOUND');
    expect((await read(input.id)).name).toBe('Release');
  });

  it('can be copied by whoever may read it', async () => {
    const { id } = await begin();
    await share(id, 'view');
    expect((await ask('duplicate', { id, copyId: randomUUID() }, 'manager')).result).toMatchObject({
      ownerId: idOf('a', 'manager'),
      sharing: null,
    });
  });

  it('stays inside its organization, and away from moderators', async () => {
    const { id } = await begin();
    await share(id, 'edit');
    expect(await world.refusal('customer of b', readDocument, { id })).toBe('200 NOT_FOUND');
    expect(await refusal('open', { id, holder: phone }, 'manager of b')).toBe('200 NOT_FOUND');
    for (const operation of ['open', 'discard'] as const) expect(await refusal(operation, { id }, 'accepted')).toBe('200 FORBIDDEN');
    for (const unknown of ['', 'x', randomUUID()])
      for (const operation of ['open', 'share', 'discard'] as const)
        expect(await refusal(operation, { id: unknown }, 'customer')).toBe('200 NOT_FOUND');
  });
});
