import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { startPortal } from '#tests/support/portal.ts';
import type { Call, GraphQLAnswer, Portal } from '#tests/support/portal.ts';
import { addTestedStatement } from '#tests/support/tested.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { documentOf } from '../walks/world.ts';

export const soon = { timeout: 30_000, interval: 50 };

type Fields = NonNullable<GraphQLAnswer['data']>;

/** A server that works on its jobs, over the twin world, with testers whose results may be published. */
export type PublishingWorld = {
  readonly portal: Portal;
  readonly testId: string;
  readonly sql: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  readonly send: (person: PersonName, mutation: string, input: object, more?: string) => Promise<Fields>;
  readonly answer: (person: PersonName, mutation: string, input: object) => Promise<GraphQLAnswer>;
  /** Adds testers with an approved failed result and a moderated issue each; gives their participations. */
  readonly addTested: (count: number, status?: string) => Promise<readonly string[]>;
  readonly statusesOf: (ids: readonly string[]) => Promise<readonly string[]>;
  readonly issuesOf: (ids: readonly string[]) => Promise<readonly { readonly number: number; readonly participant: string }[]>;
  /** Lets jobs that wait for another try run now, until none does. */
  readonly hurry: (name: string, isDone: () => Promise<boolean>) => Promise<void>;
};

export const openPublishingWorld = async (): Promise<PublishingWorld> => {
  const portal = await startPortal({ work: true });
  await plantTwins(portal.database.owner, new Date().toISOString());
  const sql: PublishingWorld['sql'] = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await portal.database.owner.query<Row>(text, [...values])).rows;
  const calls = new Map<PersonName, Call>();
  const testId = idOf('a', 'supervised');
  let batches = 0;
  const answer: PublishingWorld['answer'] = async (person, mutation, input) => {
    const call = calls.get(person) ?? (await portal.as(idOf('a', person), publicId('a')));
    calls.set(person, call);
    return call(documentOf(mutation), { input }, { 'idempotency-key': randomUUID() });
  };
  return {
    portal,
    testId,
    sql,
    answer,
    send: async (person, mutation, input) => (await answer(person, mutation, input)).data?.['answer'] as Fields,
    addTested: async (count, status = 'results_approved') => {
      batches += 1;
      return (await sql<{ id: string }>(addTestedStatement, [testId, count, String(batches), status, idOf('a', 'case-1')])).map(
        ({ id }) => id,
      );
    },
    statusesOf: async (ids) =>
      (
        await sql<{ status: string }>(
          'select p.status from unnest($1::uuid[]) with ordinality given (id, place) join participant p on p.id = given.id order by place',
          [ids],
        )
      ).map(({ status }) => status),
    issuesOf: (ids) =>
      sql('select number, participant_id as participant from issue where participant_id = any ($1::uuid[]) order by number', [ids]),
    hurry: async (name, isDone) => {
      await expect
        .poll(async () => {
          await sql(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [name]);
          return isDone();
        }, soon)
        .toBe(true);
    },
  };
};
