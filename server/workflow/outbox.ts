import { traceparent } from '../lib/trace.ts';
import type { Tx } from './transaction.ts';

/** What live screens may have to query again. */
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
  'presence',
  'notification',
  'session',
  'view',
  'sentence',
  'report',
  'webhook',
] as const;
export type Topic = (typeof topics)[number];

export type Announcement = {
  readonly topic: Topic;
  readonly testId?: string | null;
  readonly entityId?: string | null;
  readonly payload?: Readonly<Record<string, unknown>>;
};

const leave = `
  insert into outbox (organization_id, topic, test_id, entity_id, payload, traceparent)
  select $1, e.topic, e.test_id, e.entity_id, coalesce(e.payload, '{}'), $3
  from jsonb_to_recordset($2::jsonb) as e (topic text, test_id uuid, entity_id uuid, payload jsonb)`;

/** Leaves events for every node, which are woken once the transaction is committed. */
export const announceAll = async (tx: Tx, announcements: readonly Announcement[]): Promise<void> => {
  if (announcements.length === 0) return;
  const { command } = tx;
  const rows = announcements.map(({ topic, testId, entityId, payload }) => ({
    topic,
    test_id: testId,
    entity_id: entityId,
    payload: command === undefined ? payload : { ...payload, command },
  }));
  await tx.query(leave, [tx.viewer.organizationId, JSON.stringify(rows), traceparent()]);
  tx.afterCommit(tx.ring);
};

/** Leaves an event for every node, as `announceAll` does. */
export const announce = (tx: Tx, announcement: Announcement): Promise<void> => announceAll(tx, [announcement]);
