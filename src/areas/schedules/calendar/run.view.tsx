import { bothTimes } from '#machines/flows/shared/choose-schedule.rules.ts';
import { ruleWords } from '#machines/flows/schedules/manage-schedule.rules.ts';
import type { CalendarEntry } from '#machines/flows/schedules/calendar.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { readerLanguage } from '#src/ui/reader-dates.ts';
import { CalendarClock, Pause, Play, RotateCcw, SkipForward } from 'lucide-react';

export type RunVerdict = 'run.move' | 'run.skip' | 'run.restore' | 'schedule.pause' | 'schedule.resume';

type RunViewProps = {
  readonly entry: CalendarEntry;
  readonly zone: string;
  /** Why not, of each; null where nobody of the role may change a schedule. */
  readonly said: Readonly<Record<RunVerdict, string | null>> | null;
  readonly refusal: string | null;
  readonly isBusy: boolean;
  readonly onDo: (what: RunVerdict) => void;
  readonly onClose: () => void;
};

/** What a run is, and what can be done with it. */
export function RunView({ entry, zone, said, refusal, isBusy, onDo, onClose }: RunViewProps) {
  const { run, name, code, note, testId, at } = entry;
  if (run === null) return null;
  const { schedule } = run;
  const isPaused = schedule.state === 'paused';
  const isChanged = run.at !== run.ruledAt;
  const { words, more } = bothTimes(at, zone, readerLanguage());
  const act = (what: RunVerdict, label: string, icon: typeof Pause) => (
    <Button icon={icon} busy={isBusy} disabledReason={said?.[what] ?? null} reason="below" onPress={() => onDo(what)}>
      {label}
    </Button>
  );
  return (
    <Modal isOpen title={`Run of ${name}`} onClose={onClose} actions={<Button onPress={onClose}>Close</Button>}>
      <Pairs
        items={[
          { label: run.at === null ? 'Would start' : 'Starts', value: more === null ? words : `${words} (${more})` },
          ...(isChanged || isPaused ? [{ label: 'Changed', value: note }] : []),
          { label: 'Repeats', value: ruleWords(schedule, at) },
          {
            label: 'Request',
            value: (
              <Link href={`/results/${testId}`} label={`${code} ${name}`}>
                {code}
              </Link>
            ),
          },
        ]}
      />
      {said === null ? (
        <p className="text-small text-ink-3">{refusal}</p>
      ) : (
        <div className="flex flex-wrap items-start gap-2">
          {isPaused ? (
            act('schedule.resume', 'Resume schedule', Play)
          ) : (
            <>
              {run.at === null ? null : act('run.move', 'Move…', CalendarClock)}
              {run.at === null ? null : act('run.skip', 'Skip…', SkipForward)}
              {isChanged ? act('run.restore', 'Restore', RotateCcw) : null}
              {act('schedule.pause', 'Pause schedule', Pause)}
            </>
          )}
        </div>
      )}
    </Modal>
  );
}
