import type { DeliveryState, WebhookState } from '#schema/vocabulary/webhook.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type WebhookDeliveryContext = {
  readonly attempts: number;
  readonly notBefore: string | null;
  readonly deliveredAt: string | null;
  readonly isTest: boolean;
  readonly webhookState: WebhookState;
};

export type WebhookDeliveryEvent =
  | LifecycleEvent<'delivery.succeed', Timed>
  | LifecycleEvent<'delivery.postpone', { readonly until: string }>
  | LifecycleEvent<'delivery.giveUp'>
  | LifecycleEvent<'delivery.repeat'>;

export type WebhookDeliveryRow = WebhookDeliveryContext & { readonly state: DeliveryState };
