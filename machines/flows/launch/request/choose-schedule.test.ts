import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { walk } from '#machines/testing/walk.ts';
import { listener } from '../launch.builders.ts';
import { chooseScheduleMachine, selectCanRecur, selectSchedule } from './choose-schedule.ts';
import { bothTimes, nextRuns, runIn, startsNextWeek, zoneWords } from '#machines/flows/shared/choose-schedule.rules.ts';
import { chooseScheduleSamples, events, schedule, recurring } from './choose-schedule.builders.ts';

describe('choosing a schedule', () => {
  it('takes every transition', () => {
    expect(walk(chooseScheduleMachine, chooseScheduleSamples).missed).toEqual([]);
  });

  it('LA-247 LA-248 LA-249: offers now and later to everyone, recurring only where it is enabled', () => {
    const offered = (flags: typeof plainFlags) => {
      const snapshot = createActor(chooseScheduleMachine, { input: { schedule, flags, listener: listener().ref } })
        .start()
        .getSnapshot();
      return [snapshot.can({ type: 'now.choose' }), snapshot.can({ type: 'later.choose' }), selectCanRecur(snapshot)];
    };
    expect([offered(plainFlags), offered(recurring)]).toEqual([
      [true, true, false],
      [true, true, true],
    ]);
  });

  it('keeps what was typed for one choice while another is looked at', () => {
    const { ref, heard } = listener();
    const actor = createActor(chooseScheduleMachine, { input: { schedule, flags: recurring, listener: ref } }).start();
    for (const event of [
      ...events.slice(1, 2),
      ...events.slice(3, 4),
      ...events.slice(2, 3),
      ...events.slice(4),
      { type: 'now.choose' } as const,
    ])
      actor.send(event);
    expect(selectSchedule(actor.getSnapshot())).toEqual({
      mode: 'now',
      laterAt: '2026-11-22T10:00',
      recurringDay: '2',
      recurringTime: '09:00',
      timezone: 'Europe/Berlin',
    });
    expect(heard.length).toBe(6);
  });
});

describe('the runs of a recurring schedule', () => {
  const weekly = { mode: 'recurring', laterAt: '', recurringDay: '2', recurringTime: '09:00', timezone: 'Europe/Berlin' } as const;

  it('are the next three, in the zone of the person and in UTC, across a change of the clock', () => {
    const runs = nextRuns(weekly, '2026-10-17T09:00:00.000Z');
    expect(runs.map((run) => [runIn(run, 'Europe/Berlin'), runIn(run, 'UTC')])).toEqual([
      ['Tue 20 Oct 09:00', 'Tue 20 Oct 07:00'],
      ['Tue 27 Oct 09:00', 'Tue 27 Oct 08:00'],
      ['Tue 3 Nov 09:00', 'Tue 3 Nov 08:00'],
    ]);
    expect(['2026-10-20T07:00:00Z', '2026-10-27T08:00:00Z'].map((at) => zoneWords('Europe/Berlin', at))).toEqual([
      'Europe/Berlin (UTC+2)',
      'Europe/Berlin (UTC+1)',
    ]);
    expect([zoneWords('UTC', runs[0] ?? ''), zoneWords('Nowhere/City', runs[0] ?? '')]).toEqual(['UTC', 'Nowhere/City']);
  });

  it('read once where the zone shows the time of UTC', () => {
    const at = '2026-10-20T07:00:00Z';
    expect(['UTC', 'Europe/Berlin'].map((zone) => bothTimes(at, zone))).toEqual([
      { at, words: 'Tue 20 Oct 07:00 UTC', more: null },
      { at, words: 'Tue 20 Oct 09:00', more: 'Tue 20 Oct 07:00 UTC' },
    ]);
  });

  it('are none until day and time are chosen', () => {
    expect([
      nextRuns({ ...weekly, recurringDay: '' }, '2026-10-17T09:00:00.000Z'),
      nextRuns({ ...weekly, mode: 'later' }, '2026-10-17T09:00:00.000Z'),
    ]).toEqual([[], []]);
  });

  it('start next week when the nearest is less than an hour away', () => {
    expect([startsNextWeek(weekly, '2026-10-20T06:00:01.000Z'), startsNextWeek(weekly, '2026-10-20T06:00:00.000Z')]).toEqual([true, false]);
  });
});
