import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { chartSuite, coverageOf, graphWalkerOf, paths, structureOf, suite, walk } from './testing.ts';
import type { Driver, Path } from './testing.ts';

type DoorEvent = { readonly type: 'door.unlock'; readonly code: string } | { readonly type: 'door.lock' } | { readonly type: 'door.open' };

const doorMachine = setup({
  types: { context: {} as { readonly tries: number }, events: {} as DoorEvent },
  actors: { swing: fromPromise<void>(() => Promise.reject(new Error('no hinge'))) },
  guards: { isRight: ({ event }) => event.type === 'door.unlock' && event.code === '1234' },
  actions: { count: assign(({ context }) => ({ tries: context.tries + 1 })) },
}).createMachine({
  id: 'door',
  context: { tries: 0 },
  initial: 'locked',
  states: {
    locked: { on: { 'door.unlock': [{ guard: 'isRight', target: 'closed' }, { actions: 'count' }] } },
    closed: { on: { 'door.lock': 'locked', 'door.open': 'swinging' } },
    swinging: { invoke: { id: 'swing', src: 'swing', onDone: 'open', onError: 'closed' } },
    open: { type: 'final' },
  },
});

const options = {
  events: [{ type: 'door.unlock', code: '1234' }, { type: 'door.unlock', code: '0000' }, { type: 'door.lock' }, { type: 'door.open' }],
  outcomes: { swing: { outputs: [null], errors: [new Error('stuck')] } },
} as const;

/** A door by hand, with what is wrong with it. */
const doorBy =
  (fault: 'none' | 'any code' | 'stays open' | 'opens locked'): Driver<typeof doorMachine> =>
  () => {
    let state = 'locked';
    const send = (event: DoorEvent | { readonly type: string }): boolean => {
      const before = state;
      if (event.type === 'door.unlock' && 'code' in event && state === 'locked' && (event.code === '1234' || fault === 'any code'))
        state = 'closed';
      else if (event.type === 'door.lock' && state === 'closed') state = fault === 'stays open' ? 'closed' : 'locked';
      else if (event.type === 'door.open' && (state === 'closed' || fault === 'opens locked')) state = 'swinging';
      else if (event.type === 'xstate.done.actor.swing' && state === 'swinging') state = 'open';
      else if (event.type === 'xstate.error.actor.swing' && state === 'swinging') state = 'closed';
      return before !== state;
    };
    return { send: (event) => void send(event), refuses: (event) => !send(event), state: () => state };
  };

const failuresOf = async (driver: Driver<typeof doorMachine>, more: object = {}): Promise<readonly string[]> => {
  const failures = await Promise.all(
    suite(doorMachine, driver, { ...options, refusals: true, ...more }).map(async ({ name, run }) => {
      try {
        await run();
        return [];
      } catch (error) {
        return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
      }
    }),
  );
  return failures.flat();
};

