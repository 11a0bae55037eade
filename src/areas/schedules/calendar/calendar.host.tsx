import {
  addressOf,
  dayIn,
  entriesOf,
  placeOf,
  planOf,
  rangeOf,
  stepped,
  timeIn,
  titleOf,
} from '#machines/flows/schedules/calendar.rules.ts';
import type { CalendarEntry, CalendarPlace, PlannedSchedule } from '#machines/flows/schedules/calendar.rules.ts';
import { selectIsSending } from '#machines/lib/form.ts';
import type { FormValues } from '#machines/lib/form.ts';
import { isForbidden, refusalOf, verdicts } from '#machines/lib/lifecycle.ts';
import { scheduleLifecycle } from '#machines/lifecycles/schedule/schedule.machine.ts';
import type { ScheduleEvent, ScheduleRow } from '#machines/lifecycles/schedule/schedule.types.ts';
import { scheduleRowOf } from '#schema/generated/client/rows/schedule.documents.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { usePageTitle } from '#src/title.ts';
import { readerLanguage, readerZone } from '#src/ui/reader-dates.ts';
import { useNow } from '#src/ui/relative-time.tsx';
import { useIsWide } from '#src/ui/use-is-wide.ts';
import { useOpenOne } from '#src/use-open-one.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { CalendarQuery } from './calendar.documents.ts';
import { CalendarView } from './calendar.view.tsx';
import { MoveView, SkipView } from './move.view.tsx';
import { useRunActs } from './run-acts.ts';
import type { RunActs } from './run-acts.ts';
import { RunView } from './run.view.tsx';
import type { RunVerdict } from './run.view.tsx';

const line = {
  keys: [
    { keys: 'm w l', label: 'month, week, list' },
    { keys: 'p n', label: 'back and forth' },
    { keys: 't', label: 'today' },
  ],
};

const rowOf = (schedule: PlannedSchedule): ScheduleRow => ({
  ...scheduleRowOf(schedule),
  nextRunAt: schedule.nextRunAt ?? '',
  runChanges: planOf(schedule).runChanges,
});

type CalendarHostProps = { readonly search: object; readonly onSearch: (search: object) => void; readonly feed: ReactNode };

/** What is planned, month by month, week by week or as a list. */
export default function CalendarHost({ search, onSearch, feed }: CalendarHostProps) {
  const { id: userId, role } = useViewer();
  const actor = { role, userId };
  const zone = readerZone();
  const now = new Date(useNow()).toISOString();
  const today = dayIn(now, zone);
  const isDesk = useIsWide();
  const asked = placeOf(search, today);
  const place: CalendarPlace = isDesk ? asked : { ...asked, view: 'list' };
  const range = rangeOf(place, zone);
  const [{ data, error }, ask] = useQuery({ query: CalendarQuery, variables: range, requestPolicy: 'cache-and-network' });
  const acts = useRunActs();
  const { name, id: openKey, open, close } = useOpenOne<'run' | 'act'>();
  const entries = data === undefined ? null : entriesOf(data.calendar, place.kinds, { ...range, now, zone, language: readerLanguage() });
  const entry = entries?.find(({ key }) => key === openKey);
  usePageTitle('Calendar');
  useStatusBar(line);
  const change = (next: Partial<CalendarPlace>) => onSearch(addressOf({ ...asked, ...next }, today));
  useKeys({
    m: () => change({ view: 'month' }),
    w: () => change({ view: 'week' }),
    l: () => change({ view: 'list' }),
    n: () => change({ day: stepped(place, 1) }),
    p: () => change({ day: stepped(place, -1) }),
    t: () => change({ day: today }),
  });
  const move = (moved: CalendarEntry, day: string) => {
    if (moved.run?.at == null) return;
    open('act', moved.key);
    const values = { scheduleId: moved.run.schedule.id, runAt: moved.run.at, day, time: timeIn(moved.run.at, zone), zone };
    acts.move.send({ type: 'form.open', values });
  };
  const mayMove = ({ run }: CalendarEntry): boolean =>
    run?.at != null && run.schedule.state === 'active' && !isForbidden(scheduleLifecycle, rowOf(run.schedule), 'run.move', actor);
  return (
    <CalendarView
      place={place}
      isDesk={isDesk}
      title={titleOf(place, readerLanguage())}
      entries={entries}
      zone={zone}
      today={today}
      failure={error === undefined || data !== undefined ? null : { requestId: requestIdOf(error) }}
      feed={feed}
      mayMove={mayMove}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
      onPlace={change}
      onRun={(key) => open('run', key)}
      onDrop={(key, day) => {
        const dropped = entries?.find((each) => each.key === key);
        if (dropped !== undefined) move(dropped, day);
      }}
    >
      {entry?.run == null ? null : (
        <Opened
          {...{ entry, zone, now, acts, actor }}
          run={entry.run}
          isAsked={name === 'run'}
          onMove={() => move(entry, dayIn(entry.at, zone))}
          onSkip={() => open('act', entry.key)}
          onClose={close}
        />
      )}
    </CalendarView>
  );
}

