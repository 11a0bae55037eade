import { expect } from 'vitest';
import { startMachine } from './machine.ts';
import type { Machine } from './machine.ts';
import { plantStock } from './stock.ts';
import { trafficUnder } from './traffic.ts';
import { drain, untruths } from './truth.ts';

/** How often each of these tests strikes; `KILLS=20 FAULTS_ALONE=1 npx vitest run --project server tests/faults/kill` is the long form. */
export const kills = Number(process.env['KILLS'] ?? 4);
/** Lets what was published be worked on now, and not after the minutes that take their time in real life. */
export const dueSoon = `update pgboss.job set start_after = now() where name = 'publish-participant' and state = 'created' and start_after > now()`;

/** Long enough for a machine with much else to do; alone it is about a minute. */
export const patience = 600_000;

export type Victim = {
  readonly seed: number;
  readonly strike: (machine: Machine) => Promise<void>;
  readonly recover: (machine: Machine) => Promise<void>;
  readonly report: (words: string) => unknown;
};

/** How long it may take to be back in nineteen of twenty times: alone on the machine as promised (FAULTS_ALONE=1), beside other tests so that a hang is seen. */
const backWithin = process.env['FAULTS_ALONE'] === '1' ? 5000 : 120_000;

const reportOf = (times: readonly number[]): { readonly p95: number; readonly words: string } => {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number): number => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return {
    p95: at(0.95),
    words: `back after ${at(0.5)} ms in the middle, ${at(0.95)} ms at p95, ${at(1)} ms at most (${sorted.length} kills)`,
  };
};

/** Strikes at seeded points of the traffic, and compares what is there with what the clients were told. */
export const proveKills = async ({ seed, strike, recover, report }: Victim): Promise<void> => {
  const times: number[] = [];
  let struckAt = 0;
  const machine = await startMachine();
  try {
    const stock = await machine.withOwner(plantStock);
    const { outcomes, statuses } = await trafficUnder({
      machine,
      stock,
      seed,
      points: kills,
      strike: () => {
        struckAt = performance.now();
        return strike(machine);
      },
      recover: async () => {
        await recover(machine);
        times.push(performance.now() - struckAt);
        await machine.sql(dueSoon);
      },
    });
    await drain(machine);
    expect(await untruths(machine, outcomes)).toEqual([]);
    for (const kind of ['launch', 'publish', 'triage']) {
      const done = outcomes.filter((outcome) => outcome.kind === kind && outcome.answer === 'done');
      expect(done.length).toBeGreaterThan(kills / 4);
    }
    expect(outcomes.some(({ wasLost }) => wasLost)).toBe(true);
    const { p95, words } = reportOf(times);
    await report(words);
    expect(p95).toBeLessThan(backWithin);
    expect([...statuses].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
  } finally {
    await machine.dispose();
  }
};
