// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manageScheduleMachine } from '#machines/flows/schedules/manage-schedule.ts';
import type { ManageScheduleEvent } from '#machines/flows/schedules/manage-schedule.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { scheduleLifecycle } from '#machines/lifecycles/schedule/schedule.machine.ts';
import type { ManageSchedule_ScheduleFragment } from '#schema/generated/client/graphql.ts';
import { scheduleRowOf } from '#schema/generated/client/rows/schedule.documents.ts';
import { reasonRefusal } from '#machines/flows/schedules/manage-schedule.rules.ts';
import { scheduleStates } from '#schema/vocabulary/test.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { ReasonView } from './reason.view.tsx';
import { ScheduleView } from './schedule.view.tsx';
import type { Subject } from './subject.view.tsx';
import { UpdateView } from './update.view.tsx';

const tuesday = '2026-10-20T06:30:00.000Z';
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(tuesday), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const schedule: ManageSchedule_ScheduleFragment = {
  state: 'active',
  id: 's1',
  recurringDay: 2,
  recurringTime: '09:00',
  userTimezone: 'Europe/Berlin',
  runChanges: [],
  nextRunAt: '2026-10-20T07:00:00.000Z',
  performedAt: null,
  canceledAt: null,
};
const test = { __typename: 'AdvancedTestRequest', code: 'NW-421', name: 'Release 12', testWindow: { status: 'scheduled' } } as const;
const known: Subject = { kind: 'known', schedule, test };
const manager = { role: 'test_manager', userId: 'u1' } as const;

const flow = (...events: readonly ManageScheduleEvent[]) => {
  const actorRef = createActor(manageScheduleMachine, { input: { timezone: 'Europe/London' } }).start();
  for (const event of events) actorRef.send(event);
  return actorRef;
};
const asked = { testId: 't1', scheduleId: 's1' } as const;
const said = (actor: Actor) => verdicts(scheduleLifecycle, scheduleRowOf(schedule), actor);
const block = (facts: Partial<Parameters<typeof ScheduleView>[0]> = {}) => {
  const actorRef = flow();
  render(<ScheduleView actorRef={actorRef} testId="t1" schedule={schedule} isManager said={said(manager)} {...facts} />);
  return actorRef;
};

describe('the block of a schedule', () => {
  it('shows the rule in its zone, and the next runs for the reader and in UTC', () => {
    block();
    const region = screen.getByRole('region', { name: 'Recurring schedule' });
    expect(within(region).getByText('Every Tuesday at 09:00, Europe/Berlin (UTC+2)')).toBeDefined();
    const runs = within(screen.getByRole('list', { name: 'Next runs' })).getAllByRole('listitem');
    expect(runs.map((run) => run.textContent)).toEqual([
      'Tue 20 Oct 08:00Tue 20 Oct 07:00 UTC',
      'Tue 27 Oct 08:00 UTC',
      'Tue 3 Nov 08:00 UTC',
    ]);
  });

  it('leads a test manager to each change', () => {
    const labels = ['Reschedule', 'Skip next run', 'Cancel schedule'];
    const states = labels.map((name) => {
      const actorRef = block();
      fireEvent.click(screen.getByRole('button', { name }));
      cleanup();
      return [actorRef.getSnapshot().value, actorRef.getSnapshot().context.asked];
    });
    expect(states).toEqual([
      [{ choosing: 'unchecked' }, asked],
      ['askingToSkip', asked],
      ['askingToCancel', asked],
    ]);
  });

  it('offers nothing to others, and says to whom it does', () => {
    block({ isManager: false, said: said({ role: 'customer', userId: 'u2' }) });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Only test managers can change a schedule.')).toBeDefined();
  });

  it('RE-556: offers nothing once it was performed or cancelled', () => {
    for (const ended of [{ state: 'canceled', canceledAt: tuesday } as const, { state: 'performed', performedAt: tuesday } as const]) {
      block({ schedule: { ...schedule, nextRunAt: null, ...ended } });
      expect([screen.queryByRole('button'), screen.queryByRole('list')]).toEqual([null, null]);
      cleanup();
    }
  });
});

describe('the controls of a schedule', () => {
  offersWhatTheChartAllows({
    lifecycle: scheduleLifecycle,
    places: Object.fromEntries(scheduleStates.map((state) => [state, scheduleRowOf({ ...schedule, state })])),
    draw: (row, actor) => {
      const actorRef = block({
        schedule: { ...schedule, state: row.state },
        isManager: actor.role === 'test_manager',
        said: verdicts(scheduleLifecycle, row, actor),
      });
      return () => (actorRef.getSnapshot().context.asked === null ? 0 : 1);
    },
    controls: { 'schedule.update': /^Reschedule/, 'run.skip': /^Skip next run/, 'schedule.cancel': /^Cancel schedule/ },
    allowed: {
      active: { 'schedule.update': 'T', 'run.skip': 'T', 'schedule.cancel': 'T' },
      paused: { 'schedule.cancel': 'T' },
      performed: {},
      canceled: {},
    },
  });
});

