import { setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed } from '../../lib/refusal.ts';
import type { IntegrationContext, IntegrationEvent, IntegrationRow } from './integration.types.ts';

/** Whether an organization's access to an outside tool works. */
export const integrationMachine = setup({
  types: { context: {} as IntegrationContext, events: {} as IntegrationEvent },
  guards: { mayConfigure: roleIn('customer', 'test_manager'), mayCheck: roleIn('system') },
}).createMachine({
  id: 'integration',
  context: {},
  initial: 'unconfigured',
  on: {
    'integration.connect': { guard: 'mayConfigure', target: '.active' },
    'integration.reset': { guard: 'mayConfigure', target: '.unconfigured' },
  },
  states: {
    unconfigured: { description: 'No credential is kept.' },
    active: {
      description: 'The vendor took the credential.',
      on: {
        'authentication.fail': { guard: 'mayCheck', target: 'inactive' },
        'integration.check': { guard: 'mayConfigure', target: 'active' },
        'integration.map': { guard: 'mayConfigure', target: 'active' },
      },
    },
    inactive: {
      description: 'The vendor refuses the credential.',
      on: {
        'authentication.succeed': { guard: 'mayCheck', target: 'active' },
        'integration.check': { guard: 'mayConfigure', target: 'inactive' },
      },
    },
  },
});

export const integrationLifecycle = columnLifecycle<typeof integrationMachine, IntegrationRow>({
  name: 'integration',
  machine: integrationMachine,
  status: 'state',
  remembers: [],
  facts: [],
  reasons: {
    mayConfigure: notAllowed('Only customers and test managers can change integrations.'),
    mayCheck: notAllowed('Only the system checks credentials.'),
  },
  sentences: {
    unconfigured: 'This integration is not configured.',
    active: 'This integration is active.',
    inactive: 'This integration is inactive.',
  },
  samples: {
    'integration.connect': {},
    'integration.reset': {},
    'integration.map': {},
    'integration.check': {},
    'authentication.fail': {},
    'authentication.succeed': {},
  },
});
