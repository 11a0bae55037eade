import { and, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { TestRetentionContext, TestRetentionEvent, TestRetentionRow } from './test-retention.types.ts';

/** The end of a test that was kept for its time: it is announced, then removed in portions until nothing is left, this row included. */
export const testRetentionMachine = setup({
  types: { context: {} as TestRetentionContext, events: {} as TestRetentionEvent, input: {} as TestRetentionContext },
  guards: {
    mayRemove: roleIn('system'),
    isPast: ({ context, event }) => Date.parse(event.at) >= Date.parse(context.removesAt),
    isFree: ({ context }) => !context.isHeld,
    isLast: ({ context }) => !context.hasTests,
  },
}).createMachine({
  id: 'testRetention',
  context: ({ input }) => input,
  initial: 'announced',
  states: {
    announced: { on: { 'removal.begin': { guard: and(['mayRemove', 'isPast', 'isFree', 'isLast']), target: 'removing' } } },
    removing: { type: 'final', description: 'Each portion asks for legal holds again.' },
  },
});

export const testRetentionLifecycle = columnLifecycle<typeof testRetentionMachine, TestRetentionRow>({
  name: 'test-retention',
  machine: testRetentionMachine,
  status: 'state',
  remembers: [],
  facts: ['removesAt', 'isHeld', 'hasTests'],
  reasons: {
    mayRemove: notAllowed('Tests are removed by the clock alone.'),
    isPast: refusal('invalid_state', 'The day that was announced has not come.'),
    isFree: refusal('invalid_state', 'A legal hold keeps this test.'),
    isLast: refusal('invalid_state', 'Tests of this request are there still.'),
  },
  sentences: { announced: 'The removal of this test is announced.', removing: 'This test is being removed.' },
  samples: { 'removal.begin': { at: '2026-01-05T09:00:00.000Z' } },
});
