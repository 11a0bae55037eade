import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import type { RecurringRule } from '#machines/lifecycles/schedule/schedule.rules.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { isFilled } from '#machines/lib/permissions.ts';
import { port } from '#machines/lib/port.ts';
import { manageScheduleTexts, ruleProblems } from './manage-schedule.rules.ts';

export type ManageSchedulePorts = {
  updateSchedule: PromiseActorLogic<Answer, RecurringRule & { scheduleId: string }>;
  skipNextScheduleRun: PromiseActorLogic<Answer, { scheduleId: string; reason: string; runAt: string | null; key: string }>;
  cancelSchedule: PromiseActorLogic<Answer, { scheduleId: string; reason: string }>;
};

type ManageScheduleInput = { readonly timezone: string };

type Asked = { readonly testId: string; readonly scheduleId: string };

export type RuleForm = { readonly recurringDay: string; readonly recurringTime: string; readonly userTimezone: string };

type ManageScheduleContext = ManageScheduleInput & {
  readonly asked: Asked | null;
  readonly form: RuleForm;
  readonly reason: string;
  /** The idempotency key of a skip whose response was lost; another reason is another call. */
  readonly key: string | null;
  readonly runAt: string | null;
};

export type ManageScheduleEvent =
  | ({ readonly type: 'update.open' } & Asked)
  | ({ readonly type: 'skip.open' } & Asked)
  | ({ readonly type: 'cancel.open' } & Asked)
  | { readonly type: 'day.choose'; readonly recurringDay: string }
  | { readonly type: 'time.choose'; readonly recurringTime: string }
  | { readonly type: 'zone.choose'; readonly userTimezone: string }
  | { readonly type: 'reason.change'; readonly reason: string }
  | { readonly type: 'update.confirm' }
  | { readonly type: 'skip.confirm'; readonly key: string; readonly runAt: string | null }
  | { readonly type: 'cancel.confirm' }
  | { readonly type: 'dialog.close' };

export type ManageScheduleEmitted =
  | { readonly type: 'schedule.updated' }
  | { readonly type: 'run.skipped' }
  | { readonly type: 'schedule.cancelled' }
  | { readonly type: 'change.refused'; readonly message: string };

type ManageScheduleTag = 'busy';

export type ManageScheduleActorRef = ActorRefFrom<typeof manageScheduleMachine>;
type ManageScheduleSnapshot = SnapshotFrom<typeof manageScheduleMachine>;

const unprovided: ManageSchedulePorts = {
  updateSchedule: port('updateSchedule'),
  skipNextScheduleRun: port('skipNextScheduleRun'),
  cancelSchedule: port('cancelSchedule'),
};

const emptyForm = (userTimezone: string): RuleForm => ({ recurringDay: '', recurringTime: '', userTimezone });

