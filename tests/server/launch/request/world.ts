import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { startPortal } from '#tests/support/portal.ts';
import type { Call, GraphQLAnswer, Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../../authorization/samples.ts';
import { documentOf } from '../../walks/world.ts';

export const soon = { timeout: 20_000, interval: 50 };

type Fields = NonNullable<GraphQLAnswer['data']>;

export type RequestedRow = {
  readonly id: string;
  readonly position: number;
  readonly status: string;
  readonly failed: readonly { readonly code: string; readonly message: string }[];
  readonly launched: string | null;
};

/** A server that works on its jobs, over the twin world with its crowd of four. */
export type LaunchingWorld = {
  readonly portal: Portal;
  readonly id: (name: string) => string;
  readonly sql: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  readonly ask: (person: PersonName, query: string, variables?: object) => Promise<Fields>;
  readonly send: (person: PersonName, mutation: string, input: object, more?: string) => Promise<Fields>;
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
  const portal = await startPortal({ work: true });
  await plantTwins(portal.database.owner, new Date().toISOString());
  const calls = new Map<PersonName, Call>();
  const callOf = async (person: PersonName): Promise<Call> => {
    const call = calls.get(person) ?? (await portal.as(idOf('a', person), publicId('a')));
    calls.set(person, call);
    return call;
  };
  const sql: LaunchingWorld['sql'] = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await portal.database.owner.query<Row>(text, [...values])).rows;
  const send: LaunchingWorld['send'] = async (person, mutation, input, more = '') => {
    const call = await callOf(person);
    const { data, text } = await call(documentOf(mutation, more), { input }, { 'idempotency-key': randomUUID() });
    return (data?.['answer'] ?? { refused: text }) as Fields;
  };
  const requested: LaunchingWorld['requested'] = (testId) =>
    sql(
      'select id, position, auto_launch_status as status, failed_conditions as failed, launched_test_id as launched from requested_test where test_id = $1 order by position',
      [testId],
    );
  const jobsOf: LaunchingWorld['jobsOf'] = (testId) =>
    sql(
      `select name, state, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startsAt" from pgboss.job where data->>'testId' = $1 order by created_on`,
      [testId],
    );
  return {
    portal,
    id: (name) => idOf('a', name),
    sql,
    send,
    requested,
    jobsOf,
    ask: async (person, query, variables = {}) => (await (await callOf(person))(query, variables)).data ?? {},
    launch: async (tests, more = {}) => {
      const answer = await send(
        'customer',
        'createCustomerRequest',
        { name: 'Release', requestedTests: tests, ...more },
        'result { id name code url }',
      );
      expect(answer).toMatchObject({ successful: true, errors: [] });
      return answer['result'].id as string;
    },
    evaluated: async (testId) => {
      await expect
        .poll(async () => (await jobsOf(testId)).map(({ name, state }) => [name, state]), soon)
        .toEqual([['evaluate-request', 'completed']]);
      return requested(testId);
    },
  };
};
