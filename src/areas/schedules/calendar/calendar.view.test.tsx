// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entriesOf, placeOf, rangeOf, titleOf } from '#machines/flows/schedules/calendar.rules.ts';
import type { CalendarData, PlannedSchedule } from '#machines/flows/schedules/calendar.rules.ts';
import { CalendarView } from './calendar.view.tsx';
import { RunView } from './run.view.tsx';

afterEach(cleanup);

const zone = 'Europe/Berlin';
const now = '2027-01-04T08:00:00.000Z';
const schedule: PlannedSchedule = {
  id: 's1',
  state: 'active',
  recurringDay: 2,
  recurringTime: '09:00',
  userTimezone: zone,
  nextRunAt: '2027-01-05T08:00:00.000Z',
  performedAt: null,
  canceledAt: null,
  runChanges: [
    { at: '2027-01-12T08:00:00.000Z', to: null },
    { at: '2027-01-19T08:00:00.000Z', to: '2027-01-20T09:30:00.000Z' },
  ],
};
const request = {
  __typename: 'AdvancedTestRequest',
  id: 't1',
  code: 'NW-1',
  name: 'Weekly',
  createdAt: now,
  testWindow: { status: 'scheduled', scheduleAt: schedule.nextRunAt ?? null, plannedEndAt: null },
  schedule,
} as const;
const data: CalendarData = {
  tests: [
    request,
    {
      ...request,
      id: 't2',
      name: 'Checkout',
      schedule: null,
      testWindow: { status: 'open', scheduleAt: null, plannedEndAt: '2027-01-08T17:00:00.000Z' },
    },
    { ...request, id: 't3', name: 'Search', schedule: null, testWindow: { status: 'prep', scheduleAt: null, plannedEndAt: null } },
  ],
  publishing: [{ testId: 't2', code: 'NW-2', name: 'Checkout', at: '2027-01-04T10:00:00.000Z', testers: 1 }],
};
const shown = (search: object, given: CalendarData | null = data) => {
  const place = placeOf(search, '2027-01-04');
  const said = {
    onPlace: vi.fn<(next: object) => void>(),
    onRun: vi.fn<() => void>(),
    onDrop: vi.fn<() => void>(),
    onRetry: vi.fn<() => void>(),
  };
  const entries = given === null ? null : entriesOf(given, place.kinds, { ...rangeOf(place, zone), now, zone, language: 'en-GB' });
  const props = { place, entries, zone, today: '2027-01-04', isDesk: true, title: titleOf(place, 'en-GB'), failure: null, feed: null };
  render(
    <CalendarView {...props} {...said} mayMove={() => false}>
      {null}
    </CalendarView>,
  );
  return said;
};
const said = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the calendar', () => {
  it('lists by day what is planned, with what became of each run', () => {
    shown({ view: 'list' });
    expect(said()).toEqual([
      '09:00SearchWaits for its launch',
      '11:00CheckoutPublishes results of 1 tester',
      '09:00WeeklyRun',
      '18:00CheckoutLive, ends',
      '09:00WeeklySkipped',
      '10:30WeeklyRun, moved from Tue 19 Jan 09:00',
      '09:00WeeklyRun',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Monday 4 January Today');
  });

  it('shows whole weeks of a month, each day with how much stands on it', () => {
    shown({});
    expect(screen.getByRole('region', { name: 'January 2027' })).toBeDefined();
    const days = screen.getAllByRole('button', { name: /\d (?:Dec|Jan), / });
    expect([days.length, days[0]?.getAttribute('aria-label'), days.at(-1)?.getAttribute('aria-label')]).toEqual([
      35,
      '28 Dec, nothing',
      '31 Jan, nothing',
    ]);
    expect(screen.getByRole('button', { name: '4 Jan, 2 entries' }).getAttribute('aria-current')).toBe('date');
  });

  it('names in its address what is left out, and keeps one kind', () => {
    const { onPlace } = shown({ show: 'run' });
    expect(said()).toEqual(['09:00WeeklyRun', '09:00WeeklySkipped', '10:30WeeklyRun, moved from Tue 19 Jan 09:00', '09:00WeeklyRun']);
    const kinds = within(screen.getByRole('group', { name: 'Show' }));
    fireEvent.click(kinds.getByRole('button', { name: 'Recurring runs' }));
    expect(onPlace).not.toHaveBeenCalled();
    fireEvent.click(kinds.getByRole('button', { name: 'Launches' }));
    expect(onPlace).toHaveBeenCalledWith({ kinds: ['run', 'launch'] });
  });

  it('says what appears where nothing is planned', () => {
    shown({ view: 'week' }, { tests: [], publishing: [] });
    expect(screen.getByText('Nothing is planned here')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Launch a test' }).getAttribute('href')).toBe('/launch');
  });

  it('waits, and asks again where it could not be loaded', () => {
    shown({}, null);
    expect(screen.getByText('Loading the calendar')).toBeDefined();
  });
});

describe('a run', () => {
  const [entry] = entriesOf(data, ['run'], {
    from: '2027-01-18T00:00:00.000Z',
    to: '2027-01-25T00:00:00.000Z',
    now,
    zone,
    language: 'en-GB',
  });
  const open = (verdict: string | null, isManager = true) => {
    if (entry === undefined) throw new Error('the moved run is not there');
    const verdicts = { 'run.move': null, 'run.skip': null, 'run.restore': verdict, 'schedule.pause': null, 'schedule.resume': null };
    const onDo = vi.fn<(what: string) => void>();
    const refusal = 'Only test managers can change a schedule.';
    render(<RunView {...{ entry, zone, refusal, onDo }} said={isManager ? verdicts : null} isBusy={false} onClose={vi.fn<() => void>()} />);
    return onDo;
  };

  it('is moved, skipped, restored and paused by a test manager', () => {
    const onDo = open(null);
    for (const name of ['Move…', 'Skip…', 'Restore', 'Pause schedule']) fireEvent.click(screen.getByRole('button', { name }));
    expect(onDo.mock.calls.flat()).toEqual(['run.move', 'run.skip', 'run.restore', 'schedule.pause']);
  });

  it('says why not where the chart refuses', () => {
    const onDo = open('This run stands where the schedule has it, or is behind.');
    fireEvent.click(screen.getByRole('button', { name: /^Restore/ }));
    expect([onDo.mock.calls, screen.getByText('This run stands where the schedule has it, or is behind.').textContent]).toEqual([
      [],
      'This run stands where the schedule has it, or is behind.',
    ]);
  });

  it('tells a customer who can', () => {
    open(null, false);
    expect([
      screen.getByText('Only test managers can change a schedule.').textContent,
      screen.queryByRole('button', { name: 'Move…' }),
    ]).toEqual(['Only test managers can change a schedule.', null]);
  });
});
