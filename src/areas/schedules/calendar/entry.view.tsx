import type { CalendarEntry } from '#machines/flows/schedules/calendar.rules.ts';
import { timeIn } from '#machines/flows/schedules/calendar.rules.ts';
import type { CalendarKind } from '#schema/vocabulary/calendar.ts';
import { Dragged } from '#src/ui/drag.tsx';
import { hueInk, hueWash } from '#src/ui/hues.ts';
import { Anchor } from '#src/ui/navigation.tsx';
import type { Hue, Icon } from '#src/ui/types.ts';
import { CircleStop, ClipboardCheck, Repeat, Rocket, Send } from 'lucide-react';

export const entryFaces: Readonly<Record<CalendarKind, { readonly icon: Icon; readonly hue: Hue }>> = {
  run: { icon: Repeat, hue: 'info' },
  launch: { icon: Rocket, hue: 'plum' },
  end: { icon: CircleStop, hue: 'success' },
  results: { icon: ClipboardCheck, hue: 'warning' },
  publishing: { icon: Send, hue: 'neutral' },
};

/** What is dragged from one day to another. */
export const runType = 'application/x-muster-run';

type EntryProps = {
  readonly entry: CalendarEntry;
  readonly zone: string;
  /** In a list the name has the whole line, and says what it is. */
  readonly isLong?: boolean;
  readonly mayMove: boolean;
  readonly onRun: (key: string) => void;
};

/** One thing on a calendar: a run opens what can be done with it, anything else leads to its test. */
export function EntryView({ entry, zone, isLong = false, mayMove, onRun }: EntryProps) {
  const { kind, at, name, note, isQuiet, run, testId, key } = entry;
  const { icon: Glyph, hue } = entryFaces[kind];
  const time = timeIn(at, zone);
  const paint = isQuiet ? 'border border-dashed border-control text-ink-3' : `border border-transparent ${hueWash[hue]} ${hueInk[hue]}`;
  const look = `flex min-h-6 w-full min-w-0 items-center gap-1.5 rounded-key px-1.5 text-left text-small touch:min-h-11 ${paint} hover:border-current`;
  const isSkipped = run !== null && run.at === null;
  const words = (
    <>
      <Glyph aria-hidden="true" size={12} strokeWidth={2} className="shrink-0" />
      <span className="tabular shrink-0">{time}</span>
      <span className={`min-w-0 ${isLong ? 'flex-1 [overflow-wrap:anywhere]' : 'truncate'} ${isSkipped ? 'line-through' : ''}`}>
        {name}
      </span>
      <span className={isLong ? 'shrink-0 text-right' : 'sr-only'}>{note}</span>
    </>
  );
  const face =
    run === null ? (
      <Anchor data-wash="" href={`/results/${testId}`} title={`${name}: ${note}`} className={`${look} no-underline`}>
        {words}
      </Anchor>
    ) : (
      <button type="button" data-wash="" data-key={key} title={`${name}: ${note}`} className={look} onClick={() => onRun(key)}>
        {words}
      </button>
    );
  if (!mayMove || run === null) return face;
  return (
    <Dragged type={runType} id={key} label={`Move the run of ${name} at ${time}`} className="flex min-w-0 items-center gap-0.5">
      {face}
    </Dragged>
  );
}
