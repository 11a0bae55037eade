import { webhookStates } from '#schema/vocabulary/webhook.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';
import { webhookLifecycle } from './webhook.machine.ts';
import type { webhookMachine } from './webhook.machine.ts';
import type { WebhookRow } from './webhook.types.ts';

export const overlap = '2026-01-12T09:00:00.000Z';
export const active: WebhookRow = { state: 'active', reason: null, previousUntil: null, testedAt: null };
export const rows = webhookStates.map((state): WebhookRow => ({ ...active, state, reason: state === 'disabled' ? 'failing' : null }));
export const rotated = rows.map((row): WebhookRow => ({ ...row, previousUntil: row.state === 'removed' ? null : overlap }));

export const webhookSamples: WalkOptions<typeof webhookMachine> = {
  inputs: [active, { ...active, previousUntil: overlap }],
  events: byEveryone(webhookLifecycle),
};
