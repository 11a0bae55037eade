import type { CalendarEntry, CalendarPlace } from '#machines/flows/schedules/calendar.rules.ts';
import { dayIn, daysOf } from '#machines/flows/schedules/calendar.rules.ts';
import { dateWords } from '#schema/dates.ts';
import { DropPlace } from '#src/ui/drag.tsx';
import { readerLanguage } from '#src/ui/reader-dates.ts';
import { EntryView, runType } from './entry.view.tsx';

export type CalendarProps = {
  readonly place: CalendarPlace;
  readonly entries: readonly CalendarEntry[];
  readonly zone: string;
  readonly today: string;
  readonly mayMove: (entry: CalendarEntry) => boolean;
  readonly onRun: (key: string) => void;
  readonly onDrop: (key: string, day: string) => void;
  readonly onDay: (day: string) => void;
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** Of a day of a month; what is left is one press away. */
const shownADay = 4;

const wordsOf = (day: string): string => dateWords(`${day}T12:00:00Z`, 'day', 'UTC', readerLanguage());

const countWords = (count: number): string => (count === 0 ? 'nothing' : count === 1 ? '1 entry' : `${count} entries`);

function DayCell({ day, entries, ...shown }: CalendarProps & { readonly day: string }) {
  const { place, zone, today, mayMove, onRun, onDrop, onDay } = shown;
  const isMonth = place.view === 'month';
  const inView = isMonth && entries.length > shownADay ? entries.slice(0, shownADay - 1) : entries;
  const isOutside = isMonth && day.slice(0, 7) !== place.day.slice(0, 7);
  return (
    <DropPlace
      type={runType}
      label={`${wordsOf(day)}, ${countWords(entries.length)}`}
      face={isMonth ? Number(day.slice(8)) : wordsOf(day)}
      isCurrent={day === today}
      onDrop={(key) => onDrop(key, day)}
      onPress={() => onDay(day)}
      className={`flex min-w-0 flex-col gap-1 border-r border-b border-line p-1 last:border-r-0 ${isMonth ? 'min-h-28' : 'min-h-96'} ${isOutside ? 'bg-sunken' : ''}`}
    >
      {entries.length === 0 ? null : (
        <ul className="flex min-w-0 flex-col gap-1">
          {inView.map((entry) => (
            <li key={entry.key} className="min-w-0">
              <EntryView entry={entry} zone={zone} mayMove={mayMove(entry)} onRun={onRun} />
            </li>
          ))}
          {inView.length === entries.length ? null : (
            <li>
              <button
                type="button"
                className="min-h-6 rounded-key px-1.5 text-small text-accent hover:underline"
                onClick={() => onDay(day)}
              >
                {entries.length - inView.length} more<span className="sr-only"> on {wordsOf(day)}</span>
              </button>
            </li>
          )}
        </ul>
      )}
    </DropPlace>
  );
}

/** A month or a week: seven columns of days, with everything that stands on them. */
export function GridView(props: CalendarProps) {
  const { place, entries, zone } = props;
  const byDay = Map.groupBy(entries, ({ at }) => dayIn(at, zone));
  return (
    <div>
      <div aria-hidden="true" className="grid grid-cols-7 border-b border-line text-small font-label text-ink-3">
        {weekdays.map((name) => (
          <span key={name} className="px-2 py-1.5">
            {name}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-7">
        {daysOf(place).map((day) => (
          <DayCell key={day} {...props} day={day} entries={byDay.get(day) ?? []} />
        ))}
      </div>
    </div>
  );
}
