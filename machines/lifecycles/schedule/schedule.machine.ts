import { isTimezone } from '#schema/rules/wall-clock.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { isFilled, roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import { isTimeOfDay, isWeekday, nextRun, runAfter, runAfterPerforming } from './schedule.rules.ts';
import type { ScheduleContext, ScheduleEvent, ScheduleRow } from './schedule.types.ts';

type NewRule = {
  readonly at: string;
  readonly recurringDay: number | null;
  readonly recurringTime: string | null;
  readonly userTimezone: string;
};

const ruled = ({ recurringDay, recurringTime, userTimezone, at }: NewRule): Partial<ScheduleContext> => {
  if (recurringDay === null || recurringTime === null) return {};
  const rule = { recurringDay, recurringTime, userTimezone };
  return { ...rule, nextRunAt: nextRun(rule, at) };
};

/** A test that starts anew each week, until it is finished or cancelled. */
export const scheduleMachine = setup({
  types: { context: {} as ScheduleContext, events: {} as ScheduleEvent, input: {} as ScheduleContext },
  guards: {
    mayManage: roleIn('test_manager'),
    mayPerform: roleIn('system'),
    hasDay: ({ event }) => event.type === 'schedule.update' && event.recurringDay !== null,
    hasKnownDay: ({ event }) => event.type === 'schedule.update' && isWeekday(event.recurringDay),
    hasTime: ({ event }) => event.type === 'schedule.update' && isFilled(event.recurringTime),
    hasKnownTime: ({ event }) => event.type === 'schedule.update' && isTimeOfDay(event.recurringTime),
    hasKnownZone: ({ event }) => event.type === 'schedule.update' && isTimezone(event.userTimezone),
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
    isMeant: ({ context, event }) =>
      event.type === 'run.skip' && (event.runAt == null || Date.parse(event.runAt) === Date.parse(context.nextRunAt)),
    isDue: ({ context, event }) => event.at !== undefined && Date.parse(event.at) >= Date.parse(context.nextRunAt),
  },
  actions: {
    rememberRule: assign((_, params: NewRule) => ruled(params)),
    rememberSkipping: assign(({ context }) => ({ nextRunAt: runAfter(context, context.nextRunAt) })),
    rememberRun: assign(({ context }, params: { at: string }) => ({
      nextRunAt: runAfterPerforming(context, context.nextRunAt, params.at),
    })),
    rememberEnd: assign((_, params: { at: string }) => ({ performedAt: params.at })),
    rememberCancelling: assign((_, params: { at: string; reason: string }) => ({
      canceledAt: params.at,
      cancelReason: params.reason.trim(),
    })),
  },
}).createMachine({
  id: 'schedule',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      on: {
        'schedule.update': {
          guard: and(['mayManage', 'hasDay', 'hasKnownDay', 'hasTime', 'hasKnownTime', 'hasKnownZone']),
          actions: {
            type: 'rememberRule',
            params: ({ event }) => ({
              at: event.at,
              recurringDay: event.recurringDay,
              recurringTime: event.recurringTime,
              userTimezone: event.userTimezone,
            }),
          },
        },
        'run.skip': { guard: and(['mayManage', 'hasReason', 'isMeant']), actions: 'rememberSkipping' },
        'run.perform': { guard: and(['mayPerform', 'isDue']), actions: { type: 'rememberRun', params: ({ event }) => ({ at: event.at }) } },
        'schedule.cancel': {
          guard: and(['mayManage', 'hasReason']),
          target: 'canceled',
          actions: { type: 'rememberCancelling', params: ({ event }) => ({ at: event.at, reason: event.reason }) },
        },
        'schedule.finish': {
          guard: 'mayPerform',
          target: 'performed',
          actions: { type: 'rememberEnd', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    performed: { description: 'It came to its end and starts no more tests.', type: 'final' },
    canceled: { type: 'final' },
  },
});

const at = '2026-01-05T09:00:00.000Z';

export const scheduleLifecycle = columnLifecycle<typeof scheduleMachine, ScheduleRow>({
  name: 'schedule',
  machine: scheduleMachine,
  status: 'state',
  remembers: ['recurringDay', 'recurringTime', 'userTimezone', 'nextRunAt', 'performedAt', 'canceledAt', 'cancelReason'],
  facts: [],
  reasons: {
    mayManage: notAllowed('Only test managers can change a schedule.'),
    mayPerform: notAllowed('Only the system performs runs.'),
    hasDay: refusal('blank', 'Please select a day', ['recurringDay']),
    hasKnownDay: refusal('invalid', 'Please select a day', ['recurringDay']),
    hasTime: refusal('blank', 'Please select a time', ['recurringTime']),
    hasKnownTime: refusal('invalid', 'Please select a time', ['recurringTime']),
    hasKnownZone: refusal('invalid', 'Please select a valid time zone.', ['userTimezone']),
    hasReason: refusal('blank', 'A reason is required', ['reason']),
    isMeant: refusal('stale_object', 'The next run has changed. Check it, then skip it.'),
    isDue: refusal('invalid_state', 'The next run is not due yet.'),
  },
  sentences: {
    active: 'This schedule is active.',
    performed: 'This schedule has ended.',
    canceled: 'This schedule has been cancelled.',
  },
  samples: {
    'schedule.update': { at, recurringDay: 1, recurringTime: '09:00', userTimezone: 'Europe/Berlin' },
    'run.skip': { reason: 'Public holiday' },
    'run.perform': { at },
    'schedule.cancel': { at, reason: 'The project has ended' },
    'schedule.finish': { at },
  },
});
