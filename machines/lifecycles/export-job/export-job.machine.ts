import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { ExportFailure, ExportJobContext, ExportJobEvent, ExportJobRow } from './export-job.types.ts';

const handled = ({ doneCount, failures }: ExportJobContext): number => doneCount + failures.length;

/** The way of 1 to 50 issues to an outside tool; what did not arrive is named. */
export const exportJobMachine = setup({
  types: { context: {} as ExportJobContext, events: {} as ExportJobEvent, input: {} as ExportJobContext },
  guards: {
    mayRun: roleIn('system'),
    hasMore: ({ context }) => handled(context) < context.issueIds.length,
    isHandled: ({ context }) => handled(context) >= context.issueIds.length,
    hasNoFailure: ({ context }) => context.failures.length === 0,
    hasArrivals: ({ context }) => context.doneCount > 0,
  },
  actions: {
    rememberArrival: assign(({ context }) => ({ doneCount: context.doneCount + 1 })),
    rememberFailure: assign(({ context }, params: { failure: ExportFailure }) => ({ failures: [...context.failures, params.failure] })),
    rememberEnd: assign((_, params: { at: string }) => ({ finishedAt: params.at })),
    rememberBreakdown: assign(({ context }, params: { message: string }) => ({
      failures: [...context.failures, ...context.issueIds.slice(handled(context)).map((issueId) => ({ issueId, message: params.message }))],
    })),
  },
}).createMachine({
  id: 'exportJob',
  context: ({ input }) => input,
  initial: 'queued',
  states: {
    queued: { on: { 'job.start': { guard: 'mayRun', target: 'running' } } },
    running: {
      on: {
        'job.start': { guard: 'mayRun', target: 'running' },
        'issue.export': { guard: and(['mayRun', 'hasMore']), actions: 'rememberArrival' },
        'issue.fail': {
          guard: and(['mayRun', 'hasMore']),
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.failure }) },
        },
        'job.finish': [
          {
            guard: and(['mayRun', 'isHandled', 'hasNoFailure']),
            target: 'succeeded',
            actions: { type: 'rememberEnd', params: ({ event }) => ({ at: event.at }) },
          },
          {
            guard: and(['mayRun', 'isHandled', 'hasArrivals']),
            target: 'partly_failed',
            actions: { type: 'rememberEnd', params: ({ event }) => ({ at: event.at }) },
          },
          {
            guard: and(['mayRun', 'isHandled']),
            target: 'failed',
            actions: { type: 'rememberEnd', params: ({ event }) => ({ at: event.at }) },
          },
        ],
        'job.fail': [
          {
            guard: and(['mayRun', 'hasArrivals']),
            target: 'partly_failed',
            actions: [
              { type: 'rememberBreakdown', params: ({ event }) => ({ message: event.message }) },
              { type: 'rememberEnd', params: ({ event }) => ({ at: event.at }) },
            ],
          },
          {
            guard: 'mayRun',
            target: 'failed',
            actions: [
              { type: 'rememberBreakdown', params: ({ event }) => ({ message: event.message }) },
              { type: 'rememberEnd', params: ({ event }) => ({ at: event.at }) },
            ],
          },
        ],
      },
    },
    succeeded: { type: 'final' },
    partly_failed: { description: 'Some issues arrived; the others are listed with the reason.', type: 'final' },
    failed: { type: 'final' },
  },
});

const at = '2026-01-05T09:00:00.000Z';

export const exportJobLifecycle = columnLifecycle<typeof exportJobMachine, ExportJobRow>({
  name: 'export-job',
  machine: exportJobMachine,
  status: 'state',
  remembers: ['doneCount', 'failures', 'finishedAt'],
  facts: ['issueIds'],
  reasons: {
    mayRun: notAllowed('Only the system runs exports.'),
    hasMore: refusal('invalid_state', 'Every issue of this export has been handled.'),
    isHandled: refusal('invalid_state', 'Not every issue of this export has been handled.'),
    hasNoFailure: refusal('invalid_state', 'Some issues did not arrive.'),
    hasArrivals: refusal('invalid_state', 'No issue arrived.'),
  },
  sentences: {
    queued: 'This export has not started.',
    running: 'This export is running.',
    succeeded: 'This export is finished.',
    partly_failed: 'This export is finished; some issues did not arrive.',
    failed: 'This export failed.',
  },
  samples: {
    'job.start': {},
    'issue.export': {},
    'issue.fail': { failure: { issueId: '00000000-0000-4000-8000-000000000001', message: 'The tracker refused the issue.' } },
    'job.finish': { at },
    'job.fail': { at, message: 'The tracker did not answer.' },
  },
});
