import { expect } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { addTestedStatement } from '#tests/support/tested.ts';

export const soon = { timeout: 30_000, interval: 50 };

/** A server that works on its jobs, with testers whose results may be published. */
export type PublishingWorld = PortalWorld & {
  readonly testId: string;
  /** Adds testers with an approved failed result and a moderated issue each; gives their participations. */
  readonly addTested: (count: number, status?: string) => Promise<readonly string[]>;
  readonly statusesOf: (ids: readonly string[]) => Promise<readonly string[]>;
  readonly issuesOf: (ids: readonly string[]) => Promise<readonly { readonly number: number; readonly participant: string }[]>;
  /** Lets jobs that wait for another try run now, until none does. */
  readonly hurry: (name: string, isDone: () => Promise<boolean>) => Promise<void>;
};

export const openPublishingWorld = async (): Promise<PublishingWorld> => {
  const world = await openPortalWorld({ at: null, since: new Date().toISOString(), work: true });
  const testId = world.id('supervised');
  let batches = 0;
  return {
    ...world,
    testId,
    addTested: async (count, status = 'results_approved') => {
      batches += 1;
      const rows = await world.sql<{ id: string }>(addTestedStatement, [testId, count, String(batches), status, world.id('case-1')]);
      return rows.map(({ id }) => id);
    },
    statusesOf: async (ids) =>
      (
        await world.sql<{ status: string }>(
          'select p.status from unnest($1::uuid[]) with ordinality given (id, place) join participant p on p.id = given.id order by place',
          [ids],
        )
      ).map(({ status }) => status),
    issuesOf: (ids) =>
      world.sql('select number, participant_id as participant from issue where participant_id = any ($1::uuid[]) order by number', [ids]),
    hurry: async (name, isDone) => {
      await expect
        .poll(async () => {
          await world.sql(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [name]);
          return isDone();
        }, soon)
        .toBe(true);
    },
  };
};
