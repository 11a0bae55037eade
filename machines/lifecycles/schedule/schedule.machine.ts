import { isTimezone } from '#schema/rules/wall-clock.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { isFilled, roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import {
  isChangeable,
  isRestorable,
  isTimeOfDay,
  isWeekday,
  keepsTurn,
  nextAfterChange,
  ruledAtOf,
  runAfterPerforming,
  runFrom,
  runWithNotice,
  withChange,
} from './schedule.rules.ts';
import type { ScheduleContext, ScheduleEvent, ScheduleRow } from './schedule.types.ts';

type NewRule = {
  readonly at: string;
  readonly recurringDay: number | null;
  readonly recurringTime: string | null;
  readonly userTimezone: string;
  readonly isTakingBack: boolean;
};

const ruled = (
  context: ScheduleContext,
  { recurringDay, recurringTime, userTimezone, at, isTakingBack }: NewRule,
): Partial<ScheduleContext> => {
  if (recurringDay === null || recurringTime === null) return {};
  const rule = { recurringDay, recurringTime, userTimezone };
  const plan = { ...rule, runChanges: context.runChanges };
  return { ...rule, nextRunAt: isTakingBack ? runFrom(plan, at) : runWithNotice(plan, at) };
};

const changed = (context: ScheduleContext, ruledAt: string, to: string | null): Partial<ScheduleContext> => {
  const runChanges = withChange(context, ruledAt, to);
  const cursor = ruledAtOf(context, context.nextRunAt) ?? context.nextRunAt;
  const nextRunAt = nextAfterChange({ ...context, runChanges }, cursor, ruledAt);
  return { runChanges, ...(Date.parse(nextRunAt) !== Date.parse(context.nextRunAt) && { nextRunAt }) };
};

type Asked = { readonly context: ScheduleContext; readonly event: ScheduleEvent };

/** The run that an event is about, by where the rule puts it; null where the schedule has none there. */
const meantBy = ({ context, event }: Asked): string | null => {
  if (event.type === 'run.skip') return ruledAtOf(context, event.runAt ?? context.nextRunAt);
  if (event.type === 'run.move') return ruledAtOf(context, event.runAt);
  return event.type === 'run.restore' && !Number.isNaN(Date.parse(event.ruledAt)) ? event.ruledAt : null;
};

const scheduleSetup = setup({
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
    isMeant: ({ context, event }) => {
      if (event.type === 'run.skip' && event.runAt == null) return true;
      const ruledAt = meantBy({ context, event });
      return ruledAt !== null && isChangeable(context, ruledAt);
    },
    isChanged: ({ context, event }) => event.type === 'run.restore' && isRestorable(context, event.ruledAt, event.at),
    isAhead: ({ event }) => event.type === 'run.move' && Date.parse(event.to) > Date.parse(event.at),
    hasTurn: ({ context, event }) => {
      const ruledAt = meantBy({ context, event });
      if (ruledAt === null) return false;
      return keepsTurn(context, ruledAt, event.type === 'run.move' ? event.to : ruledAt);
    },
    isDue: ({ context, event }) => event.at !== undefined && Date.parse(event.at) >= Date.parse(context.nextRunAt),
  },
  actions: {
    rememberRule: assign(({ context }, params: NewRule) => ruled(context, params)),
    rememberChange: assign(({ context }, { ruledAt, to }: { ruledAt: string | null; to: string | null }) =>
      changed(context, ruledAt ?? context.nextRunAt, to),
    ),
    rememberResuming: assign(({ context }, { at }: { at: string }) => ({
      nextRunAt: Date.parse(context.nextRunAt) >= Date.parse(at) ? context.nextRunAt : runAfterPerforming(context, context.nextRunAt, at),
    })),
    rememberRun: assign(({ context }, params: { at: string }) => ({
      nextRunAt: runAfterPerforming(context, context.nextRunAt, params.at),
    })),
    rememberEnd: assign((_, params: { at: string }) => ({ performedAt: params.at })),
    rememberCancelling: assign((_, params: { at: string; reason: string }) => ({
      canceledAt: params.at,
      cancelReason: params.reason.trim(),
    })),
  },
});

