import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { scheduleMachine } from '#machines/lifecycles/schedule/schedule.machine.ts';
import { sql } from '#server/database/sql.ts';
import { calendar } from './calendar.ts';
import { scheduleShape } from '#server/entities/window.fields.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import type { EventOf, TakenBack } from '#server/workflow/advance.ts';
import { subjects } from '#server/workflow/subjects.ts';

type Reasoned = { readonly scheduleId: string; readonly reason: string };
type NewRule = {
  readonly scheduleId: string;
  readonly recurringDay?: number | null;
  readonly recurringTime?: string | null;
  readonly userTimezone: string;
};
type Of = { readonly scheduleId: string };

/** A request that waits for its first run waits for the new one, or for none. */
const followWindow = async ({ tx, operation }: Work, testId: string | null, nextRunAt: string | null): Promise<void> => {
  if (testId === null) return;
  const { row } = await lock(tx, subjects.testWindow, testId);
  if (row.windowStatus !== 'scheduled') return;
  const event = nextRunAt === null ? ({ type: 'window.cancel' } as const) : ({ type: 'window.schedule', scheduleAt: nextRunAt } as const);
  await advance(tx, subjects.testWindow, testId, event, { operation });
};

const change = async (work: Work, scheduleId: string, event: EventOf<typeof scheduleMachine>, takenBack: TakenBack = {}) => {
  const { tx, operation, context } = work;
  const id = scheduleId.toLowerCase();
  const { after, testId, version } = await advance(tx, subjects.schedule, id, event, { operation, ...takenBack });
  const nextRunAt = after.state === 'active' ? new Date(after.nextRunAt).toISOString() : null;
  if (after.state !== 'paused') await followWindow(work, testId, nextRunAt);
  if (nextRunAt !== null)
    await context.services.enqueue(
      tx,
      'run-schedule',
      { organizationId: tx.viewer.organizationId, scheduleId: id },
      { startAt: nextRunAt },
    );
  const result = await work.select(
    'result',
    { id },
    (selection) => sql`select ${scheduleShape(selection)} as json from schedule s where s.id = ${argument('id')}`,
  );
  return { result, version };
};

export const schedulesResolvers: ResolverMap = {
  Query: { calendar },
  Mutation: {
    updateSchedule: mutation<NewRule & TakenBack>(
      'updateSchedule',
      (work, { scheduleId, recurringDay = null, recurringTime = null, userTimezone, version = null }) => {
        const event = { type: 'schedule.update', recurringDay, recurringTime, userTimezone, isTakingBack: version !== null } as const;
        return change(work, scheduleId, event, { version });
      },
    ),
    moveScheduleRun: mutation<Of & TakenBack & { readonly runAt: string; readonly to: string }>(
      'moveScheduleRun',
      (work, { scheduleId, runAt, to, version }) => change(work, scheduleId, { type: 'run.move', runAt, to }, { version }),
    ),
    restoreScheduleRun: mutation<Of & TakenBack & { readonly ruledAt: string }>(
      'restoreScheduleRun',
      (work, { scheduleId, ruledAt, version }) => change(work, scheduleId, { type: 'run.restore', ruledAt }, { version }),
    ),
    pauseSchedule: mutation<Of & TakenBack>('pauseSchedule', (work, { scheduleId, version }) =>
      change(work, scheduleId, { type: 'schedule.pause' }, { version }),
    ),
    resumeSchedule: mutation<Of & TakenBack>('resumeSchedule', (work, { scheduleId, version }) =>
      change(work, scheduleId, { type: 'schedule.resume' }, { version }),
    ),
    skipNextScheduleRun: mutation<Reasoned & { readonly runAt?: string | null }>(
      'skipNextScheduleRun',
      (work, { scheduleId, reason, runAt = null }) => change(work, scheduleId, { type: 'run.skip', reason, runAt }),
    ),
    cancelSchedule: mutation<Reasoned>('cancelSchedule', (work, { scheduleId, reason }) =>
      change(work, scheduleId, { type: 'schedule.cancel', reason }),
    ),
  },
};