/** What was typed stays until the server accepts. */
export const manageScheduleMachine = setup({
  types: {
    context: {} as ManageScheduleContext,
    events: {} as ManageScheduleEvent,
    input: {} as ManageScheduleInput,
    emitted: {} as ManageScheduleEmitted,
    tags: {} as ManageScheduleTag,
  },
  actors: unprovided,
  actions: {
    rememberAsked: assign((_, params: { testId: string; scheduleId: string }) => ({ asked: params })),
    rememberRule: assign(({ context }, params: Partial<RuleForm>) => ({ form: { ...context.form, ...params } })),
    rememberReason: assign((_, params: { reason: string }) => ({ reason: params.reason, key: null })),
    rememberCall: assign(({ context }, params: { key: string; runAt: string | null }) => (context.key === null ? params : {})),
    forgetKey: assign({ key: null }),
    forgetAll: assign(({ context }) => ({ asked: null, form: emptyForm(context.timezone), reason: '', key: null, runAt: null })),
    announceUpdated: emit({ type: 'schedule.updated' }),
    announceSkipped: emit({ type: 'run.skipped' }),
    announceCancelled: emit({ type: 'schedule.cancelled' }),
    announceRefused: emit((_, params: { answer: Answer; fallback: string }) => ({
      type: 'change.refused' as const,
      message: messageOf(params.answer, params.fallback),
    })),
    announceFailed: emit((_, params: { fallback: string }) => ({ type: 'change.refused' as const, message: params.fallback })),
  },
  guards: {
    isComplete: ({ context: { form } }) => form.recurringDay !== '' && form.recurringTime !== '',
    hasReason: ({ context }) => isFilled(context.reason),
    isSuccessful: (_, params: { answer: Answer }) => params.answer.successful,
  },
}).createMachine({
  id: 'manageSchedule',
  context: ({ input }) => ({ ...input, asked: null, form: emptyForm(input.timezone), reason: '', key: null, runAt: null }),
  initial: 'resting',
  states: {
    resting: {
      entry: 'forgetAll',
      on: {
        'update.open': {
          target: 'choosing',
          actions: { type: 'rememberAsked', params: ({ event: { testId, scheduleId } }) => ({ testId, scheduleId }) },
        },
        'skip.open': {
          target: 'askingToSkip',
          actions: { type: 'rememberAsked', params: ({ event: { testId, scheduleId } }) => ({ testId, scheduleId }) },
        },
        'cancel.open': {
          target: 'askingToCancel',
          actions: { type: 'rememberAsked', params: ({ event: { testId, scheduleId } }) => ({ testId, scheduleId }) },
        },
      },
    },
    choosing: {
      initial: 'unchecked',
      on: {
        'day.choose': { actions: { type: 'rememberRule', params: ({ event: { recurringDay } }) => ({ recurringDay }) } },
        'time.choose': { actions: { type: 'rememberRule', params: ({ event: { recurringTime } }) => ({ recurringTime }) } },
        'zone.choose': { actions: { type: 'rememberRule', params: ({ event: { userTimezone } }) => ({ userTimezone }) } },
        'update.confirm': [{ guard: 'isComplete', target: 'updating' }, { target: '.checked' }],
        'dialog.close': 'resting',
      },
      states: {
        unchecked: {},
        checked: { description: 'The form was sent with something missing, and says what.' },
      },
    },
    updating: {
      tags: 'busy',
      invoke: {
        id: 'updateSchedule',
        src: 'updateSchedule',
        input: ({ context: { asked, form } }) => ({
          scheduleId: asked?.scheduleId ?? '',
          recurringDay: Number(form.recurringDay),
          recurringTime: form.recurringTime,
          userTimezone: form.userTimezone,
        }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: 'announceUpdated',
          },
          {
            target: 'choosing',
            actions: {
              type: 'announceRefused',
              params: ({ event }) => ({ answer: event.output, fallback: manageScheduleTexts.updateFailed }),
            },
          },
        ],
        onError: { target: 'choosing', actions: { type: 'announceFailed', params: { fallback: manageScheduleTexts.updateFailed } } },
      },
    },
    askingToSkip: {
      on: {
        'reason.change': { actions: { type: 'rememberReason', params: ({ event: { reason } }) => ({ reason }) } },
        'skip.confirm': {
          guard: 'hasReason',
          target: 'skipping',
          actions: { type: 'rememberCall', params: ({ event: { key, runAt } }) => ({ key, runAt }) },
        },
        'dialog.close': 'resting',
      },
    },
    skipping: {
      tags: 'busy',
      invoke: {
        id: 'skipNextScheduleRun',
        src: 'skipNextScheduleRun',
        input: ({ context: { asked, reason, runAt, key } }) => ({
          scheduleId: asked?.scheduleId ?? '',
          reason: reason.trim(),
          runAt,
          key: key ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: 'announceSkipped',
          },
          {
            target: 'askingToSkip',
            actions: [
              'forgetKey',
              { type: 'announceRefused', params: ({ event }) => ({ answer: event.output, fallback: manageScheduleTexts.skipFailed }) },
            ],
          },
        ],
        onError: { target: 'askingToSkip', actions: { type: 'announceFailed', params: { fallback: manageScheduleTexts.skipFailed } } },
      },
    },
    askingToCancel: {
      on: {
        'reason.change': { actions: { type: 'rememberReason', params: ({ event: { reason } }) => ({ reason }) } },
        'cancel.confirm': { guard: 'hasReason', target: 'cancelling' },
        'dialog.close': 'resting',
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelSchedule',
        src: 'cancelSchedule',
        input: ({ context: { asked, reason } }) => ({ scheduleId: asked?.scheduleId ?? '', reason: reason.trim() }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: 'announceCancelled',
          },
          {
            target: 'askingToCancel',
            actions: {
              type: 'announceRefused',
              params: ({ event }) => ({ answer: event.output, fallback: manageScheduleTexts.cancelFailed }),
            },
          },
        ],
        onError: { target: 'askingToCancel', actions: { type: 'announceFailed', params: { fallback: manageScheduleTexts.cancelFailed } } },
      },
    },
  },
});

type ScheduleDialog = 'update' | 'skip' | 'cancel';

export const selectDialog = (snapshot: ManageScheduleSnapshot): ScheduleDialog | null => {
  if (snapshot.matches('choosing') || snapshot.matches('updating')) return 'update';
  if (snapshot.matches('askingToSkip') || snapshot.matches('skipping')) return 'skip';
  return snapshot.matches('askingToCancel') || snapshot.matches('cancelling') ? 'cancel' : null;
};

export const selectTestId = (snapshot: ManageScheduleSnapshot): string | null => snapshot.context.asked?.testId ?? null;

export const selectForm = (snapshot: ManageScheduleSnapshot): RuleForm => snapshot.context.form;

export const selectOwnZone = (snapshot: ManageScheduleSnapshot): string => snapshot.context.timezone;

export const selectReason = (snapshot: ManageScheduleSnapshot): string => snapshot.context.reason;

export const selectIsBusy = (snapshot: ManageScheduleSnapshot): boolean => snapshot.hasTag('busy');

export const selectDayProblem = (snapshot: ManageScheduleSnapshot): string | null =>
  snapshot.matches({ choosing: 'checked' }) ? ruleProblems(snapshot.context.form).day : null;

export const selectTimeProblem = (snapshot: ManageScheduleSnapshot): string | null =>
  snapshot.matches({ choosing: 'checked' }) ? ruleProblems(snapshot.context.form).time : null;
