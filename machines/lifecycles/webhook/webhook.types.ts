import type { WebhookReason, WebhookState } from '#schema/vocabulary/webhook.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type WebhookContext = {
  readonly reason: WebhookReason | null;
  /** Until when the secret before this one signs, too. */
  readonly previousUntil: string | null;
  readonly testedAt: string | null;
};

export type WebhookEvent =
  | LifecycleEvent<'webhook.pause'>
  | LifecycleEvent<'webhook.resume'>
  | LifecycleEvent<'webhook.disable', { readonly reason: WebhookReason }>
  | LifecycleEvent<'webhook.remove'>
  | LifecycleEvent<'webhook.test', Timed>
  | LifecycleEvent<'secret.rotate', Timed>
  | LifecycleEvent<'secret.retire', Timed>;

export type WebhookRow = WebhookContext & { readonly state: WebhookState };
