import { and, setup } from 'xstate';
import type { ReproductionStatus } from '#schema/vocabulary/reproduction.ts';
import type { Lifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { ReproductionContext, ReproductionEvent, ReproductionRow } from './reproduction.types.ts';

/** What another tester found who tried to reproduce an issue: told once they know, and told anew when they were wrong. */
export const reproductionMachine = setup({
  types: { context: {} as ReproductionContext, events: {} as ReproductionEvent, input: {} as ReproductionContext },
  guards: {
    mayReproduce: roleIn('system'),
    hasPassed: ({ event }) => event.status === 'pass',
    hasFailed: ({ event }) => event.status === 'fail',
    isBlocked: ({ event }) => event.status === 'blocked',
    isUntested: ({ event }) => event.status === 'not_tested',
  },
}).createMachine({
  id: 'reproduction',
  context: ({ input }) => input,
  initial: 'untold',
  on: {
    'reproduction.submit': [
      { guard: and(['mayReproduce', 'hasPassed']), target: '.pass' },
      { guard: and(['mayReproduce', 'hasFailed']), target: '.fail' },
      { guard: and(['mayReproduce', 'isBlocked']), target: '.blocked' },
      { guard: and(['mayReproduce', 'isUntested']), target: '.not_tested' },
    ],
  },
  states: {
    untold: { description: 'A tester has taken it on.' },
    pass: { description: 'The issue showed again.' },
    fail: { description: 'The issue did not show.' },
    blocked: { description: 'Something else kept the tester from trying.' },
    not_tested: { description: 'The tester did not try.' },
  },
});

const unlisted = refusal('inclusion', 'The status must be pass, fail, blocked or not_tested.', ['status']);

export const reproductionLifecycle: Lifecycle<typeof reproductionMachine, ReproductionRow> = {
  name: 'reproduction',
  machine: reproductionMachine,
  columns: ['status'],
  facts: [],
  read: ({ status }) => ({ value: status ?? 'untold', context: {} }),
  write: (value) => ({ status: value === 'untold' ? null : (value as ReproductionStatus) }),
  reasons: {
    mayReproduce: notAllowed('Only testers reproduce issues.'),
    hasPassed: unlisted,
    hasFailed: unlisted,
    isBlocked: unlisted,
    isUntested: unlisted,
  },
  sentences: {
    untold: 'A tester is reproducing this issue.',
    pass: 'The tester could reproduce this issue.',
    fail: 'The tester could not reproduce this issue.',
    blocked: 'The tester was kept from reproducing this issue.',
    not_tested: 'The tester did not try to reproduce this issue.',
  },
  samples: { 'reproduction.submit': { status: 'pass' } },
  unheard: {},
};