const cancelling = scheduleSetup.createStateConfig({
  on: {
    'schedule.cancel': {
      guard: and(['mayManage', 'hasReason']),
      target: 'canceled',
      actions: { type: 'rememberCancelling', params: ({ event }) => ({ at: event.at, reason: event.reason }) },
    },
  },
}).on['schedule.cancel'];

/** A test that starts anew each week, until it is finished or cancelled. */
export const scheduleMachine = scheduleSetup.createMachine({
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
              isTakingBack: event.isTakingBack === true,
            }),
          },
        },
        'run.skip': {
          guard: and(['mayManage', 'hasReason', 'isMeant']),
          actions: { type: 'rememberChange', params: (asked) => ({ ruledAt: meantBy(asked), to: null }) },
        },
        'run.move': {
          guard: and(['mayManage', 'isMeant', 'isAhead', 'hasTurn']),
          actions: { type: 'rememberChange', params: (asked) => ({ ruledAt: meantBy(asked), to: asked.event.to }) },
        },
        'run.restore': {
          guard: and(['mayManage', 'isChanged', 'hasTurn']),
          actions: { type: 'rememberChange', params: ({ event }) => ({ ruledAt: event.ruledAt, to: event.ruledAt }) },
        },
        'schedule.pause': { guard: 'mayManage', target: 'paused' },
        'run.perform': { guard: and(['mayPerform', 'isDue']), actions: { type: 'rememberRun', params: ({ event }) => ({ at: event.at }) } },
        'schedule.cancel': cancelling,
        'schedule.finish': {
          guard: 'mayPerform',
          target: 'performed',
          actions: { type: 'rememberEnd', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    paused: {
      description: 'No test starts from it until it is resumed; runs that fall into the pause are not made up for.',
      on: {
        'schedule.resume': {
          guard: 'mayManage',
          target: 'active',
          actions: { type: 'rememberResuming', params: ({ event }) => ({ at: event.at }) },
        },
        'schedule.cancel': cancelling,
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
  remembers: ['recurringDay', 'recurringTime', 'userTimezone', 'runChanges', 'nextRunAt', 'performedAt', 'canceledAt', 'cancelReason'],
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
    isChanged: refusal('stale_object', 'This run stands where the schedule has it, or is behind.'),
    isAhead: refusal('invalid', 'Choose a time that is ahead.', ['to']),
    hasTurn: refusal('invalid', 'A run stays after the one before it and before the one after it.', ['to']),
    isDue: refusal('invalid_state', 'The next run is not due yet.'),
  },
  sentences: {
    active: 'This schedule is active.',
    paused: 'This schedule is paused.',
    performed: 'This schedule has ended.',
    canceled: 'This schedule has been cancelled.',
  },
  deeds: {
    'schedule.update': 'changed this schedule',
    'run.skip': 'skipped a run',
    'run.move': 'moved a run',
    'run.restore': 'restored a run',
    'run.perform': 'started a run',
    'schedule.pause': 'paused this schedule',
    'schedule.resume': 'resumed this schedule',
    'schedule.cancel': 'cancelled this schedule',
  },
  samples: {
    'schedule.update': { at, recurringDay: 1, recurringTime: '09:00', userTimezone: 'Europe/Berlin' },
    'run.skip': { reason: 'Public holiday' },
    'run.move': { at: '2026-01-02T09:00:00.000Z', runAt: at, to: '2026-01-07T09:00:00.000Z' },
    'run.restore': { at: '2026-01-02T09:00:00.000Z', ruledAt: '2026-01-19T09:00:00.000Z' },
    'run.perform': { at },
    'schedule.pause': {},
    'schedule.resume': { at },
    'schedule.cancel': { at, reason: 'The project has ended' },
    'schedule.finish': { at },
  },
});
