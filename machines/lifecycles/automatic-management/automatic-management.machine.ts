import { limits } from '#schema/vocabulary/limits.ts';
import { and, assign, setup } from 'xstate';
import type { Lifecycle } from '../../lib/lifecycle.ts';
import { isFilled, roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { AutomaticManagementContext, AutomaticManagementEvent, AutomaticManagementRow } from './automatic-management.types.ts';

/** Once off, it stays off. */
export const automaticManagementMachine = setup({
  types: { context: {} as AutomaticManagementContext, events: {} as AutomaticManagementEvent, input: {} as AutomaticManagementContext },
  guards: {
    mayDisable: roleIn('test_manager'),
    isSupported: ({ context }) => context.supportsAutomaticTesterManagement,
    hasReason: ({ event }) => isFilled(event.reason),
    hasShortReason: ({ event }) => event.reason.trim().length <= limits.disabledReason,
  },
  actions: {
    rememberReason: assign((_, params: { reason: string }) => ({ automaticTesterManagementDisabledReason: params.reason.trim() })),
  },
}).createMachine({
  id: 'automaticManagement',
  context: ({ input }) => input,
  initial: 'enabled',
  states: {
    enabled: {
      on: {
        'management.disable': {
          guard: and(['mayDisable', 'isSupported', 'hasReason', 'hasShortReason']),
          target: 'disabled',
          actions: { type: 'rememberReason', params: ({ event }) => ({ reason: event.reason }) },
        },
      },
    },
    disabled: { type: 'final' },
  },
});

export const automaticManagementLifecycle: Lifecycle<typeof automaticManagementMachine, AutomaticManagementRow> = {
  name: 'automatic-management',
  machine: automaticManagementMachine,
  columns: ['automaticTesterManagementEnabled', 'automaticTesterManagementDisabledReason'],
  facts: ['supportsAutomaticTesterManagement'],
  read: ({ automaticTesterManagementEnabled, automaticTesterManagementDisabledReason, supportsAutomaticTesterManagement }) => ({
    value: automaticTesterManagementEnabled ? 'enabled' : 'disabled',
    context: { automaticTesterManagementDisabledReason, supportsAutomaticTesterManagement },
  }),
  write: (value, { automaticTesterManagementDisabledReason }) => ({
    automaticTesterManagementEnabled: value === 'enabled',
    automaticTesterManagementDisabledReason,
  }),
  reasons: {
    mayDisable: notAllowed('Only test managers can disable automatic tester management.'),
    isSupported: refusal('invalid_state', 'This test does not support automatic tester management.'),
    hasReason: refusal('blank', 'A reason is required', ['reason']),
    hasShortReason: refusal('too_long', `Cannot be longer than ${limits.disabledReason} characters`, ['reason']),
  },
  sentences: {
    enabled: 'Testers of this test are managed automatically.',
    disabled: 'Automatic tester management is already disabled.',
  },
  samples: { 'management.disable': { reason: 'This customer requires manual tester selection' } },
  unheard: {},
};
