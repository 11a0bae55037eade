import { webhookDeliveryLifecycle } from '#machines/lifecycles/webhook-delivery/webhook-delivery.machine.ts';
import type { webhookDeliveryMachine } from '#machines/lifecycles/webhook-delivery/webhook-delivery.machine.ts';
import type { WebhookDeliveryRow } from '#machines/lifecycles/webhook-delivery/webhook-delivery.types.ts';
import { webhookLifecycle } from '#machines/lifecycles/webhook/webhook.machine.ts';
import type { webhookMachine } from '#machines/lifecycles/webhook/webhook.machine.ts';
import type { WebhookRow } from '#machines/lifecycles/webhook/webhook.types.ts';
import { testEvent, webhookReasons, webhooksAddress } from '#schema/vocabulary/webhook.ts';
import type { WebhookReason } from '#schema/vocabulary/webhook.ts';
import type { Moved, Subject } from '../advance.ts';
import { notify } from '../notify.ts';
import { wakeWebhook } from '../webhooks.ts';
import type { Tx } from '../transaction.ts';

const tellDisabled = async (tx: Tx, id: string, reason: WebhookReason): Promise<void> => {
  const [found] = await tx.query<{ name: string }>(
    `select coalesce(nullif(description, ''), address_shown) as name from webhook where id = $1`,
    [id],
  );
  if (found === undefined) return;
  await notify(tx, {
    roles: ['customer', 'test_manager'],
    kind: 'integration_stopped',
    description: `The webhook ${found.name} was disabled. ${webhookReasons[reason]}`,
    link: webhooksAddress,
    tells: { type: 'integration.stopped', thing: id, data: { integration: { code: 'webhook', name: found.name } } },
  });
};

const follow = async (tx: Tx, { id, type, after }: Moved<typeof webhookMachine, WebhookRow>): Promise<void> => {
  if (type === 'webhook.resume') await wakeWebhook(tx, id);
  if (type === 'webhook.disable' && after.reason !== null) await tellDisabled(tx, id, after.reason);
};

export const webhook: Subject<typeof webhookMachine, WebhookRow> = {
  lifecycle: webhookLifecycle,
  table: 'webhook',
  columns: { state: 't.state', reason: 't.reason', previousUntil: 't.previous_until', testedAt: 't.tested_at' },
  topic: 'webhook',
  testId: null,
  leaves: ({ type }) =>
    type === 'webhook.remove'
      ? { address_sealed: null, secret_sealed: null, previous_sealed: null }
      : type === 'secret.retire'
        ? { previous_sealed: null }
        : {},
  follows: follow,
};

/** Whoever delivers or repeats tells the page of its webhook. */
export const webhookDelivery: Subject<typeof webhookDeliveryMachine, WebhookDeliveryRow> = {
  lifecycle: webhookDeliveryLifecycle,
  table: 'webhook_delivery',
  columns: {
    state: 't.state',
    attempts: 't.attempts',
    notBefore: 't.not_before',
    deliveredAt: 't.delivered_at',
    isTest: `t.type = '${testEvent}'`,
    webhookState: '(select w.state from webhook w where w.id = t.webhook_id)',
  },
  topic: null,
  testId: null,
  leaves: ({ type }) => (type === 'delivery.repeat' ? { first_tried_at: null } : {}),
};
