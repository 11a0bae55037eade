import type { WebhookEvent } from '#schema/vocabulary/webhook.ts';
import { announce } from './outbox.ts';
import type { Tx } from './transaction.ts';

export type Message = {
  readonly type: WebhookEvent;
  /** What messages come in the order of: nothing later of the same passes what could not be delivered. */
  readonly thing: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** A path of the portal. */
  readonly link: string;
};

/** Leaves a delivery for each webhook that listens, in the transaction of what it tells of: nothing committed is lost. */
export const tellWebhooks = async (tx: Tx, messages: readonly Message[]): Promise<void> => {
  if (messages.length === 0) return;
  await tx.query('select app_tell_webhooks($1::jsonb, $2)', [JSON.stringify(messages), tx.at]);
  tx.afterCommit(tx.ring);
};

/** The job that delivers is woken by the outbox, after the commit. */
export const wakeWebhook = (tx: Tx, webhookId: string): Promise<void> =>
  announce(tx, { topic: 'webhook', entityId: webhookId, payload: { due: true } });

const testOf = (test: string): string => `jsonb_build_object('id', ${test}.id, 'code', ${test}.code, 'name', ${test}.name)`;
const moment = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const tell = (message: string, from: string): string =>
  `select app_tell_webhooks(coalesce(jsonb_agg(${message} order by told.at), '[]'), $3) from (${from}) told`;

const issues = tell(
  `jsonb_build_object('type', $1::text, 'thing', told.id, 'link', '/issues/' || told.id, 'data', told.data)`,
  `select i.id, array_position($2::uuid[], i.id) as at, jsonb_build_object('test', ${testOf('t')}, 'issue', jsonb_build_object('id', i.id, 'code', i.code, 'title', i.title,
      'severity', i.severity, 'status', i.triage_status, 'reason', i.triage_reason, 'originalId', i.original_id)) as data
    from issue i join test t on t.id = i.test_id where i.id = any ($2::uuid[]) and i.published_at is not null and app_listens($1)`,
);

/** Nothing of issues that customers do not see yet. */
export const tellIssues = async (tx: Tx, type: 'issue.published' | 'issue.changed', ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await tx.query(issues, [type, ids, tx.at]);
};

const windows = tell(
  `jsonb_build_object('type', $1::text, 'thing', told.id, 'link', '/results/' || told.id, 'data', told.data)`,
  `select t.id, array_position($2::uuid[], t.id) as at, jsonb_build_object('test', ${testOf('t')} || jsonb_build_object('openedAt', ${moment('t.opened_at')},
      'plannedEndAt', ${moment('t.planned_end_at')}, 'closedAt', ${moment('coalesce(t.closed_at, t.cancelled_at)')})) as data
    from test t where t.id = any ($2::uuid[]) and app_listens($1)`,
);

export const tellTests = async (tx: Tx, type: 'test.opened' | 'test.closed', ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await tx.query(windows, [type, ids, tx.at]);
};

/** With the test that it is about, which whoever tells need not know. */
export const tellOfTest = async (tx: Tx, testId: string, { type, thing, data, link }: Message): Promise<void> => {
  await tx.query(
    `select app_tell_webhooks(jsonb_build_array($1::jsonb || jsonb_build_object('data', $1::jsonb -> 'data' || jsonb_build_object('test', ${testOf('t')}))), $3)
     from test t where t.id = $2 and app_listens($1::jsonb ->> 'type')`,
    [JSON.stringify({ type, thing, data, link }), testId, tx.at],
  );
};
