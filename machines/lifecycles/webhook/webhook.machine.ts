import { and, assign, setup } from 'xstate';
import { webhookLimits } from '#schema/vocabulary/webhook.ts';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { WebhookContext, WebhookEvent, WebhookRow } from './webhook.types.ts';

const webhookSetup = setup({
  types: { context: {} as WebhookContext, events: {} as WebhookEvent, input: {} as WebhookContext },
  guards: {
    mayManage: roleIn('customer', 'test_manager'),
    mayDisable: roleIn('system'),
    mayRetire: roleIn('customer', 'test_manager', 'system'),
    hasOneSecret: ({ context }) => context.previousUntil === null,
    hasOldSecret: ({ context }) => context.previousUntil !== null,
    isOver: ({ context, event }) =>
      event.type === 'secret.retire' &&
      (event.actor.role !== 'system' || Date.parse(event.at) >= Date.parse(context.previousUntil ?? event.at)),
  },
  actions: {
    rememberReason: assign((_, { reason }: Pick<WebhookContext, 'reason'>) => ({ reason })),
    forgetReason: assign({ reason: null }),
    rememberTest: assign((_, { at }: { readonly at: string }) => ({ testedAt: at })),
    rememberOverlap: assign((_, { at }: { readonly at: string }) => ({
      previousUntil: new Date(Date.parse(at) + webhookLimits.overlapHours * 3_600_000).toISOString(),
    })),
    forgetOverlap: assign({ previousUntil: null }),
  },
});

const kept = webhookSetup.createStateConfig({
  on: {
    'webhook.remove': { guard: 'mayManage', target: 'removed', actions: 'forgetOverlap' },
    'secret.rotate': {
      description: 'The old secret signs beside the new one for a day.',
      guard: and(['mayManage', 'hasOneSecret']),
      actions: { type: 'rememberOverlap', params: ({ event }) => ({ at: event.at }) },
    },
    'secret.retire': { guard: and(['mayRetire', 'hasOldSecret', 'isOver']), actions: 'forgetOverlap' },
  },
}).on;

/** Where an organization's own systems are told what happens, by messages that are signed. */
export const webhookMachine = webhookSetup.createMachine({
  id: 'webhook',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      on: {
        ...kept,
        'webhook.pause': { guard: 'mayManage', target: 'paused' },
        'webhook.disable': {
          guard: 'mayDisable',
          target: 'disabled',
          actions: { type: 'rememberReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'webhook.test': { guard: 'mayManage', actions: { type: 'rememberTest', params: ({ event }) => ({ at: event.at }) } },
      },
    },
    paused: {
      description: 'What happens meanwhile is sent when it is resumed.',
      on: { ...kept, 'webhook.resume': { guard: 'mayManage', target: 'active' } },
    },
    disabled: {
      description: 'By Muster, with a reason: what happens meanwhile is not kept.',
      on: { ...kept, 'webhook.resume': { guard: 'mayManage', target: 'active', actions: 'forgetReason' } },
    },
    removed: { type: 'final' },
  },
});

export const webhookLifecycle = columnLifecycle<typeof webhookMachine, WebhookRow>({
  name: 'webhook',
  machine: webhookMachine,
  status: 'state',
  remembers: ['reason', 'previousUntil', 'testedAt'],
  facts: [],
  reasons: {
    mayManage: notAllowed('Only customers and test managers can change webhooks.'),
    mayDisable: notAllowed('Webhooks are disabled by what their address answers.'),
    mayRetire: notAllowed('Only customers and test managers can end a secret.'),
    hasOneSecret: refusal('invalid_state', 'The old secret still signs. End it first.'),
    hasOldSecret: refusal('invalid_state', 'No old secret signs.'),
    isOver: refusal('invalid_state', 'The time of the old secret is not over.'),
  },
  sentences: {
    active: 'This webhook is active.',
    paused: 'This webhook is paused.',
    disabled: 'This webhook is disabled.',
    removed: 'This webhook is removed.',
  },
  samples: {
    'webhook.pause': {},
    'webhook.resume': {},
    'webhook.disable': { reason: 'gone' },
    'webhook.remove': {},
    'webhook.test': { at: '2026-01-12T09:00:00.000Z' },
    'secret.rotate': { at: '2026-01-12T09:00:00.000Z' },
    'secret.retire': { at: '2026-01-13T09:00:00.000Z' },
  },
});
