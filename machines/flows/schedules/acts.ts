import { form } from '#machines/lib/form.ts';
import type { FormValues } from '#machines/lib/form.ts';
import { instantIn } from '#schema/rules/wall-clock.ts';

/** What is typed on the reader's clock, as an instant; as typed where it is none, so that it is refused. */
const instantOf = (parts: readonly unknown[]): string => {
  const [day, time, zone] = parts.map((part) => (typeof part === 'string' ? part : ''));
  const typed = `${day}T${time}:00`;
  const instant = instantIn(zone || 'UTC', typed);
  return Number.isNaN(instant) ? typed : new Date(instant).toISOString();
};

/** Where a run is to stand that is moved. */
export const movedTo = ({ day, time, zone }: FormValues): string => instantOf([day, time, zone]);

/** Moves one run to a day and a time. */
export const moveRunMachine = form({
  id: 'moveRun',
  fields: ['to', 'day', 'time'],
  empty: { scheduleId: '', runAt: '', day: null, time: null, zone: 'UTC' },
  wire: ({ scheduleId, runAt, ...typed }) => ({ scheduleId, runAt, to: movedTo(typed) }),
  opens: true,
  failed: 'The run could not be moved.',
});

/** Puts a run back where it stood before it was moved. */
export const moveRunBackMachine = form({ id: 'moveRunBack', failed: 'The run could not be moved back.' });

/** Moves all runs to another weekday and time. */
export const moveScheduleMachine = form({
  id: 'moveSchedule',
  /** The rule before stays beside what is sent, for taking it back. */
  wire: ({ scheduleId, recurringDay, recurringTime, userTimezone, version = null }) => ({
    scheduleId,
    recurringDay,
    recurringTime,
    userTimezone,
    version,
  }),
  failed: 'The schedule could not be moved.',
});

/** Leaves one run out, with a reason. */
export const skipRunMachine = form({
  id: 'skipRun',
  fields: ['reason'],
  empty: { scheduleId: '', runAt: '', reason: '' },
  /** Where the rule has the run stays beside what is sent, for taking it back. */
  wire: ({ scheduleId, runAt, reason }) => ({ scheduleId, runAt, reason }),
  opens: true,
  failed: 'The run could not be skipped.',
});

/** Puts a run that was left out or moved back where the rule has it. */
export const restoreRunMachine = form({ id: 'restoreRun', failed: 'The run could not be restored.' });

/** Lets a schedule rest. */
export const pauseScheduleMachine = form({ id: 'pauseSchedule', failed: 'The schedule could not be paused.' });

/** Lets a schedule go on. */
export const resumeScheduleMachine = form({ id: 'resumeSchedule', failed: 'The schedule could not be resumed.' });
