import { expect } from 'vitest';
import { runDueSchedules } from '#server/areas/schedules/run-schedule.job.ts';
import { launching } from '#server/work.ts';
import { evaluateRequest } from '#server/areas/supervised/supervised.jobs.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Loose } from '#tests/support/portal.ts';
import { runnable } from '../launch/request/world.ts';

export type Recurring = { readonly recurringDay: number; readonly recurringTime: string; readonly userTimezone: string };

export type RunRow = {
  readonly code: string;
  readonly name: string;
  readonly status: string;
  readonly openedAt: string;
  readonly parent: string;
};

/** A server whose jobs run only when they are asked to. */
export type ScheduledWorld = PortalWorld & {
  /** Launches a recurring request and lets it be evaluated; gives its advanced test. */
  readonly recur: (rule: Recurring, tests?: readonly object[]) => Promise<string>;
  readonly scheduleOf: (testId: string) => Promise<{ readonly id: string; readonly state: string; readonly nextRunAt: string }>;
  /** Does what the minute does. */
  readonly tick: () => Promise<void>;
  readonly runsOf: (testId: string) => Promise<readonly RunRow[]>;
};

export const openScheduledWorld = async (start: string): Promise<ScheduledWorld> => {
  const world = await openPortalWorld({ at: start, since: start });
  const { database, services, jobs } = world.portal.server;
  const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return {
    ...world,
    recur: async (rule, tests = [runnable()]) => {
      const input = { name: 'Weekly', requestedTests: tests, ...rule };
      const answer = await world.act('customer', 'createCustomerRequest', input, 'result { id }');
      expect(answer).toMatchObject({ successful: true, errors: [] });
      await evaluateRequest(database, services.enqueue, { organizationId: world.id('organization'), testId: answer.result.id });
      return answer.result.id;
    },
    scheduleOf: async (testId) =>
      (await world.sql<Loose>(`select id, state, ${iso('next_run_at')} as "nextRunAt" from schedule where test_id = $1`, [testId]))[0],
    tick: () => runDueSchedules(jobs.enqueue, launching)({ owner: world.portal.database.owner, database, clock: world }),
    runsOf: (testId) =>
      world.sql(
        `select code, name, window_status as status, ${iso('opened_at')} as "openedAt", parent_test_id as parent from test where parent_test_id = $1 order by number`,
        [testId],
      ),
  };
};
