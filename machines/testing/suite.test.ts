import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { paths, structureOf, suite, walk } from './testing.ts';
import type { Driver } from './testing.ts';

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
    expect(await failuresOf(doorBy('none'), { per: 'simple' })).toEqual([]);
  });

  it.each([
    ['any code', 'locked -- door.unlock #1 --> itself: After door.unlock the chart is at "locked", and the thing at "closed".'],
    ['stays open', 'closed -- door.lock #0 --> locked: After door.unlock, door.lock the chart is at "locked", and the thing at "closed".'],
    ['opens locked', '"locked" refuses {"type":"door.open"}: door.open was not refused.'],
  ] as const)('fails where it does not: %s', async (fault, message) => {
    expect(await failuresOf(doorBy(fault))).toContain(message);
  });

  it('goes along each shortest path', async () => {
    const cases = suite(doorMachine, doorBy('none'), { ...options, per: 'shortest' });
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
    const driver: Driver<typeof doorMachine> = (input) => {
      open += 1;
      const session = doorBy('any code')(input);
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
