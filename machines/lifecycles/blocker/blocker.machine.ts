import { and, assign, not, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { BlockerContext, BlockerEvent, BlockerRow } from './blocker.types.ts';

/** Something that keeps a tester from testing, until somebody clears it. */
export const blockerMachine = setup({
  types: { context: {} as BlockerContext, events: {} as BlockerEvent, input: {} as BlockerContext },
  guards: {
    mayResolve: roleIn('test_manager', 'community_test_manager'),
    isAssisted: ({ context }) => context.assistanceRequested,
  },
  actions: {
    rememberResolving: assign((_, params: { at: string }) => ({ resolvedAt: params.at })),
    rememberAssistance: assign({ assistanceRequested: true }),
  },
}).createMachine({
  id: 'blocker',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      on: {
        'blocker.resolve': {
          guard: 'mayResolve',
          target: 'resolved',
          actions: { type: 'rememberResolving', params: ({ event }) => ({ at: event.at }) },
        },
        'assistance.request': { guard: and(['mayResolve', not('isAssisted')]), actions: 'rememberAssistance' },
      },
    },
    resolved: { type: 'final' },
  },
});

export const blockerLifecycle = columnLifecycle<typeof blockerMachine, BlockerRow>({
  name: 'blocker',
  machine: blockerMachine,
  status: 'status',
  remembers: ['assistanceRequested', 'resolvedAt'],
  facts: [],
  reasons: {
    mayResolve: notAllowed('Only test managers and moderators of this test can work on blockers.'),
    isAssisted: refusal('invalid_state', 'Help has already been requested.'),
  },
  sentences: { open: 'This blocker is open.', resolved: 'This blocker has already been resolved.' },
  samples: { 'blocker.resolve': { at: '2026-01-05T09:00:00.000Z' }, 'assistance.request': {} },
});
