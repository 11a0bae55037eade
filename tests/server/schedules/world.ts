import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { runDueSchedules } from '#server/areas/schedules/run-schedule.job.ts';
import { launching } from '#server/work.ts';
import { evaluateRequest } from '#server/areas/supervised/supervised.jobs.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Loose, Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { runnable } from '../launch/request/world.ts';
import { documentOf } from '../walks/world.ts';

export type Recurring = { readonly recurringDay: number; readonly recurringTime: string; readonly userTimezone: string };

export type RunRow = {
  readonly code: string;
  readonly name: string;
  readonly status: string;
  readonly openedAt: string;
  readonly parent: string;
};

/** A server whose time stands still until a test moves it; jobs run only when they are asked to. */
export type ScheduledWorld = {
  readonly portal: Portal;
  readonly id: (name: string) => string;
  readonly setTime: (iso: string) => void;
  readonly sql: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  readonly send: (person: PersonName, mutation: string, input: object, more?: string) => Promise<Loose>;
  /** Launches a recurring request and lets it be evaluated; gives its advanced test. */
  readonly recur: (rule: Recurring, tests?: readonly object[]) => Promise<string>;
  readonly scheduleOf: (testId: string) => Promise<{ readonly id: string; readonly state: string; readonly nextRunAt: string }>;
  /** Does what the minute does. */
  readonly tick: () => Promise<void>;
  readonly runsOf: (testId: string) => Promise<readonly RunRow[]>;
};

export const openScheduledWorld = async (start: string): Promise<ScheduledWorld> => {
  let now = new Date(start);
  const clock = { now: () => now };
  const portal = await startPortal({ clock });
  await plantTwins(portal.database.owner, start);
  const { database, services, jobs } = portal.server;
  const sql: ScheduledWorld['sql'] = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await portal.database.owner.query<Row>(text, [...values])).rows;
  const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const send: ScheduledWorld['send'] = async (person, mutation, input, more = '') => {
    const call = await portal.as(idOf('a', person), publicId('a'));
    const { data, text } = await call(documentOf(mutation, more), { input }, { 'idempotency-key': randomUUID() });
    return data?.['answer'] ?? { refused: text };
  };
  const recur: ScheduledWorld['recur'] = async (rule, tests = [runnable()]) => {
    const answer = await send('customer', 'createCustomerRequest', { name: 'Weekly', requestedTests: tests, ...rule }, 'result { id }');
    expect(answer).toMatchObject({ successful: true, errors: [] });
    await evaluateRequest(database, services.enqueue, { organizationId: idOf('a', 'organization'), testId: answer.result.id });
    return answer.result.id;
  };
  return {
    portal,
    id: (name) => idOf('a', name),
    setTime: (moment) => {
      now = new Date(moment);
    },
    sql,
    send,
    recur,
    scheduleOf: async (testId) =>
      (await sql<Loose>(`select id, state, ${iso('next_run_at')} as "nextRunAt" from schedule where test_id = $1`, [testId]))[0],
    tick: () => runDueSchedules(jobs.enqueue, launching)({ owner: portal.database.owner, database, clock }),
    runsOf: (testId) =>
      sql(
        `select code, name, window_status as status, ${iso('opened_at')} as "openedAt", parent_test_id as parent from test where parent_test_id = $1 order by number`,
        [testId],
      ),
  };
};
