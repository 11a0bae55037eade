import { assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed } from '../../lib/refusal.ts';
import type { LegalHoldContext, LegalHoldEvent, LegalHoldRow } from './legal-hold.types.ts';

/** While placed, nothing of its organization, or of its test, is removed. */
export const legalHoldMachine = setup({
  types: { context: {} as LegalHoldContext, events: {} as LegalHoldEvent, input: {} as LegalHoldContext },
  guards: { mayOperate: roleIn('operator') },
  actions: { rememberLifted: assign((_, params: { at: string }) => ({ liftedAt: params.at })) },
}).createMachine({
  id: 'legalHold',
  context: ({ input }) => input,
  initial: 'placed',
  states: {
    placed: {
      on: {
        'hold.lift': {
          guard: 'mayOperate',
          target: 'lifted',
          actions: { type: 'rememberLifted', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    lifted: { type: 'final' },
  },
});

export const legalHoldLifecycle = columnLifecycle<typeof legalHoldMachine, LegalHoldRow>({
  name: 'legal-hold',
  machine: legalHoldMachine,
  status: 'state',
  remembers: ['liftedAt'],
  facts: [],
  reasons: { mayOperate: notAllowed('Only operators can lift a legal hold.') },
  sentences: { placed: 'This legal hold stands.', lifted: 'This legal hold was lifted.' },
  samples: { 'hold.lift': { at: '2026-01-05T09:00:00.000Z' } },
});
