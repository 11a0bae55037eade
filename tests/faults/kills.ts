import { expect } from 'vitest';
import { startMachine } from './machine.ts';
import type { Machine } from './machine.ts';
import { plantStock } from './stock.ts';
import { trafficUnder } from './traffic.ts';
import { drain, untruths } from './truth.ts';

const points = 20;
const dueSoon = `update pgboss.job set start_after = now() where name = 'publish-participant' and state = 'created' and start_after > now()`;

/** Long enough for a machine with much else to do; alone it is about a minute. */
export const patience = 600_000;

export type Victim = {
  readonly seed: number;
  readonly strike: (machine: Machine) => Promise<void>;
  readonly recover: (machine: Machine) => Promise<void>;
};

/** Strikes twenty times at seeded points of the traffic, and compares what is there with what the clients were told. */
export const proveTwentyKills = async ({ seed, strike, recover }: Victim): Promise<void> => {
  const machine = await startMachine();
  try {
    const stock = await machine.withOwner(plantStock);
    const { outcomes, statuses } = await trafficUnder({
      machine,
      stock,
      seed,
      points,
      strike: () => strike(machine),
      recover: async () => {
        await recover(machine);
        await machine.sql(dueSoon);
      },
    });
    await drain(machine);
    expect(await untruths(machine, outcomes)).toEqual([]);
    for (const kind of ['launch', 'publish', 'triage']) {
      const done = outcomes.filter((outcome) => outcome.kind === kind && outcome.answer === 'done');
      expect(done.length).toBeGreaterThan(points / 4);
    }
    expect(outcomes.some(({ answer }) => answer === 'unknown')).toBe(true);
    expect([...statuses].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
  } finally {
    await machine.dispose();
  }
};
