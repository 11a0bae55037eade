import { expect, it } from 'vitest';
import { patience, proveTwentyKills } from './kills.ts';

it(
  'twenty kills of the server under traffic lose nothing acknowledged, double nothing and leave nothing half done',
  async ({ annotate }) => {
    expect.hasAssertions();
    await proveTwentyKills({
      seed: 11,
      strike: (machine) => machine.killServer(),
      recover: (machine) => machine.start(),
      report: annotate,
    });
  },
  patience,
);
