import { expect, it } from 'vitest';
import { patience, proveKills } from './kills.ts';

it(
  'kills of the database under traffic lose nothing acknowledged, double nothing and leave nothing half done',
  async ({ annotate }) => {
    expect.hasAssertions();
    await proveKills({
      seed: 12,
      strike: async (machine) => machine.killDatabase(),
      recover: (machine) => machine.recovered(),
      report: annotate,
    });
  },
  patience,
);
