import { and, assign, setup } from 'xstate';
import { webhookPauses } from '#schema/vocabulary/webhook.ts';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { WebhookDeliveryContext, WebhookDeliveryEvent, WebhookDeliveryRow } from './webhook-delivery.types.ts';

const deliverySetup = setup({
  types: { context: {} as WebhookDeliveryContext, events: {} as WebhookDeliveryEvent, input: {} as WebhookDeliveryContext },
  guards: {
    mayDeliver: roleIn('system'),
    mayRepeat: roleIn('customer', 'test_manager'),
    hasAttemptsLeft: ({ context }) => !context.isTest && context.attempts < webhookPauses.length,
    isCalled: ({ context }) => context.webhookState === 'active',
  },
  actions: {
    rememberDelivery: assign(({ context }, { at }: { readonly at: string }) => ({
      attempts: context.attempts + 1,
      notBefore: null,
      deliveredAt: at,
    })),
    rememberPause: assign(({ context }, { until }: { readonly until: string }) => ({ attempts: context.attempts + 1, notBefore: until })),
    rememberAttempt: assign(({ context }) => ({ attempts: context.attempts + 1, notBefore: null })),
    forgetAttempts: assign({ attempts: 0, notBefore: null, deliveredAt: null }),
  },
});

const open = deliverySetup.createStateConfig({
  on: {
    'delivery.succeed': {
      guard: 'mayDeliver',
      target: 'delivered',
      actions: { type: 'rememberDelivery', params: ({ event }) => ({ at: event.at }) },
    },
    'delivery.postpone': {
      guard: and(['mayDeliver', 'hasAttemptsLeft']),
      target: 'waiting',
      actions: { type: 'rememberPause', params: ({ event }) => ({ until: event.until }) },
    },
    'delivery.giveUp': { guard: 'mayDeliver', target: 'given_up', actions: 'rememberAttempt' },
  },
}).on;

const over = deliverySetup.createStateConfig({
  on: { 'delivery.repeat': { guard: and(['mayRepeat', 'isCalled']), target: 'due', actions: 'forgetAttempts' } },
}).on;

/** One message on its way to one webhook: tried with growing pauses for a day, and again by a press. */
export const webhookDeliveryMachine = deliverySetup.createMachine({
  id: 'webhookDelivery',
  context: ({ input }) => input,
  initial: 'due',
  states: {
    due: { on: open },
    waiting: { description: 'For the next attempt; nothing later of the same thing passes it.', on: open },
    delivered: { on: over },
    given_up: { on: over },
  },
});

export const webhookDeliveryLifecycle = columnLifecycle<typeof webhookDeliveryMachine, WebhookDeliveryRow>({
  name: 'webhook-delivery',
  machine: webhookDeliveryMachine,
  status: 'state',
  remembers: ['attempts', 'notBefore', 'deliveredAt'],
  facts: ['isTest', 'webhookState'],
  reasons: {
    mayDeliver: notAllowed('Messages are delivered by themselves.'),
    mayRepeat: notAllowed('Only customers and test managers can send a message again.'),
    hasAttemptsLeft: refusal('invalid_state', 'This message was tried for a day.'),
    isCalled: refusal('invalid_state', 'The webhook is not active. Resume it first.'),
  },
  sentences: {
    due: 'This message is on its way.',
    waiting: 'This message waits for its next attempt.',
    delivered: 'This message was delivered.',
    given_up: 'This message was given up.',
  },
  samples: {
    'delivery.succeed': { at: '2026-01-12T09:00:00.000Z' },
    'delivery.postpone': { until: '2026-01-12T09:00:05.000Z' },
    'delivery.giveUp': {},
    'delivery.repeat': {},
  },
});