describe('a suite made from a chart', () => {
  it('has a test for each transition, and one for each event that a state refuses', () => {
    expect(suite(doorMachine, doorBy('none'), { ...options, refusals: true }).map(({ name }) => name)).toEqual([
      'locked -- door.unlock #0 --> closed',
      'locked -- door.unlock #1 --> itself',
      'closed -- door.lock #0 --> locked',
      'closed -- door.open #0 --> swinging',
      'swinging -- xstate.done.actor.swing #0 --> open',
      'swinging -- xstate.error.actor.swing #0 --> closed',
      '"locked" refuses {"type":"door.lock"}',
      '"locked" refuses {"type":"door.open"}',
      '"closed" refuses {"code":"1234","type":"door.unlock"} after door.unlock',
      '"closed" refuses {"code":"0000","type":"door.unlock"} after door.unlock',
      '"swinging" refuses {"code":"1234","type":"door.unlock"} after door.unlock, door.open',
      '"swinging" refuses {"code":"0000","type":"door.unlock"} after door.unlock, door.open',
      '"swinging" refuses {"type":"door.lock"} after door.unlock, door.open',
      '"swinging" refuses {"type":"door.open"} after door.unlock, door.open',
      '"open" refuses {"code":"1234","type":"door.unlock"} after door.unlock, door.open, xstate.done.actor.swing',
      '"open" refuses {"code":"0000","type":"door.unlock"} after door.unlock, door.open, xstate.done.actor.swing',
      '"open" refuses {"type":"door.lock"} after door.unlock, door.open, xstate.done.actor.swing',
      '"open" refuses {"type":"door.open"} after door.unlock, door.open, xstate.done.actor.swing',
    ]);
  });

  it('passes where the thing does what the chart says', async () => {
    expect(await failuresOf(doorBy('none'))).toEqual([]);
    expect(await failuresOf(doorBy('none'), { kind: 'simple' })).toEqual([]);
  });

  it.each([
    ['any code', 'locked -- door.unlock #1 --> itself: After door.unlock the chart is at "locked", and the thing at "closed".'],
    ['stays open', 'closed -- door.lock #0 --> locked: After door.unlock, door.lock the chart is at "locked", and the thing at "closed".'],
    ['opens locked', '"locked" refuses {"type":"door.open"}: door.open was not refused.'],
  ] as const)('fails where it does not: %s', async (fault, message) => {
    expect(await failuresOf(doorBy(fault))).toContain(message);
  });

  it('goes along each shortest path', async () => {
    const cases = suite(doorMachine, doorBy('none'), { ...options, kind: 'shortest' });
    expect(cases.map(({ name }) => name)).toEqual([
      '"locked" by its start',
      '"closed" by door.unlock',
      '"swinging" by door.unlock, door.open',
      '"open" by door.unlock, door.open, xstate.done.actor.swing',
    ]);
    await Promise.all(cases.map(({ run }) => run()));
  });

  it('closes what it opened, also where it fails', async () => {
    let open = 0;
    const driver: Driver<typeof doorMachine> = (input, start) => {
      open += 1;
      const session = doorBy('any code')(input, start);
      return { ...(session as Awaited<typeof session>), close: () => void (open -= 1) };
    };
    await failuresOf(driver);
    expect(open).toBe(0);
  });

  it('can compare more than the state', async () => {
    const sees = (snapshot: { readonly value: unknown; readonly context: { readonly tries: number } }) => [
      snapshot.value,
      snapshot.context.tries,
    ];
    const counting: Driver<typeof doorMachine> = () => {
      const actor = createActor(doorMachine).start();
      return { send: (event) => actor.send(event), state: () => [actor.getSnapshot().value, actor.getSnapshot().context.tries] };
    };
    const cases = suite(doorMachine, counting, { ...options, sees });
    await cases.find(({ name }) => name.includes('#1'))?.run();
    await expect(suite(doorMachine, doorBy('none'), { ...options, sees })[0]?.run()).rejects.toThrow('["locked",0]');
  });
});

describe('paths and structure', () => {
  it('lead by what the guards let through', () => {
    const words = paths(doorMachine, { ...options, kind: 'simple' }).map(({ steps }) => steps.map(({ event }) => event.type).join(' '));
    expect(words).toEqual(['', 'door.unlock', 'door.unlock door.open', 'door.unlock door.open xstate.done.actor.swing']);
  });

  it('name what a walk takes', () => {
    const { transitions, paths: ways } = structureOf(doorMachine);
    expect(transitions.map(({ name }) => name).toSorted()).toEqual([...walk(doorMachine, options).taken].toSorted());
    expect(transitions[0]).toEqual({
      name: 'locked -- door.unlock #0 --> closed',
      source: 'door.locked',
      event: 'door.unlock',
      targets: ['door.closed'],
      guards: ['isRight'],
    });
    expect(ways.find(({ to }) => to === 'door.open')?.transitions).toEqual([
      'locked -- door.unlock #0 --> closed',
      'closed -- door.open #0 --> swinging',
      'swinging -- xstate.done.actor.swing #0 --> open',
    ]);
  });
});

const eventsOf = (found: readonly Path[]): readonly string[] => found.map(({ steps }) => steps.map(({ event }) => event.type).join(' '));

