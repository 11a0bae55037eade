import { customerRequestLifecycle } from './customer-request.machine.ts';
import type { customerRequestMachine } from './customer-request.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { CustomerRequestRow } from './customer-request.types.ts';
import type { CustomerRequestState } from '#schema/vocabulary/test.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const row = (state: CustomerRequestState, more: Partial<CustomerRequestRow> = {}): CustomerRequestRow => ({
  state,
  submittedAt: null,
  discardedAt: null,
  testId: null,
  createdBy: 'u1',
  sharedAccess: null,
  hasGoneOut: false,
  approval: null,
  ...more,
});
const { state: _, ...input } = row('draft');

export const customerRequestSamples: WalkOptions<typeof customerRequestMachine> = {
  inputs: [
    input,
    { ...input, hasGoneOut: true },
    { ...input, submittedAt: '2026-01-01T00:00:00.000Z' },
    { ...input, testId: 't9' },
    { ...input, approval: 'sent_back' },
  ],
  events: byEveryone(customerRequestLifecycle),
};
