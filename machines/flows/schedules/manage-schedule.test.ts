import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  manageScheduleMachine,
  selectDayProblem,
  selectDialog,
  selectForm,
  selectIsBusy,
  selectReason,
  selectTimeProblem,
} from './manage-schedule.ts';
import type { ManageScheduleEmitted, ManageScheduleEvent } from './manage-schedule.ts';
import { verdicts } from '../../lib/lifecycle.ts';
import type { Actor } from '../../lib/lifecycle.ts';
import { scheduleLifecycle } from '../../lifecycles/schedule/schedule.machine.ts';
import type { ScheduleRow } from '../../lifecycles/schedule/schedule.types.ts';
import { reasonRefusal, ruleWords, runsAhead, zonesFor } from './manage-schedule.rules.ts';
import type { ShownSchedule } from './manage-schedule.rules.ts';
import {
  manageScheduleSamples,
  done,
  skip,
  runAt,
  reason,
  zone,
  time,
  day,
  cancelOpen,
  skipOpen,
  updateOpen,
  input,
} from './manage-schedule.builders.ts';

const lost = (): Promise<Answer> => Promise.reject(new Error('gone'));

/** A person at the flow: what the server is sent, what is announced. */
const at = (answers: readonly (() => Promise<Answer>)[] = []) => {
  const waiting = [...answers];
  const sent: unknown[] = [];
  const emitted: ManageScheduleEmitted[] = [];
  const answer = <Input>() =>
    fromPromise<Answer, Input>(({ input: call }) => {
      sent.push(call);
      return (waiting.shift() ?? (() => Promise.resolve(done)))();
    });
  const actors = { updateSchedule: answer<never>(), skipNextScheduleRun: answer<never>(), cancelSchedule: answer<never>() };
  const actor = createActor(manageScheduleMachine.provide({ actors: actors as never }), { input });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const send = async (...events: readonly ManageScheduleEvent[]): Promise<void> => {
    for (const event of events) actor.send(event);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { actor, sent, emitted, send };
};

describe('managing a schedule', () => {
  it('takes every transition', () => {
    const { missed } = walk(manageScheduleMachine, {
      ...manageScheduleSamples,
      invariant: (snapshot) => expect(selectDialog(snapshot) === null).toBe(snapshot.context.asked === null),
    });
    expect(missed).toEqual([]);
  });

  it('sends nothing without a day and a time, and says which is missing once asked to', async () => {
    const { actor, sent, send } = at();
    const problems = () => [selectDayProblem(actor.getSnapshot()), selectTimeProblem(actor.getSnapshot())];
    await send(updateOpen);
    expect(problems()).toEqual([null, null]);
    await send({ type: 'update.confirm' });
    expect(problems()).toEqual(['Please select a day', 'Please select a time']);
    await send(day);
    expect(problems()).toEqual([null, 'Please select a time']);
    await send({ type: 'update.confirm' });
    expect([sent, problems()]).toEqual([[], [null, 'Please select a time']]);
    await send(time, { type: 'update.confirm' });
    expect(sent).toEqual([{ scheduleId: 's1', recurringDay: 1, recurringTime: '10:30', userTimezone: 'Europe/London' }]);
  });

  it('sends the zone that was chosen', async () => {
    const { sent, send } = at();
    await send(updateOpen, day, time, zone, { type: 'update.confirm' });
    expect(sent).toEqual([{ scheduleId: 's1', recurringDay: 1, recurringTime: '10:30', userTimezone: 'Asia/Kolkata' }]);
  });

  it('skips and cancels nothing for a blank reason', async () => {
    const questions: readonly (readonly [ManageScheduleEvent, ManageScheduleEvent])[] = [
      [skipOpen, skip('k1')],
      [cancelOpen, { type: 'cancel.confirm' }],
    ];
    for (const [open, confirm] of questions) {
      const { actor, sent, send } = at();
      await send(open, confirm, reason(' \n '), confirm);
      expect([sent, selectDialog(actor.getSnapshot()), selectIsBusy(actor.getSnapshot())]).toEqual([
        [],
        open === skipOpen ? 'skip' : 'cancel',
        false,
      ]);
      await send(reason(' Holiday '), confirm);
      expect(sent).toEqual([{ scheduleId: 's1', reason: 'Holiday', ...(open === skipOpen && { key: 'k1', runAt }) }]);
    }
  });

  it('tries a lost skip again as the same call, and as another one after an answer or for another reason', async () => {
    const { sent, send } = at([lost, () => Promise.resolve({ successful: false, messages: ['No.'] }), lost]);
    await send(skipOpen, reason('Holiday'), skip('k1'));
    await send(skip('k2', '2026-12-08T08:00:00.000Z'));
    await send(skip('k3', '2026-12-08T08:00:00.000Z'));
    await send(reason('Holidays'), skip('k4'));
    expect(sent.map((call) => Reflect.get(call as object, 'key'))).toEqual(['k1', 'k1', 'k3', 'k4']);
    expect(sent.map((call) => Reflect.get(call as object, 'runAt'))).toEqual([runAt, runAt, '2026-12-08T08:00:00.000Z', runAt]);
  });

  const changes = [
    ['updated', [updateOpen, day, time, { type: 'update.confirm' }], 'There was an issue with updating the schedule.'],
    ['skipped', [skipOpen, reason('Holiday'), skip('k1')], 'There was an issue with skipping the next schedule run.'],
    ['cancelled', [cancelOpen, reason('Over'), { type: 'cancel.confirm' }], 'There was an issue with cancelling the schedule.'],
  ] as const;

  it.each(changes)('says that it could not be %s, keeps what was typed, and prefers the words of the server', async (_, events, failed) => {
    const refuse = (...messages: string[]) => ({ successful: false, messages });
    const { actor, emitted, send } = at([
      lost,
      () => Promise.resolve(refuse()),
      () => Promise.resolve(refuse('This schedule has been cancelled.', 'Too late.')),
    ]);
    await send(...events);
    const typed = () => [selectForm(actor.getSnapshot()), selectReason(actor.getSnapshot())];
    const before = typed();
    const confirm = events[events.length - 1] as ManageScheduleEvent;
    await send(confirm);
    await send(confirm);
    expect(emitted.map((event) => Reflect.get(event, 'message'))).toEqual([failed, failed, 'This schedule has been cancelled., Too late.']);
    expect([typed(), selectDialog(actor.getSnapshot()) === null]).toEqual([before, false]);
  });

  it('announces what was done, and forgets what was typed', async () => {
    const { actor, emitted, send } = at();
    for (const [, events] of changes) await send(...(events as readonly ManageScheduleEvent[]));
    expect(emitted).toEqual([{ type: 'schedule.updated' }, { type: 'run.skipped' }, { type: 'schedule.cancelled' }]);
    expect(actor.getSnapshot().context).toEqual({
      timezone: 'Europe/London',
      asked: null,
      form: { recurringDay: '', recurringTime: '', userTimezone: 'Europe/London' },
      reason: '',
      key: null,
      runAt: null,
    });
  });
});

const schedule: ShownSchedule = {
  state: 'active',
  id: 's1',
  recurringDay: 2,
  recurringTime: '09:00',
  userTimezone: 'Europe/Berlin',
  nextRunAt: '2026-10-20T07:00:00.000Z',
  performedAt: null,
  canceledAt: null,
};
const manager = { role: 'test_manager', userId: 'u1' } as const;
const customer = { role: 'customer', userId: 'u2' } as const;

const row: ScheduleRow = {
  state: 'active',
  recurringDay: 2,
  recurringTime: '09:00',
  userTimezone: 'Europe/Berlin',
  runChanges: [],
  nextRunAt: '2026-10-20T07:00:00.000Z',
  performedAt: null,
  canceledAt: null,
  cancelReason: null,
};
const said = (each: ScheduleRow, actor: Actor = manager) => verdicts(scheduleLifecycle, each, actor);

describe('a schedule that is shown', () => {
  it('says its rule and its next runs, across a change of the clock', () => {
    expect([ruleWords(schedule, '2026-10-20T07:00:00.000Z'), runsAhead(schedule)]).toEqual([
      'Every Tuesday at 09:00, Europe/Berlin (UTC+2)',
      ['2026-10-20T07:00:00.000Z', '2026-10-27T08:00:00.000Z', '2026-11-03T08:00:00.000Z'],
    ]);
  });

  it('has ended when it was cancelled or performed, and runs no more', () => {
    const at = '2026-10-19T07:00:00.000Z';
    const ended = [
      { ...schedule, state: 'canceled', canceledAt: at },
      { ...schedule, state: 'performed', performedAt: at },
    ] as const;
    expect(ended.map(runsAhead)).toEqual([[], []]);
    expect(ended.map((each) => said({ ...row, state: each.state })['run.skip'])).toEqual([
      'This schedule has been cancelled.',
      'This schedule has ended.',
    ]);
  });

  it('is changed by test managers, and for a reason', () => {
    for (const change of ['schedule.update', 'run.skip', 'schedule.cancel'] as const) {
      expect([said(row)[change], said(row, customer)[change]]).toEqual([null, 'Only test managers can change a schedule.']);
    }
    for (const change of ['run.skip', 'schedule.cancel'] as const) {
      expect(['', '  ', 'Holiday'].map((words) => reasonRefusal(row, change, manager, words))).toEqual([
        'A reason is required',
        'A reason is required',
        null,
      ]);
    }
  });

  it("offers the person's zone first, and the schedule's when it is another", () => {
    expect([zonesFor('Europe/London', schedule), zonesFor('Europe/Berlin', schedule)]).toEqual([
      ['Europe/London', 'Europe/Berlin'],
      ['Europe/Berlin'],
    ]);
  });
});
