import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import { assign, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot, ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ScheduleMode } from '#schema/vocabulary/launch/options.ts';

export type ScheduleNotice = { readonly type: 'schedule.changed'; readonly schedule: ScheduleValues };
type ScheduleListener = ActorRef<Snapshot<unknown>, ScheduleNotice>;

type ChooseScheduleInput = { readonly schedule: ScheduleValues; readonly flags: LaunchFlags; readonly listener: ScheduleListener };
type ChooseScheduleContext = ChooseScheduleInput;
export type ChooseScheduleEvent =
  | { readonly type: 'now.choose' }
  | { readonly type: 'later.choose' }
  | { readonly type: 'recurring.choose' }
  | { readonly type: 'date.change'; readonly laterAt: string }
  | { readonly type: 'day.change'; readonly recurringDay: string }
  | { readonly type: 'time.change'; readonly recurringTime: string };
type ChooseScheduleTag = 'editable';

export type ChooseScheduleActorRef = ActorRefFrom<typeof chooseScheduleMachine>;
type ChooseScheduleSnapshot = SnapshotFrom<typeof chooseScheduleMachine>;

/** Now, once later, or weekly; the values of one mode stay while another is chosen. */
export const chooseScheduleMachine = setup({
  types: {
    context: {} as ChooseScheduleContext,
    events: {} as ChooseScheduleEvent,
    input: {} as ChooseScheduleInput,
    tags: {} as ChooseScheduleTag,
  },
  actions: {
    rememberSchedule: assign(({ context }, params: { values: Partial<ScheduleValues> }) => ({
      schedule: { ...context.schedule, ...params.values },
    })),
    announceSchedule: sendTo(
      ({ context }) => context.listener,
      ({ context }) => ({ type: 'schedule.changed', schedule: context.schedule }),
    ),
  },
  guards: {
    isLater: ({ context }) => context.schedule.mode === 'later',
    isRecurring: ({ context }) => context.schedule.mode === 'recurring',
    mayRecur: ({ context }) => context.flags.autoLaunchingEnabled,
  },
}).createMachine({
  id: 'chooseSchedule',
  context: ({ input }) => input,
  initial: 'opening',
  on: {
    'now.choose': { target: '.now', actions: [{ type: 'rememberSchedule', params: { values: { mode: 'now' } } }, 'announceSchedule'] },
    'later.choose': {
      target: '.later',
      actions: [{ type: 'rememberSchedule', params: { values: { mode: 'later' } } }, 'announceSchedule'],
    },
    'recurring.choose': {
      guard: 'mayRecur',
      target: '.recurring',
      actions: [{ type: 'rememberSchedule', params: { values: { mode: 'recurring' } } }, 'announceSchedule'],
    },
  },
  states: {
    opening: { always: [{ guard: 'isLater', target: 'later' }, { guard: 'isRecurring', target: 'recurring' }, { target: 'now' }] },
    now: { tags: 'editable' },
    later: {
      tags: 'editable',
      on: {
        'date.change': {
          actions: [{ type: 'rememberSchedule', params: ({ event }) => ({ values: { laterAt: event.laterAt } }) }, 'announceSchedule'],
        },
      },
    },
    recurring: {
      tags: 'editable',
      on: {
        'day.change': {
          actions: [
            { type: 'rememberSchedule', params: ({ event }) => ({ values: { recurringDay: event.recurringDay } }) },
            'announceSchedule',
          ],
        },
        'time.change': {
          actions: [
            { type: 'rememberSchedule', params: ({ event }) => ({ values: { recurringTime: event.recurringTime } }) },
            'announceSchedule',
          ],
        },
      },
    },
  },
});

export const selectSchedule = (snapshot: ChooseScheduleSnapshot): ScheduleValues => snapshot.context.schedule;
export const selectMode = (snapshot: ChooseScheduleSnapshot): ScheduleMode => snapshot.context.schedule.mode;
export const selectCanRecur = (snapshot: ChooseScheduleSnapshot): boolean => snapshot.can({ type: 'recurring.choose' });