describe('random paths', () => {
  const random = { ...options, kind: 'random' } as const;

  it('are the same for a seed, and others for another', () => {
    const of = (seed: number) => eventsOf(paths(doorMachine, { ...random, seed, until: { steps: 40 } }));
    expect(of(3)).toEqual(of(3));
    expect(of(3)).not.toEqual(of(4));
  });

  it('take only what the chart takes, and end where it ends or after their length', () => {
    const found = paths(doorMachine, { ...random, seed: 5, length: 6, until: { steps: 200 } });
    expect(found.flatMap(({ steps }) => steps)).toHaveLength(200);
    for (const { state, steps } of found.slice(0, -1)) expect(state === 'open' || steps.length === 6).toBe(true);
    for (const { steps } of found) {
      const actor = createActor(doorMachine.provide({ actors: { swing: fromPromise<void>(() => new Promise(() => {})) } })).start();
      for (const { event, state } of steps) {
        expect(actor.getSnapshot().can(event as never)).toBe(true);
        actor.send(event as never);
        expect(actor.getSnapshot().value).toBe(state);
      }
    }
  });

  it('go on until a share of the transitions or states is met, and no further', () => {
    const all = paths(doorMachine, { ...random, seed: 2 });
    expect(coverageOf(doorMachine, options, all)).toEqual({ transitions: 1, states: 1, missed: [] });
    const last = all.at(-1)?.steps.at(-1)?.event.type;
    const without = all.map((path, index) => (index < all.length - 1 ? path : { ...path, steps: path.steps.slice(0, -1) }));
    expect(coverageOf(doorMachine, options, without).missed.map((name) => name.split(' ')[2])).toEqual([last]);
    expect(eventsOf(paths(doorMachine, { ...random, until: { states: 0.25 } }))).toEqual(['']);
    expect(coverageOf(doorMachine, options, paths(doorMachine, { ...random, until: { transitions: 0.5 } })).transitions).toBe(0.5);
  });

  it('follow the weights of events, and say what these leave out of reach', () => {
    const weights = { 'door.lock': 0, 'door.open': 1000, 'xstate.error.actor.swing': 0 };
    const counts = eventsOf(paths(doorMachine, { ...random, seed: 1, weights, until: { steps: 300 } })).join(' ');
    expect(counts).not.toMatch(/door\.lock|error/u);
    expect(() => paths(doorMachine, { ...random, weights, until: { transitions: 1 } })).toThrow('do not reach {"transitions":1}');
  });

  it('are cases of a suite', async () => {
    const cases = suite(doorMachine, doorBy('none'), { ...random, seed: 2 });
    await Promise.all(cases.map(({ run }) => run()));
    await expect(Promise.all(suite(doorMachine, doorBy('stays open'), { ...random, seed: 2 }).map(({ run }) => run()))).rejects.toThrow(
      'the thing at "closed"',
    );
  });
});

describe('other ways out of a chart', () => {
  it('are a path that ends in each transition', () => {
    expect(eventsOf(paths(doorMachine, { ...options, kind: 'transitions' }))).toEqual([
      'door.unlock',
      'door.unlock',
      'door.unlock door.lock',
      'door.unlock door.open',
      'door.unlock door.open xstate.done.actor.swing',
      'door.unlock door.open xstate.error.actor.swing',
    ]);
  });

  it('are how much shortest paths leave out', () => {
    const { transitions, states, missed } = coverageOf(doorMachine, options, paths(doorMachine, options));
    expect([transitions, states]).toEqual([3 / 6, 1]);
    expect(missed).toEqual([
      'locked -- door.unlock #1 --> itself',
      'closed -- door.lock #0 --> locked',
      'swinging -- xstate.error.actor.swing #0 --> closed',
    ]);
  });

  it('are a file of GraphWalker, which is walked without end', () => {
    const { models } = graphWalkerOf(doorMachine, options);
    const [{ vertices, edges, startElementId, generator } = { vertices: [], edges: [], startElementId: '', generator: '' }] = models;
    expect([startElementId, generator]).toEqual(['start', 'random(edge_coverage(100))']);
    const nameOf = new Map(vertices.map(({ id, name }) => [id, name]));
    expect(
      edges.map(({ name, sourceVertexId, targetVertexId }) => `${nameOf.get(sourceVertexId)} ${name} ${nameOf.get(targetVertexId)}`),
    ).toEqual([
      'v_start e_open v_locked',
      'v_locked e_door_unlock v_closed',
      'v_locked e_door_unlock v_locked',
      'v_closed e_door_lock v_locked',
      'v_closed e_door_open v_swinging',
      'v_swinging e_xstate_done_actor_swing v_open',
      'v_swinging e_xstate_error_actor_swing v_closed',
      'v_locked e_close v_start',
      'v_closed e_close v_start',
      'v_swinging e_close v_start',
      'v_open e_close v_start',
    ]);
    expect(new Set([...vertices, ...edges].map(({ id }) => id)).size).toBe(16);
  });

  it('are a suite with its samples, for a start in a state too', async () => {
    const begun: unknown[] = [];
    const driver: Driver<typeof doorMachine> = (input, start) => {
      begun.push('snapshot' in start ? start.snapshot.value : 'fresh');
      return { send: () => {}, state: () => 'closed' };
    };
    const from = [{ value: 'closed', context: { tries: 0 } }] as const;
    const { cases } = chartSuite('door', '@muster/charts/door', doorMachine, { ...options, inputs: [], from } as never);
    expect(cases(driver as never).map(({ name }) => name)).toHaveLength(6);
    await cases(driver as never, { kind: 'shortest' })[0]?.run();
    expect(begun).toEqual(['closed']);
  });
});
