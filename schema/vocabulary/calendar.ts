/** The longest time that is asked for at once, and the most tests in it; how far the feed of a calendar program looks. */
export const calendarLimits = { days: 92, tests: 500, feedDaysBehind: 30, feedDaysAhead: 800 } as const;

/** What stands on a calendar, in the order of its filter. */
export const calendarKinds = ['run', 'launch', 'end', 'results', 'publishing'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

export const calendarKindLabels: Readonly<Record<CalendarKind, string>> = {
  run: 'Recurring runs',
  launch: 'Launches',
  end: 'Live tests end',
  results: 'Results due',
  publishing: 'Publishing',
};
