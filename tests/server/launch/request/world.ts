import { expect } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { argumentsFor } from '../../authorization/samples.ts';

export const soon = { timeout: 20_000, interval: 50 };

export type RequestedRow = {
  readonly id: string;
  readonly position: number;
  readonly status: string;
  readonly failed: readonly { readonly code: string; readonly message: string }[];
  readonly launched: string | null;
};

/** A server that works on its jobs, with its crowd of four. */
export type LaunchingWorld = PortalWorld & {
  /** Launches a request of the customer and gives the id of its advanced test. */
  readonly launch: (tests: readonly object[], more?: object) => Promise<string>;
  readonly requested: (testId: string) => Promise<readonly RequestedRow[]>;
  /** The same, once the job has looked at them all. */
  readonly evaluated: (testId: string) => Promise<readonly RequestedRow[]>;
  readonly jobsOf: (testId: string) => Promise<readonly { readonly name: string; readonly state: string; readonly startsAt: string }[]>;
};

const sample = argumentsFor('Mutation.createCustomerRequest', 'a')['input'] as { readonly requestedTests: readonly object[] };

/** A test case run of one case in Germany that could start by itself. */
export const runnable = (more: object = {}): object => ({ ...sample.requestedTests[0], ...more });

export const openLaunchingWorld = async (): Promise<LaunchingWorld> => {
  const world = await openPortalWorld({ at: null, since: new Date().toISOString(), work: true });
  const requested: LaunchingWorld['requested'] = (testId) =>
    world.sql(
      'select id, position, auto_launch_status as status, failed_conditions as failed, launched_test_id as launched from requested_test where test_id = $1 order by position',
      [testId],
    );
  const jobsOf: LaunchingWorld['jobsOf'] = (testId) =>
    world.sql(
      `select name, state, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startsAt" from pgboss.job where data->>'testId' = $1 order by created_on`,
      [testId],
    );
  return {
    ...world,
    requested,
    jobsOf,
    launch: async (tests, more = {}) => {
      const input = { name: 'Release', requestedTests: tests, ...more };
      const answer = await world.act('customer', 'createCustomerRequest', input, 'result { id name code url }');
      expect(answer).toMatchObject({ successful: true, errors: [] });
      return answer.result.id as string;
    },
    evaluated: async (testId) => {
      await expect
        .poll(async () => (await jobsOf(testId)).map(({ name, state }) => [name, state]), soon)
        .toEqual([['evaluate-request', 'completed']]);
      return requested(testId);
    },
  };
};
