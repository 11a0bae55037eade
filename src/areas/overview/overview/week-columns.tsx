import { Suspense } from 'react';
import { useDisclosure } from '#src/ui/local.ts';
import { StatusGlyph } from '#src/domain/status-glyph.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

export type Week = { label: string; pass: number; fail: number };

export type WeekWords = { pass: string; fail: string; week: string };

type WeekColumnsProps = { weeks: readonly Week[]; label: string; words?: WeekWords | undefined };

const WeekTable = lazyPart(() => import('./week-table.tsx'));

const mostTicks = 26;
const printed = new Intl.NumberFormat('en');
const defaultWords = { pass: 'Passed', fail: 'Failed', week: 'Week' };

/** Passes below, failures above; the numbers are behind "Show as table". */
export function WeekColumns({ weeks, label, words = defaultWords }: WeekColumnsProps) {
  const [isTable, setTable] = useDisclosure();
  const most = Math.max(0, ...weeks.map(({ pass, fail }) => pass + fail));
  const perTick = Math.max(1, most / mostTicks);
  const named = new Set([0, Math.floor(weeks.length / 3), Math.floor((weeks.length * 2) / 3), weeks.length - 1]);
  return (
    <figure aria-label={label} className="flex flex-col gap-2">
      <figcaption className="flex items-center gap-3 text-small text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <StatusGlyph name="pass" />
          {words.pass}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <StatusGlyph name="fail" />
          {words.fail}
        </span>
        <button
          type="button"
          data-chrome=""
          onClick={() => setTable(!isTable)}
          className="thumb ml-auto min-h-6 rounded-key text-accent hover:underline"
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </button>
      </figcaption>
      {isTable ? (
        <Suspense fallback={<div className="h-48" />}>
          <WeekTable weeks={weeks} label={label} words={words} />
        </Suspense>
      ) : (
        <ol className="grid h-48 auto-cols-fr grid-flow-col items-end gap-1">
          {weeks.map((week, at) => (
            <Column
              key={week.label}
              week={week}
              words={words}
              perTick={perTick}
              axis={named.has(at) ? week.label : ''}
              isLast={at === weeks.length - 1}
            />
          ))}
        </ol>
      )}
    </figure>
  );
}

type ColumnProps = { week: Week; words: { pass: string; fail: string }; perTick: number; axis: string; isLast: boolean };

const ticksOf = (count: number, perTick: number) => (count === 0 ? 0 : Math.max(1, Math.round(count / perTick)));

function Column({ week, words, perTick, axis, isLast }: ColumnProps) {
  const sentence = `${week.label}: ${words.pass} ${printed.format(week.pass)}, ${words.fail} ${printed.format(week.fail)}`;
  const pile = (count: number, paint: string) =>
    Array.from({ length: ticksOf(count, perTick) }, (_, tick) => (
      <i key={`${paint}${tick}`} className={`h-1 w-full shrink-0 rounded-[1px] ${paint}`} />
    ));
  return (
    <li className="group relative flex h-full min-w-0 flex-col justify-end">
      <button
        type="button"
        aria-label={sentence}
        title={sentence}
        data-rank=""
        className="mx-auto flex w-[min(28px,72%)] flex-1 flex-col justify-end gap-[2px] rounded-tick after:absolute after:-inset-x-0.5 after:inset-y-0"
      >
        {pile(week.fail, 'bg-res-fail')}
        {week.fail > 0 && week.pass > 0 ? <span className="h-px shrink-0" /> : null}
        {pile(week.pass, 'bg-res-pass')}
      </button>
      <span aria-hidden="true" className={`mt-2 flex h-4 text-micro whitespace-nowrap text-ink-3 ${isLast ? 'justify-end' : ''}`}>
        <span>{axis}</span>
      </span>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute bottom-full left-1/2 z-1 hidden -translate-x-1/2 rounded-control border border-line-strong bg-raised px-2 py-1 text-small whitespace-nowrap shadow-pop group-focus-within:block group-hover:block"
      >
        {sentence}
      </span>
    </li>
  );
}
