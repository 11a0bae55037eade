import { setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed } from '../../lib/refusal.ts';
import type { ServiceRequestContext, ServiceRequestEvent, ServiceRequestRow } from './service-request.types.ts';

/** A professional service that a customer asked for. */
export const serviceRequestMachine = setup({
  types: { context: {} as ServiceRequestContext, events: {} as ServiceRequestEvent },
  guards: { mayServe: roleIn('test_manager', 'system') },
}).createMachine({
  id: 'serviceRequest',
  context: {},
  initial: 'requested',
  states: {
    requested: {
      on: { 'service.start': { guard: 'mayServe', target: 'in_progress' }, 'service.cancel': { guard: 'mayServe', target: 'cancelled' } },
    },
    in_progress: {
      on: { 'service.complete': { guard: 'mayServe', target: 'completed' }, 'service.cancel': { guard: 'mayServe', target: 'cancelled' } },
    },
    completed: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

export const serviceRequestLifecycle = columnLifecycle<typeof serviceRequestMachine, ServiceRequestRow>({
  name: 'service-request',
  machine: serviceRequestMachine,
  status: 'state',
  remembers: [],
  facts: [],
  reasons: { mayServe: notAllowed('Only test managers can work on service requests.') },
  sentences: {
    requested: 'This request has not been started.',
    in_progress: 'This request is in progress.',
    completed: 'This request is completed.',
    cancelled: 'This request was cancelled.',
  },
  samples: { 'service.start': {}, 'service.complete': {}, 'service.cancel': {} },
});
