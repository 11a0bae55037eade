import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import { walk } from '#machines/testing/walk.ts';
import type { ExternalCase, GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import {
  connectZephyrMachine,
  selectCanGoBack,
  selectCanRetry,
  selectCanSettle,
  selectIsBusy,
  selectList,
  selectLoaded,
  selectProblem,
  selectReason,
  selectStage,
  selectTotal,
} from './connect-zephyr.ts';
import type { PageAnswer, ZephyrConnection, ZephyrEntry } from './connect-zephyr.rules.ts';
import { connectZephyrSamples, trouble, entry, page, connection } from './connect-zephyr.builders.ts';

const lost = () => Promise.reject(new Error('lost'));

type Reply<Output> = (after: string | null) => Promise<Output>;
type Replies = {
  readonly loadConnections: Reply<readonly ZephyrConnection[]>;
  readonly loadProjects: Reply<PageAnswer<ZephyrEntry>>;
  readonly loadCycles: Reply<PageAnswer<ZephyrEntry>>;
  readonly loadCases: Reply<PageAnswer<ExternalCase>>;
};
const defaults: Replies = {
  loadConnections: async () => [connection('k1')],
  loadProjects: async () => page([entry('SHOP')]),
  loadCycles: async () => page([entry('SHOP-R1'), entry('SHOP-R2')]),
  loadCases: async () => page([oneCase(1)]),
};

const connecting = (replies: Partial<Replies> = {}) => {
  const asked: string[] = [];
  const all = { ...defaults, ...replies };
  const answering = <Output, Input extends object>(name: string, reply: Reply<Output>) =>
    fromPromise<Output, Input>(({ input }) => {
      const after: unknown = Reflect.get(input, 'after');
      asked.push(typeof after === 'string' ? `${name} ${after}` : name);
      return reply(typeof after === 'string' ? after : null);
    });
  const machine = connectZephyrMachine.provide({
    actors: {
      loadConnections: answering('loadConnections', all.loadConnections),
      loadProjects: answering('loadProjects', all.loadProjects),
      loadCycles: answering('loadCycles', all.loadCycles),
      loadCases: answering('loadCases', all.loadCases),
    },
  });
  const actor = createActor(machine, { input: { code: 'zephyr_scale' } });
  const given: GivenRows[] = [];
  actor.on('rows.found', (event) => given.push(event.given));
  actor.start();
  const settle = () => waitFor(actor, (snapshot) => snapshot.status === 'done' || !selectIsBusy(snapshot));
  return { actor, asked, given, settle, now: () => actor.getSnapshot() };
};
const reaching = async (to: 'project' | 'cycle', replies: Partial<Replies> = {}) => {
  const world = connecting(replies);
  await world.settle();
  if (to === 'project') return world;
  world.actor.send({ type: 'project.choose', externalId: 'SHOP' });
  await world.settle();
  return world;
};
const gathering = async (replies: Partial<Replies> = {}) => {
  const world = await reaching('cycle', replies);
  world.actor.send({ type: 'cycle.choose', externalId: 'SHOP-R1' });
  await world.settle();
  return world;
};

describe('Zephyr', () => {
  it('takes every transition', () => {
    expect(
      walk(connectZephyrMachine, {
        ...connectZephyrSamples,
        invariant: (snapshot) => {
          if (snapshot.hasTag('refused')) expect(selectProblem(snapshot)).not.toBeNull();
          if (snapshot.hasTag('busy')) expect(selectProblem(snapshot)).toBeNull();
        },
      }).missed,
    ).toEqual([]);
  });

  it('LA-253: leads through project and test cycle to the cases of its executions', async () => {
    const { actor, asked, given, settle, now } = connecting();
    await settle();
    expect([selectStage(now()), selectList(now()).nodes.map(({ key }) => key)]).toEqual(['project', ['SHOP']]);
    actor.send({ type: 'project.choose', externalId: 'SHOP' });
    await settle();
    expect([selectStage(now()), selectList(now()).nodes.map(({ key }) => key)]).toEqual(['cycle', ['SHOP-R1', 'SHOP-R2']]);
    actor.send({ type: 'cycle.choose', externalId: 'SHOP-R2' });
    await settle();
    expect(asked).toEqual(['loadConnections', 'loadProjects', 'loadCycles', 'loadCases']);
    expect([now().value, given.map(({ source, rows }) => [source, rows.length])]).toEqual([
      'gathered',
      [['Zephyr Scale, SHOP-R2 Name of SHOP-R2', oneCase(1).steps.length]],
    ]);
  });

  it('gathers the executions page after page, and says how far it is', async () => {
    const world = await reaching('cycle', {
      loadCases: async (after) =>
        after === null
          ? page([oneCase(1), oneCase(2)], 'c1', 4)
          : after === 'c1'
            ? page([oneCase(3)], 'c2', 4)
            : page([oneCase(4)], null, 4),
    });
    const seen: (number | null)[][] = [];
    world.actor.subscribe((snapshot) => seen.push([selectLoaded(snapshot), selectTotal(snapshot)]));
    world.actor.send({ type: 'cycle.choose', externalId: 'SHOP-R1' });
    await world.settle();
    expect(world.asked.slice(-3)).toEqual(['loadCases', 'loadCases c1', 'loadCases c2']);
    expect(world.given[0]?.rows.filter(([, code]) => code !== '').map(([, code]) => code)).toEqual(['C-1', 'C-2', 'C-3', 'C-4']);
    expect(seen).toEqual([
      [0, null],
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
  });

  it('goes on after a page that failed where it stopped, or ends with what is there', async () => {
    let isDown = true;
    const loadCases = async (after: string | null) => {
      if (after === null) return page([oneCase(1)], 'c1', 2);
      return isDown ? trouble : page([oneCase(2)], null, 2);
    };
    const { actor, asked, given, settle, now } = await gathering({ loadCases });
    expect([selectProblem(now()), selectReason(now()), selectLoaded(now()), selectTotal(now()), selectCanSettle(now())]).toEqual([
      'Failed to load test cases. Please try again later.',
      'Zephyr Scale is busy. Please try again in a moment.',
      1,
      2,
      true,
    ]);
    isDown = false;
    actor.send({ type: 'list.retry' });
    await settle();
    expect([asked.slice(-3), given[0]?.rows.length]).toEqual([['loadCases', 'loadCases c1', 'loadCases c1'], 2]);

    const partly = await gathering({ loadCases: async (after) => (after === null ? page([oneCase(1)], 'c1') : trouble) });
    partly.actor.send({ type: 'cases.settle' });
    expect(partly.given[0]?.rows.length).toBe(1);
  });

  it.each([
    ['LA-554', 'connections', { loadConnections: lost }],
    ['LA-551', 'projects', { loadProjects: lost }],
    ['LA-551', 'projects', { loadProjects: async () => trouble }],
  ] as const)('%s: says that the %s failed to load, and tries again', async (_, noun, replies) => {
    const { actor, asked, settle, now } = connecting(replies);
    await settle();
    expect([selectProblem(now()), selectCanRetry(now())]).toEqual([`Failed to load ${noun}. Please try again later.`, true]);
    const before = asked.length;
    actor.send({ type: 'list.retry' });
    await settle();
    expect(asked.length).toBe(before + 1);
  });

  it('LA-552: says that the test cycles failed to load', async () => {
    const { now } = await reaching('cycle', { loadCycles: lost });
    expect([selectProblem(now()), selectCanRetry(now()), selectCanGoBack(now())]).toEqual([
      'Failed to load test cycles. Please try again later.',
      true,
      true,
    ]);
  });

  it('LA-553: says that the test cases failed to load', async () => {
    const { now } = await gathering({ loadCases: lost });
    expect([selectProblem(now()), selectReason(now()), selectCanSettle(now())]).toEqual([
      'Failed to load test cases. Please try again later.',
      null,
      false,
    ]);
  });

  it('asks which connection where there are several, and says when there is none', async () => {
    const several = connecting({ loadConnections: async () => [connection('k1'), connection('k2')] });
    await several.settle();
    expect(selectStage(several.now())).toBe('connection');
    several.actor.send({ type: 'connection.choose', id: 'k2' });
    await several.settle();
    expect([selectStage(several.now()), several.now().context.connection?.id, selectCanGoBack(several.now())]).toEqual([
      'project',
      'k2',
      true,
    ]);
    const none = connecting({ loadConnections: async () => [] });
    await none.settle();
    expect(selectProblem(none.now())).toBe('You do not have an active integration with Zephyr Scale.');
  });

  it('LA-604: loads further projects and test cycles when asked', async () => {
    const { actor, asked, settle, now } = await reaching('project', {
      loadProjects: async (after) => (after === null ? page([entry('SHOP')], 'p2') : page([entry('APP')])),
    });
    actor.send({ type: 'list.more' });
    await settle();
    expect([asked.slice(-2), selectList(now()).nodes.map(({ key }) => key)]).toEqual([
      ['loadProjects', 'loadProjects p2'],
      ['SHOP', 'APP'],
    ]);
    actor.send({ type: 'list.more' });
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['project', 'loadProjects', 'loadCycles'],
    ['cycle', 'loadCycles', 'loadCases'],
  ] as const)('opens a %s of the pages before while the next is under way, and after it failed', async (stage, list, under) => {
    const open = { type: `${stage}.choose`, externalId: 'SHOP' } as const;
    for (const further of [() => new Promise<never>(() => {}), lost]) {
      const { actor, asked, settle, now } = await reaching(stage, {
        [list]: (after: string | null) => (after === null ? Promise.resolve(page([entry('SHOP')], 'p2')) : further()),
        [under]: () => new Promise<never>(() => {}),
      });
      actor.send({ type: 'list.more' });
      if (further === lost) {
        await settle();
        actor.send({ type: 'list.more' });
        await settle();
        expect(asked.slice(-2)).toEqual([`${list} p2`, `${list} p2`]);
      }
      actor.send(open);
      expect([asked.at(-1), selectProblem(now())]).toEqual([under, null]);
    }
  });

  it('says what is empty', async () => {
    expect(selectProblem((await reaching('project', { loadProjects: async () => page([]) })).now())).toBe(
      'This connection has no projects.',
    );
    expect(selectProblem((await reaching('cycle', { loadCycles: async () => page([]) })).now())).toBe('This project has no test cycles.');
    expect(selectProblem((await gathering({ loadCases: async () => page([]) })).now())).toBe('This test cycle has no test executions.');
  });

  it('goes back with its lists, and forgets what lay under another choice', async () => {
    const { actor, asked, settle, now } = await gathering({ loadCases: lost });
    actor.send({ type: 'step.back' });
    actor.send({ type: 'step.back' });
    expect([selectStage(now()), asked.filter((name) => name.startsWith('loadProjects'))]).toEqual(['project', ['loadProjects']]);
    actor.send({ type: 'project.choose', externalId: 'SHOP' });
    await settle();
    expect(selectList(now()).nodes).toHaveLength(2);
  });
});
