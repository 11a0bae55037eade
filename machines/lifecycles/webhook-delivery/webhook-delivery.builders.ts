import { deliveryStates } from '#schema/vocabulary/webhook.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';
import { webhookDeliveryLifecycle } from './webhook-delivery.machine.ts';
import type { webhookDeliveryMachine } from './webhook-delivery.machine.ts';
import type { WebhookDeliveryRow } from './webhook-delivery.types.ts';

export const due: WebhookDeliveryRow = {
  state: 'due',
  attempts: 0,
  notBefore: null,
  deliveredAt: null,
  isTest: false,
  webhookState: 'active',
};
export const rows = deliveryStates.map((state): WebhookDeliveryRow => ({ ...due, state }));

export const webhookDeliverySamples: WalkOptions<typeof webhookDeliveryMachine> = {
  inputs: [...rows, { ...due, isTest: true }],
  events: byEveryone(webhookDeliveryLifecycle),
  project: ({ context }) => Math.min(context.attempts, 1),
};
