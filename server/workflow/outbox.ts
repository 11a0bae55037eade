import type { Tx } from './transaction.ts';

/** What a live screen may have to refetch. */
export const topics = [
  'test',
  'participant',
  'case_result',
  'issue',
  'export',
  'reproduction',
  'blocker',
  'assignment',
  'request',
  'draft',
  'organization',
  'chat',
  'notification',
  'session',
] as const;
export type Topic = (typeof topics)[number];

export type Announcement = {
  readonly topic: Topic;
  readonly testId?: string | null;
  readonly entityId?: string | null;
  readonly payload?: Readonly<Record<string, unknown>>;
};

/** Leaves an event for every node and rings the doorbell; both happen only if the transaction commits. */
export const announce = async (tx: Tx, announcement: Announcement): Promise<void> => {
  await tx.query(
    `with event as (
       insert into outbox (organization_id, topic, test_id, entity_id, payload) values ($1, $2, $3, $4, $5)
     ) select pg_notify('outbox', '')`,
    [
      tx.viewer.organizationId,
      announcement.topic,
      announcement.testId ?? null,
      announcement.entityId ?? null,
      JSON.stringify(announcement.payload ?? {}),
    ],
  );
};
