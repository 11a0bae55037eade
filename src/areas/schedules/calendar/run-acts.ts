import {
  moveRunBackMachine,
  moveRunMachine,
  movedTo,
  moveScheduleMachine,
  pauseScheduleMachine,
  restoreRunMachine,
  resumeScheduleMachine,
  skipRunMachine,
} from '#machines/flows/schedules/acts.ts';
import type { FormActorRef, FormValues } from '#machines/lib/form.ts';
import { useForm } from '#src/use-form.ts';
import { SkipNextRun, UpdateSchedule } from '../manage-schedule/manage-schedule.documents.ts';
import { MoveRun, PauseSchedule, RestoreRun, ResumeSchedule } from './calendar.documents.ts';
import '../schedule-updates.ts';

const send = (actorRef: FormActorRef, values: FormValues) => actorRef.send({ type: 'form.submit', values });

const closes = (actorRef: FormActorRef) => () => actorRef.send({ type: 'form.cancel' });

/** What can be done with the runs of a calendar, each taken back by the version that it left. */
export function useRunActs() {
  const moveBack = useForm(moveRunBackMachine, MoveRun, { done: 'The run is back where it stood.' });
  const ruleBack = useForm(moveScheduleMachine, UpdateSchedule, { done: 'The schedule is back where it stood.' });
  const restore = useForm(restoreRunMachine, RestoreRun, { done: 'Run restored.' });
  const resume: FormActorRef = useForm(resumeScheduleMachine, ResumeSchedule, {
    done: 'Schedule resumed.',
    undo: (version, { scheduleId }) => send(pause, { scheduleId, version }),
  });
  const pause: FormActorRef = useForm(pauseScheduleMachine, PauseSchedule, {
    done: 'Schedule paused.',
    undo: (version, { scheduleId }) => send(resume, { scheduleId, version }),
  });
  const move = useForm(moveRunMachine, MoveRun, {
    done: 'Run moved.',
    undo: (version, { scheduleId, runAt, ...typed }) => send(moveBack, { scheduleId, runAt: movedTo(typed), to: runAt, version }),
  });
  const moveAll = useForm(moveScheduleMachine, UpdateSchedule, {
    done: 'Schedule moved.',
    onDone: closes(move),
    undo: (version, { scheduleId, before }) => send(ruleBack, { scheduleId, ...Object(before), version }),
  });
  const skip = useForm(skipRunMachine, SkipNextRun, {
    done: 'Run skipped.',
    undo: (version, { scheduleId, ruledAt }) => send(restore, { scheduleId, ruledAt, version }),
  });
  return { move, moveAll, skip, restore, pause, resume };
}

export type RunActs = ReturnType<typeof useRunActs>;
