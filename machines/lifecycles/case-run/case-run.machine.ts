import { and, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { CaseRunContext, CaseRunEvent, CaseRunRow } from './case-run.types.ts';

const caseRunSetup = setup({
  types: { context: {} as CaseRunContext, events: {} as CaseRunEvent, input: {} as CaseRunContext },
  guards: {
    mayTest: roleIn('system'),
    mayCorrect: roleIn('test_manager', 'community_test_manager'),
    hasPassed: ({ event }) => event.type === 'case.submit' && event.status === 'pass',
    hasFailed: ({ event }) => event.type === 'case.submit' && event.status === 'fail',
    isBlocked: ({ event }) => event.type === 'case.submit' && event.status === 'blocked',
    isSkipped: ({ event }) => event.type === 'case.submit' && event.status === 'skipped',
  },
});

const corrected = caseRunSetup.createStateConfig({ on: { 'case.correct': { guard: 'mayCorrect', target: 'pass' } } });

/** A tester's work on one case, from opening it to what they found. */
export const caseRunMachine = caseRunSetup.createMachine({
  id: 'caseRun',
  context: ({ input }) => input,
  initial: 'live',
  states: {
    live: {
      description: 'The tester is at it.',
      on: {
        'case.submit': [
          { guard: and(['mayTest', 'hasPassed']), target: 'pass' },
          { guard: and(['mayTest', 'hasFailed']), target: 'fail' },
          { guard: and(['mayTest', 'isBlocked']), target: 'blocked' },
          { guard: and(['mayTest', 'isSkipped']), target: 'skipped' },
        ],
        'case.abandon': { guard: 'mayTest', target: 'not_tested' },
      },
    },
    pass: corrected,
    fail: corrected,
    blocked: corrected,
    skipped: { type: 'final' },
    not_tested: { description: 'Opened and never submitted.', type: 'final' },
    missing: { description: 'The tester left the test without it.', type: 'final' },
  },
});

const unlisted = refusal('inclusion', 'The status must be pass, fail, blocked or skipped.', ['status']);
const taken = 'This case has already been submitted.';

export const caseRunLifecycle = columnLifecycle<typeof caseRunMachine, CaseRunRow>({
  name: 'case-run',
  machine: caseRunMachine,
  status: 'status',
  remembers: [],
  facts: [],
  reasons: {
    mayTest: notAllowed('Only the tester works on a case.'),
    mayCorrect: notAllowed('Only test managers and moderators of this test can correct a result.'),
    hasPassed: unlisted,
    hasFailed: unlisted,
    isBlocked: unlisted,
    isSkipped: unlisted,
  },
  sentences: {
    live: 'The tester is working on this case.',
    pass: taken,
    fail: taken,
    blocked: taken,
    skipped: taken,
    not_tested: 'This case was not tested.',
    missing: 'This case is missing.',
  },
  samples: { 'case.submit': { status: 'pass' }, 'case.abandon': {}, 'case.correct': {} },
});
