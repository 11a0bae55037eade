import { dayIn } from '#machines/flows/schedules/calendar.rules.ts';
import { readerLanguage } from '#src/ui/reader-dates.ts';
import { EntryView } from './entry.view.tsx';
import type { CalendarProps } from './grid.view.tsx';

const headOf = (day: string): string =>
  new Intl.DateTimeFormat(readerLanguage(), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** Day by day what stands on them, without the days on which nothing does. */
export function ListView({ entries, zone, today, onRun }: Pick<CalendarProps, 'entries' | 'zone' | 'today' | 'onRun'>) {
  return (
    <div className="divide-y divide-line">
      {[...Map.groupBy(entries, ({ at }) => dayIn(at, zone))].map(([day, ofDay]) => (
        <section key={day} aria-label={headOf(day)} className="flex flex-col gap-1.5 px-(--sheet-padding) py-2.5">
          <h3 className="text-small font-label text-ink-2">
            {headOf(day)}
            {day === today ? <span className="text-accent"> Today</span> : null}
          </h3>
          <ul className="flex flex-col gap-1.5">
            {ofDay.map((entry) => (
              <li key={entry.key}>
                <EntryView entry={entry} zone={zone} isLong mayMove={false} onRun={onRun} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
