import { expect, it } from 'vitest';
import { patience, proveTwentyKills } from './kills.ts';

it(
  'twenty kills of the database under traffic lose nothing acknowledged, double nothing and leave nothing half done',
  async ({ annotate }) => {
    expect.hasAssertions();
    await proveTwentyKills({
      seed: 12,
      strike: async (machine) => machine.killDatabase(),
      recover: (machine) => machine.recovered(),
      report: annotate,
    });
  },
  patience,
);
