import { limits } from '#schema/vocabulary/limits.ts';
import { and, assign, setup } from 'xstate';
import type { Lifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { ResultsNeededContext, ResultsNeededEvent, ResultsNeededRow } from './results-needed.types.ts';

const { min, max } = limits.groupResultsNeeded;
const path = ['numberOfResultsNeeded'];

/** Not below the number published, which cannot be withdrawn. */
export const resultsNeededMachine = setup({
  types: { context: {} as ResultsNeededContext, events: {} as ResultsNeededEvent, input: {} as ResultsNeededContext },
  guards: {
    mayChange: roleIn('test_manager'),
    isModifiable: ({ context }) => context.canModifyNumberOfResultsNeeded,
    isUnderWay: ({ context }) => context.windowStatus !== 'closed' && context.windowStatus !== 'cancelled',
    hasNumber: ({ event: { numberOfResultsNeeded: wanted } }) => Number.isInteger(wanted) && wanted >= min && wanted <= max,
    hasRoomForPublished: ({ context, event }) => event.numberOfResultsNeeded >= context.numberOfPublishedResults,
  },
  actions: {
    rememberNumber: assign((_, { numberOfResultsNeeded }: { numberOfResultsNeeded: number }) => ({ numberOfResultsNeeded })),
  },
}).createMachine({
  id: 'resultsNeeded',
  context: ({ input }) => input,
  initial: 'counted',
  states: {
    counted: {
      on: {
        'number.change': {
          guard: and(['mayChange', 'isModifiable', 'isUnderWay', 'hasNumber', 'hasRoomForPublished']),
          actions: { type: 'rememberNumber', params: ({ event }) => event },
        },
      },
    },
  },
});

export const resultsNeededLifecycle: Lifecycle<typeof resultsNeededMachine, ResultsNeededRow> = {
  name: 'results-needed',
  machine: resultsNeededMachine,
  columns: ['numberOfResultsNeeded'],
  facts: ['numberOfPublishedResults', 'canModifyNumberOfResultsNeeded', 'windowStatus'],
  read: (row) => ({ value: 'counted', context: row }),
  write: (_, { numberOfResultsNeeded }) => ({ numberOfResultsNeeded }),
  reasons: {
    mayChange: notAllowed('Only test managers can change the number of results needed.'),
    isModifiable: refusal('invalid_state', 'The number of results needed of this test cannot be changed.'),
    isUnderWay: refusal('invalid_state', 'This test has ended.'),
    hasNumber: refusal('invalid', `Enter a whole number from ${min} to ${max}`, path),
    hasRoomForPublished: refusal('invalid', 'More results than this are published already', path),
  },
  sentences: { counted: 'The number of results needed is set.' },
  samples: { 'number.change': { numberOfResultsNeeded: max } },
  unheard: {},
};
