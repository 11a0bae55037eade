import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { laterChart } from './later-chart.ts';

const counter = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'count.add' } | { type: 'count.end' },
    input: {} as { from: number },
    output: {} as number,
  },
}).createMachine({
  context: ({ input }) => ({ count: input.from }),
  output: ({ context }) => context.count,
  initial: 'counting',
  states: {
    counting: { on: { 'count.add': { actions: assign(({ context }) => ({ count: context.count + 1 })) }, 'count.end': 'ended' } },
    ended: { type: 'final' },
  },
});
const parentOf = (child: ReturnType<typeof laterChart<typeof counter>>) =>
  setup({ types: { context: {} as { total: number | null } }, actors: { child } }).createMachine({
    context: { total: null },
    initial: 'open',
    states: {
      open: {
        invoke: {
          id: 'child',
          src: 'child',
          input: { from: 4 },
          onDone: { target: 'closed', actions: assign(({ event }) => ({ total: event.output })) },
        },
      },
      closed: {},
    },
  });

describe('a chart whose code is fetched later', () => {
  it('is the chart itself once it is invoked: input, events, snapshots and output', () => {
    let asked = 0;
    const later = laterChart<typeof counter>(() => {
      asked += 1;
      return counter;
    });
    expect(asked).toBe(0);
    const parent = createActor(parentOf(later)).start();
    const child = parent.getSnapshot().children['child'];
    child?.send({ type: 'count.add' });
    expect([child?.getSnapshot().matches('counting'), child?.getSnapshot().context.count]).toEqual([true, 5]);
    child?.send({ type: 'count.end' });
    expect([parent.getSnapshot().value, parent.getSnapshot().context.total, asked]).toEqual(['closed', 5, 1]);
  });

  it('fails loudly where nobody fetched it', () => {
    const { error } = createActor(laterChart<typeof counter>(), { input: { from: 0 } }).getSnapshot();
    expect(error).toEqual(new Error('The code of this chart was not fetched.'));
  });
});
