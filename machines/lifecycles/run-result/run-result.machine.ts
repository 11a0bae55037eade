import { runResultTexts } from '#schema/vocabulary/run-result.ts';
import type { CaseOutcome } from '#schema/vocabulary/run-result.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { RunResultContext, RunResultEvent, RunResultRow } from './run-result.types.ts';

const resultSetup = setup({
  types: { context: {} as RunResultContext, events: {} as RunResultEvent, input: {} as RunResultContext },
  guards: {
    mayRun: roleIn('system'),
    mayChange: roleIn('system', 'customer', 'test_manager'),
    mayRetry: roleIn('customer', 'test_manager'),
    isLatest: ({ context }) => !context.isSuperseded,
  },
  actions: {
    rememberSending: assign(({ context }, { at }: { at: string }) => ({
      sentAt: at,
      notBefore: null,
      message: null,
      attempts: context.attempts + 1,
    })),
    rememberWait: assign((_, { until, message }: { until: string | null; message: string }) => ({ notBefore: until, message })),
    rememberMessage: assign((_, { message }: { message: string }) => ({ message, notBefore: null })),
    rememberOutcome: assign((_, { outcome }: { outcome: CaseOutcome }) => ({ outcome })),
    forgetWait: assign({ message: null, notBefore: null }),
  },
});

type Event<Type> = { readonly event: Extract<RunResultEvent, { type: Type }> };

const wait = { type: 'rememberWait', params: ({ event }: Event<'result.postpone' | 'result.lose'>) => event } as const;
const send = { type: 'rememberSending', params: ({ event }: Event<'result.send'>) => event } as const;
const change = { type: 'rememberOutcome', params: ({ event }: Event<'outcome.change'>) => event } as const;
const refuse = {
  guard: 'mayRun',
  target: 'failed',
  actions: { type: 'rememberMessage', params: ({ event }: Event<'result.refuse'>) => event },
} as const;

/** One case's outcome to the test run it was launched from, where it arrives once. */
export const runResultMachine = resultSetup.createMachine({
  id: 'runResult',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'It has surely not been sent since it came here.',
      on: {
        'result.send': { guard: 'mayRun', target: 'sending', actions: send },
        'result.postpone': { guard: 'mayRun', actions: wait },
        'result.refuse': refuse,
        'outcome.change': { guard: 'mayChange', actions: change },
      },
    },
    sending: {
      description: 'It may have arrived: whoever goes on looks for it first.',
      on: {
        'result.send': { guard: 'mayRun', actions: send },
        'result.lose': { guard: 'mayRun', actions: wait },
        'result.postpone': { guard: 'mayRun', target: 'waiting', actions: wait },
        'result.deliver': { guard: 'mayRun', target: 'sent', actions: 'forgetWait' },
        'result.refuse': refuse,
      },
    },
    sent: { type: 'final' },
    failed: {
      description: 'The tool refused it, and says why.',
      on: {
        'result.retry': { guard: and(['mayRetry', 'isLatest']), target: 'waiting', actions: 'forgetWait' },
        'outcome.change': { guard: 'mayChange', target: 'waiting', actions: [change, 'forgetWait'] },
      },
    },
  },
});

const at = '2026-01-05T09:00:00.000Z';
const until = '2026-01-05T09:05:00.000Z';

export const runResultLifecycle = columnLifecycle<typeof runResultMachine, RunResultRow>({
  name: 'run-result',
  machine: runResultMachine,
  status: 'state',
  remembers: ['outcome', 'attempts', 'sentAt', 'notBefore', 'message'],
  facts: ['isSuperseded'],
  reasons: {
    mayRun: notAllowed('Only the system sends results to test-management tools.'),
    mayChange: notAllowed('Only those who publish or reject results can change outcomes.'),
    mayRetry: notAllowed('Only customers and test managers can send results again.'),
    isLatest: refusal('invalid_state', runResultTexts.superseded),
  },
  sentences: {
    waiting: 'This result waits to be sent.',
    sending: 'This result is on its way.',
    sent: 'This result has arrived.',
    failed: 'The tool did not take this result.',
  },
  samples: {
    'result.send': { at },
    'result.lose': { until, message: 'The tool did not answer.' },
    'result.postpone': { until, message: 'The tool is busy.' },
    'result.deliver': {},
    'result.refuse': { message: 'The tool refused the result.' },
    'result.retry': {},
    'outcome.change': { outcome: 'failed' },
  },
});