describe('the form of a new rule', () => {
  const form = (...events: readonly ManageScheduleEvent[]) => {
    const actorRef = flow({ type: 'update.open', ...asked }, ...events);
    render(<UpdateView actorRef={actorRef} subject={known} refusal={null} />);
    return actorRef;
  };
  const press = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reschedule' }));

  it('RE-578 RE-579: says that a day and a time are to be selected', () => {
    const actorRef = form();
    expect([screen.queryByText('Please select a day'), screen.queryByText('Please select a time')]).toEqual([null, null]);
    press();
    expect(screen.getByText('Please select a day')).toBeDefined();
    expect(screen.getByText('Please select a time')).toBeDefined();
    expect(actorRef.getSnapshot().value).toEqual({ choosing: 'checked' });
  });

  it('RE-580: offers Monday to Sunday, and sends Sunday as 0 and Monday as 1', () => {
    const actorRef = form();
    const chosen = (name: string) => {
      fireEvent.click(screen.getByRole('button', { name: /Day/ }));
      const days = screen.getAllByRole('option').map((option) => option.textContent);
      fireEvent.click(screen.getByRole('option', { name }));
      return [days, actorRef.getSnapshot().context.form.recurringDay];
    };
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    expect([chosen('Sunday'), chosen('Monday')]).toEqual([
      [days, '0'],
      [days, '1'],
    ]);
  });

  it('RE-582: warns when the run moves to next week', () => {
    const warnings = ['06:00', '08:00', '08:30'].map((recurringTime) => {
      form({ type: 'day.choose', recurringDay: '2' }, { type: 'time.choose', recurringTime });
      const warned = screen.queryByText('Less than 1 hour from now - test will be scheduled for next week.') !== null;
      cleanup();
      return warned;
    });
    expect(warnings).toEqual([true, true, false]);
  });

  it('offers the zone of the schedule beside that of the person', () => {
    form();
    expect(screen.getByRole('button', { name: /Time zone/ }).textContent).toContain('Europe/London (UTC+1)');
  });
});

describe('the reason of a change', () => {
  const ask = (change: 'skip' | 'cancel', words: string, subject: Subject = known) => {
    const actorRef = flow({ type: `${change}.open`, ...asked }, { type: 'reason.change', reason: words });
    const refusal = reasonRefusal(scheduleRowOf(schedule), change === 'skip' ? 'run.skip' : 'schedule.cancel', manager, words);
    render(<ReasonView actorRef={actorRef} change={change} subject={subject} refusal={refusal} makeKey={() => 'k1'} />);
    return actorRef;
  };
  const button = (name: string) => screen.getByRole('button', { name });

  it.each([
    ['RE-583', 'skip', 'Skip next run', 'skipping'],
    ['RE-584', 'cancel', 'Cancel schedule', 'cancelling'],
  ] as const)('%s: is needed to %s', (_row, change, name, busy) => {
    for (const blank of ['', '  \n ']) {
      const actorRef = ask(change, blank);
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      expect(screen.getByText('A reason is required')).toBeDefined();
      fireEvent.click(button(name));
      expect(actorRef.getSnapshot().value).not.toBe(busy);
      cleanup();
    }
    const actorRef = ask(change, 'Holiday');
    expect(button(name).getAttribute('aria-disabled')).toBeNull();
    actorRef.subscribe({ error: () => undefined });
    fireEvent.click(button(name));
    expect(actorRef.getSnapshot().value).toBe(busy);
  });

  it('says which run is left out, and which stays', () => {
    ask('skip', '');
    expect(screen.getByText(/is left out/).textContent).toBe('The run on Tue 20 Oct 08:00 is left out. The one on Tue 27 Oct 08:00 stays.');
  });

  it('says what ends with the schedule', () => {
    ask('cancel', '');
    expect(screen.getByText(/The request has not run yet and is cancelled with it\./)).toBeDefined();
    cleanup();
    ask('cancel', '', { ...known, test: { ...test, testWindow: { status: 'open' } } });
    expect(screen.getByText(/Tests that have started continue\./)).toBeDefined();
  });

  it('waits for the schedule, and asks again when it did not come', () => {
    ask('skip', '', { kind: 'loading' });
    expect([screen.getByText('Loading the schedule') === null, screen.queryByRole('button', { name: 'Skip next run' })]).toEqual([
      false,
      null,
    ]);
    cleanup();
    const onRetry = vi.fn<() => void>();
    ask('skip', '', { kind: 'failed', requestId: 'r-17', onRetry });
    expect(screen.getByRole('alert').textContent).toContain('r-17');
    fireEvent.click(button('Retry'));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
