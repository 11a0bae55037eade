import { expect, it } from 'vitest';
import { patience, proveKills } from './kills.ts';

it(
  'kills of the server under traffic lose nothing acknowledged, double nothing and leave nothing half done',
  async ({ annotate }) => {
    expect.hasAssertions();
    await proveKills({
      seed: 11,
      strike: (machine) => machine.killServer(),
      recover: (machine) => machine.start(),
      report: annotate,
    });
  },
  patience,
);
