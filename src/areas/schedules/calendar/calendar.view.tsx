import { calendarViews } from '#machines/flows/schedules/calendar.rules.ts';
import type { CalendarView as View, CalendarPlace, CalendarEntry } from '#machines/flows/schedules/calendar.rules.ts';
import { stepped } from '#machines/flows/schedules/calendar.rules.ts';
import { calendarKindLabels, calendarKinds } from '#schema/vocabulary/calendar.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { GridView } from './grid.view.tsx';
import type { CalendarProps } from './grid.view.tsx';
import { entryFaces } from './entry.view.tsx';
import { ListView } from './list.view.tsx';

type CalendarViewProps = Omit<CalendarProps, 'entries' | 'onDay'> & {
  readonly isDesk: boolean;
  readonly title: string;
  /** Null while nothing is known. */
  readonly entries: readonly CalendarEntry[] | null;
  readonly failure: { readonly requestId: string | null } | null;
  readonly feed: ReactNode;
  readonly onRetry: () => void;
  readonly onPlace: (next: Partial<CalendarPlace>) => void;
  readonly children: ReactNode;
};

const viewLabels: Readonly<Record<View, string>> = { month: 'Month', week: 'Week', list: 'List' };

/** Which things stand on it; the last one stays. */
function Kinds({ place, onPlace }: Pick<CalendarViewProps, 'place' | 'onPlace'>) {
  return (
    <div role="group" aria-label="Show" className="flex flex-wrap gap-1.5">
      {calendarKinds.map((kind) => {
        const isShown = place.kinds.includes(kind);
        const isLast = isShown && place.kinds.length === 1;
        return (
          <Button
            key={kind}
            size="small"
            icon={entryFaces[kind].icon}
            pressed={isShown}
            disabledReason={isLast ? 'One of them stays.' : null}
            reason="hidden"
            onPress={() => onPlace({ kinds: calendarKinds.filter((each) => (each === kind ? !isShown : place.kinds.includes(each))) })}
          >
            {calendarKindLabels[kind]}
          </Button>
        );
      })}
    </div>
  );
}

function Shown({ entries, failure, onRetry, onPlace, ...shown }: CalendarViewProps) {
  const { place } = shown;
  if (failure !== null) return <LoadFailure title="The calendar could not be loaded." requestId={failure.requestId} onRetry={onRetry} />;
  if (entries === null)
    return (
      <Loading label="Loading the calendar">
        <SkeletonRows rows={8} />
      </Loading>
    );
  const nothing = (
    <EmptyState title="Nothing is planned here" action={<LinkButton href="/launch">Launch a test</LinkButton>}>
      Requests that wait, recurring runs, ends of live tests and results that are due appear here.
    </EmptyState>
  );
  if (place.view === 'list') return entries.length === 0 ? nothing : <ListView {...shown} entries={entries} />;
  return (
    <>
      {entries.length === 0 ? nothing : null}
      <GridView {...shown} entries={entries} onDay={(day) => onPlace({ view: place.view === 'week' ? 'month' : 'week', day })} />
    </>
  );
}

/** Everything that is planned, under the month or week that the address says. */
export function CalendarView(props: CalendarViewProps) {
  const { place, isDesk, title, zone, today, feed, onPlace, children } = props;
  return (
    <Page>
      <PageHeader title="Calendar" sentence={`Times on your clock, ${zone.replaceAll('_', ' ')}.`} actions={feed} />
      <Kinds place={place} onPlace={onPlace} />
      <Sheet label={title}>
        <SheetHead title={<span role="status">{title}</span>}>
          <IconButton
            icon={ChevronLeft}
            label={place.view === 'week' ? 'Week before' : 'Month before'}
            repeats
            edge
            onPress={() => onPlace({ day: stepped(place, -1) })}
          />
          <Button onPress={() => onPlace({ day: today })}>Today</Button>
          <IconButton
            icon={ChevronRight}
            label={place.view === 'week' ? 'Week after' : 'Month after'}
            repeats
            edge
            onPress={() => onPlace({ day: stepped(place, 1) })}
          />
          {isDesk ? (
            <SegmentedChoice
              label="View"
              options={calendarViews.map((id) => ({ id, label: viewLabels[id] }))}
              value={place.view}
              onChange={(id) => onPlace({ view: calendarViews.find((view) => view === id) ?? 'month' })}
            />
          ) : null}
        </SheetHead>
        <Shown {...props} />
      </Sheet>
      {children}
    </Page>
  );
}