type OpenedProps = {
  readonly entry: CalendarEntry;
  readonly run: NonNullable<CalendarEntry['run']>;
  readonly zone: string;
  readonly now: string;
  readonly actor: ScheduleEvent['actor'];
  readonly acts: RunActs;
  /** Whether it is looked at; else it is asked where or why. */
  readonly isAsked: boolean;
  readonly onMove: () => void;
  readonly onSkip: () => void;
  readonly onClose: () => void;
};

/** The run that is open, with what the chart says of it. */
function Opened({ entry, run, zone, now, actor, acts, isAsked, onMove, onSkip, onClose }: OpenedProps) {
  const { schedule, ruledAt } = run;
  const scheduleId = schedule.id;
  const runAt = run.at ?? ruledAt;
  const row = rowOf(schedule);
  const { restore, pause, resume, skip } = acts;
  const busy = [useSelector(restore, selectIsSending), useSelector(pause, selectIsSending), useSelector(resume, selectIsSending)];
  const said = verdicts(scheduleLifecycle, row, actor);
  const why = (event: ScheduleEvent): string | null => refusalOf(scheduleLifecycle, row, event)?.message ?? null;
  const movedAt = (to: string) => why({ type: 'run.move', actor, at: now, runAt, to });
  const send = (actorRef: RunActs['pause'], values: FormValues) => {
    onClose();
    actorRef.send({ type: 'form.submit', values });
  };
  const ways: Readonly<Record<RunVerdict, () => void>> = {
    'run.move': onMove,
    'run.skip': () => {
      onSkip();
      skip.send({ type: 'form.open', values: { scheduleId, runAt, ruledAt } });
    },
    'run.restore': () => send(restore, { scheduleId, ruledAt }),
    'schedule.pause': () => send(pause, { scheduleId }),
    'schedule.resume': () => send(resume, { scheduleId }),
  };
  if (!isAsked)
    return (
      <>
        <MoveView acts={acts} name={entry.name} schedule={schedule} zone={zone} refusalAt={movedAt} ruleRefusal={said['schedule.update']} />
        <SkipView acts={acts} name={entry.name} />
      </>
    );
  return (
    <RunView
      entry={entry}
      zone={zone}
      said={
        isForbidden(scheduleLifecycle, row, 'run.move', actor)
          ? null
          : {
              'run.move': said['schedule.pause'],
              'run.skip': why({ type: 'run.skip', actor, reason: 'Asked', runAt }),
              'run.restore': why({ type: 'run.restore', actor, at: now, ruledAt }),
              'schedule.pause': said['schedule.pause'],
              'schedule.resume': said['schedule.resume'],
            }
      }
      refusal={said['schedule.update']}
      isBusy={busy.includes(true)}
      onDo={(what) => ways[what]()}
      onClose={onClose}
    />
  );
}
