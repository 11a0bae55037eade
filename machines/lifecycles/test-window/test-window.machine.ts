import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { TestWindowContext, TestWindowEvent, TestWindowRow } from './test-window.types.ts';
import type { TestKind, TestWindowStatus } from '#schema/vocabulary/test.ts';

const windowSetup = setup({
  types: { context: {} as TestWindowContext, events: {} as TestWindowEvent, input: {} as TestWindowContext },
  guards: {
    mayPlan: roleIn('customer', 'test_manager', 'system'),
    mayOpen: roleIn('test_manager', 'system'),
    mayFinish: roleIn('system'),
    mayEnd: roleIn('test_manager', 'system'),
    mayCancel: ({ context, event }) =>
      roleIn('test_manager', 'system')({ event }) || (context.isUnapproved && roleIn('customer')({ event })),
    isSupervised: ({ context, event }) => context.kind === 'supervised' || event.actor.role === 'system',
    isRun: ({ context }) => context.kind === 'supervised',
    hasMoment: ({ event }) => event.type === 'window.schedule' && !Number.isNaN(Date.parse(event.scheduleAt)),
  },
  actions: {
    rememberSchedule: assign((_, params: { scheduleAt: string }) => ({ scheduleAt: params.scheduleAt })),
    rememberOpening: assign((_, params: { at: string; plannedEndAt: string | null }) => ({
      openedAt: params.at,
      plannedEndAt: params.plannedEndAt,
    })),
    rememberClosing: assign((_, params: { at: string }) => ({ closedAt: params.at })),
    rememberCancelling: assign((_, params: { at: string }) => ({ cancelledAt: params.at })),
  },
});

const planned = windowSetup.createStateConfig({
  on: {
    'window.schedule': {
      guard: and(['mayPlan', 'hasMoment']),
      target: 'scheduled',
      actions: { type: 'rememberSchedule', params: ({ event }) => ({ scheduleAt: event.scheduleAt }) },
    },
    'window.open': {
      guard: 'mayOpen',
      target: 'open',
      actions: { type: 'rememberOpening', params: ({ event }) => ({ at: event.at, plannedEndAt: event.plannedEndAt }) },
    },
    'window.cancel': {
      guard: 'mayCancel',
      target: 'cancelled',
      actions: { type: 'rememberCancelling', params: ({ event }) => ({ at: event.at }) },
    },
  },
}).on;

const running = windowSetup.createStateConfig({
  on: {
    'window.close': {
      guard: and(['mayEnd', 'isSupervised']),
      target: 'closed',
      actions: { type: 'rememberClosing', params: ({ event }) => ({ at: event.at }) },
    },
    'window.cancel': {
      guard: 'mayCancel',
      target: 'cancelled',
      actions: { type: 'rememberCancelling', params: ({ event }) => ({ at: event.at }) },
    },
  },
}).on;

/** The time in which testers can work on a test. */
export const testWindowMachine = windowSetup.createMachine({
  id: 'testWindow',
  context: ({ input }) => input,
  initial: 'prep',
  states: {
    prep: { description: 'Preparing: launched, with no date of opening.', on: planned },
    scheduled: { on: planned },
    open: {
      description: 'Live, or overdue past its planned end.',
      on: { ...running, 'window.finish': { guard: and(['mayFinish', 'isRun']), target: 'finished' } },
    },
    finished: {
      description: 'The crowd is through: nobody new comes, all else goes on until it is closed.',
      on: running,
    },
    closed: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

const at = '2026-01-05T09:00:00.000Z';

export const testWindowLifecycle = columnLifecycle<typeof testWindowMachine, TestWindowRow>({
  name: 'test-window',
  machine: testWindowMachine,
  status: 'windowStatus',
  remembers: ['scheduleAt', 'openedAt', 'plannedEndAt', 'closedAt', 'cancelledAt'],
  facts: ['kind', 'isUnapproved'],
  reasons: {
    mayPlan: notAllowed('Moderators cannot schedule tests.'),
    mayOpen: notAllowed('Only test managers can open a test.'),
    mayFinish: notAllowed('Only the crowd system can say that testing is over.'),
    isRun: refusal('invalid_state', 'A request has no testers of its own.'),
    mayEnd: notAllowed('Only test managers can end a test run.'),
    mayCancel: notAllowed('Only test managers can cancel a test.'),
    isSupervised: refusal('invalid_state', 'A request ends with its tests. End those.'),
    hasMoment: refusal('invalid', 'Please select a date and time', ['scheduleAt']),
  },
  sentences: {
    prep: 'This test is being prepared.',
    scheduled: 'This test is scheduled and not open yet.',
    open: 'This test is open.',
    finished: 'Testing is over.',
    closed: 'This test has finished.',
    cancelled: 'This test was cancelled.',
  },
  samples: {
    'window.schedule': { scheduleAt: '2026-01-06T09:00:00.000Z' },
    'window.open': { at, plannedEndAt: '2026-01-07T09:00:00.000Z' },
    'window.finish': {},
    'window.close': { at },
    'window.cancel': { at },
  },
});

type Window = {
  readonly kind: TestKind;
  readonly windowStatus: TestWindowStatus;
  readonly openedAt: string | null;
  readonly creditsDeducted: number | null;
};

type CreditEffect = { readonly kind: 'deduct' | 'refund'; readonly amount: number } | null;

/** Credits are deducted when a supervised test opens, and refunded when it is cancelled before it ever opened. */
export const creditEffect = (before: Window, after: Pick<Window, 'windowStatus'>, price: number): CreditEffect => {
  if (before.kind !== 'supervised' || before.windowStatus === after.windowStatus) return null;
  if (after.windowStatus === 'open' && before.creditsDeducted === null && price > 0) return { kind: 'deduct', amount: price };
  if (after.windowStatus === 'cancelled' && before.openedAt === null && before.creditsDeducted !== null && before.creditsDeducted > 0)
    return { kind: 'refund', amount: before.creditsDeducted };
  return null;
};
