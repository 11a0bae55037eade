import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '#tests/support/builders/portal-world.ts';
import type { Subscription } from '#tests/support/live.ts';
import type { PersonName, Side } from '#tests/support/twin-world.ts';
import { changed, openLiveWorld } from './world.ts';
import type { LiveWorld } from './world.ts';

const soon = { timeout: 10_000 };
const launchDraftChanged = 'subscription ($id: ID!) { launchDraftChanged(id: $id) { number id version holder } }';
const [laptop, phone] = [randomUUID(), randomUUID()];

let world: LiveWorld;
beforeAll(async () => {
  world = await openLiveWorld();
});
afterAll(() => world.stop());

type Operation = 'save' | 'open' | 'rename' | 'share' | 'discard';
type Draft = { readonly id: string } & Readonly<Record<string, unknown>>;

const ask = async (operation: Operation, input: Draft): Promise<void> => {
  const customer = await world.call('customer');
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}`;
  const answer = await customer(
    `mutation ($input: ${name}LaunchDraftInput!) { answer: ${operation}LaunchDraft(input: $input) { successful errors { message } result { id } } }`,
    { input },
  );
  expect(answer.data?.['answer'] ?? answer).toEqual({ successful: true, errors: [], result: { id: input.id } });
};
const begin = async (holder: string | null = null) => {
  const input = { id: randomUUID(), version: 0, name: 'Release', step: 'app', values: {}, holder };
  await ask('save', input);
  return input;
};
const listen = async (side: Side, person: PersonName, id: string): Promise<Subscription> =>
  (await world.socket(personOf(side, person))).subscribe(launchDraftChanged, { id });
const toldOf = ({ events }: Subscription): readonly unknown[] => events.map(({ version, holder }) => [version, holder]);
const tells = async (subscription: Subscription, told: readonly unknown[]): Promise<void> => {
  await expect.poll(() => toldOf(subscription), soon).toEqual(told);
};

describe('a draft that is open', () => {
  it('tells how it stands at once, and whenever it is saved, taken, given up, shared, renamed, discarded or brought back', async () => {
    const input = await begin(laptop);
    const { id } = input;
    const heard = await listen('a', 'customer', id);
    const told: unknown[] = [[1, laptop]];
    await tells(heard, told);
    const then = async (operation: Operation, more: object, ...standing: readonly unknown[]): Promise<void> => {
      await ask(operation, { id, ...more });
      told.push(standing);
      await tells(heard, told);
    };
    await then('save', { ...input, version: 1 }, 2, laptop);
    await then('open', { holder: phone, takeOver: true }, 2, phone);
    await then('open', { holder: phone, release: true }, 2, null);
    await then('rename', { name: 'Release 12' }, 3, null);
    await then('share', { sharing: 'view' }, 4, null);
    await then('discard', {}, null, null);
    await then('discard', { restore: true }, 6, null);
    expect(heard.events.map(({ number, id: of }) => [number, of])).toEqual(told.map((_, index) => [String(index + 1), id]));
  });

  it('tells nothing while its place only says that it is still there', async () => {
    const input = await begin(laptop);
    const heard = await listen('a', 'customer', input.id);
    await tells(heard, [[1, laptop]]);
    await ask('open', { id: input.id, holder: laptop });
    await ask('save', { ...input, version: 1 });
    await expect
      .poll(() => toldOf(heard), soon)
      .toEqual([
        [1, laptop],
        [2, laptop],
      ]);
  });

  it('tells of its first save whoever opened it before', async () => {
    const id = randomUUID();
    const heard = await listen('a', 'customer', id);
    await tells(heard, [[null, null]]);
    await ask('save', { id, version: 0, name: 'Release', step: 'app', values: {}, holder: laptop });
    await expect
      .poll(() => toldOf(heard), soon)
      .toEqual([
        [null, null],
        [1, laptop],
      ]);
  });

  it('tells nothing to those who may not read it: what is not shared, foreign or absent is the same', async () => {
    const input = await begin(laptop);
    const { id } = input;
    const held = (version: number): readonly unknown[] => [version, laptop];
    const own = await listen('a', 'customer', id);
    const colleague = await listen('a', 'manager', id);
    const foreign = [await listen('b', 'customer', id), await listen('b', 'manager', id)];
    const others = [colleague, ...foreign, await listen('a', 'manager', randomUUID()), await listen('a', 'manager', 'x')];
    for (const each of others) await tells(each, [[null, null]]);
    await tells(own, [[1, laptop]]);
    await ask('save', { ...input, version: 1 });
    await tells(own, [1, 2].map(held));
    await ask('share', { id, sharing: 'edit' });
    await tells(own, [1, 2, 3].map(held));
    await tells(colleague, [
      [null, null],
      [3, laptop],
    ]);
    await ask('save', { ...input, version: 3 });
    await tells(own, [1, 2, 3, 4].map(held));
    await tells(colleague, [[null, null], held(3), held(4)]);
    await ask('share', { id });
    await tells(own, [1, 2, 3, 4, 5].map(held));
    await ask('save', { ...input, version: 5 });
    await tells(own, [1, 2, 3, 4, 5, 6].map(held));
    await tells(colleague, [
      [null, null],
      [3, laptop],
      [4, laptop],
      [null, null],
    ]);
    for (const each of foreign) expect(toldOf(each)).toEqual([[null, null]]);
  });

  it('is not told to moderators', async () => {
    const { id } = await begin();
    const heard = await listen('a', 'accepted', id);
    await expect.poll(() => heard.refusals, soon).toEqual(['FORBIDDEN']);
  });

  it('touches no other screen by being typed into', async () => {
    const everything = (await world.socket('manager')).subscribe(changed);
    await world.awake(everything, 'a', { topic: 'organization' });
    const input = await begin(laptop);
    await ask('save', { ...input, version: 1 });
    const last = randomUUID();
    await world.tell('a', { topic: 'organization', entityId: last });
    await expect.poll(() => everything.events.map(({ entityId }) => entityId), soon).toContain(last);
    expect(everything.events.map(({ topic }) => topic)).not.toContain('draft');
  });
});
