import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { OrganizationContext, OrganizationEvent, OrganizationRow } from './organization.types.ts';

/** While archived, nobody of it can sign in, and its data stays. */
export const organizationMachine = setup({
  types: { context: {} as OrganizationContext, events: {} as OrganizationEvent, input: {} as OrganizationContext },
  guards: {
    mayOperate: roleIn('operator'),
    isAnother: ({ context }) => !context.isOwn,
    hasNoOpenTests: ({ context }) => !context.hasOpenTests,
    hasOperatorElsewhere: ({ context }) => !context.hasAllOperators,
  },
  actions: {
    rememberArchived: assign((_, params: { at: string }) => ({ deletedAt: params.at })),
    forgetArchived: assign({ deletedAt: null }),
  },
}).createMachine({
  id: 'organization',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      on: {
        'organization.archive': {
          guard: and(['mayOperate', 'isAnother', 'hasNoOpenTests', 'hasOperatorElsewhere']),
          target: 'archived',
          actions: { type: 'rememberArchived', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    archived: {
      description: 'Every session of its people has ended.',
      on: { 'organization.restore': { guard: 'mayOperate', target: 'active', actions: 'forgetArchived' } },
    },
  },
});

export const organizationLifecycle = columnLifecycle<typeof organizationMachine, OrganizationRow>({
  name: 'organization',
  machine: organizationMachine,
  status: 'state',
  remembers: ['deletedAt'],
  facts: ['isOwn', 'hasOpenTests', 'hasAllOperators'],
  reasons: {
    mayOperate: notAllowed('Only operators can archive organizations.'),
    isAnother: refusal('invalid_state', 'You work in this organization. Switch to another one first.'),
    hasNoOpenTests: refusal('invalid_state', 'Tests of this organization are open. Close them first.'),
    hasOperatorElsewhere: refusal('invalid_state', 'Everybody who runs this installation works in this organization.'),
  },
  sentences: { active: 'This organization is active.', archived: 'This organization is deactivated.' },
  samples: { 'organization.archive': { at: '2026-01-05T09:00:00.000Z' }, 'organization.restore': {} },
});
