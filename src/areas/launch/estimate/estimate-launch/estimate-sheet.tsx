import type { ReactNode } from 'react';
import type { Pair } from '#src/ui/pairs.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import type { RankKind } from '#src/ui/ranks.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';

export type EstimatePart = { label: string; value: number };

type EstimateSheetProps = {
  title?: string | undefined;
  basis?: ReactNode;
  figure?: Pair | undefined;
  parts?: readonly EstimatePart[] | undefined;
  pairs: readonly Pair[];
  note?: ReactNode;
  dimmed?: boolean | undefined;
};

const series: readonly RankKind[] = ['viz-1', 'viz-6', 'viz-4', 'viz-2', 'viz-3', 'viz-5'];
const dots: Partial<Record<RankKind, string>> = {
  'viz-1': 'bg-viz-1',
  'viz-2': 'bg-viz-2',
  'viz-3': 'bg-viz-3',
  'viz-4': 'bg-viz-4',
  'viz-5': 'bg-viz-5',
  'viz-6': 'bg-viz-6',
};
const printed = new Intl.NumberFormat('en');
const noParts: readonly EstimatePart[] = [];
const kindAt = (at: number): RankKind => series[at % series.length] ?? 'viz-1';

/** Old values stay, dimmed, while new ones load. */
export function EstimateSheet({ title = 'Estimate', basis, figure, parts = noParts, pairs, note, dimmed = false }: EstimateSheetProps) {
  const drawn = parts.map((part, at) => ({ ...part, key: `${at}`, kind: kindAt(at) }));
  return (
    <Sheet label={title}>
      <SheetHead title={title}>{basis ? <span className="text-micro text-ink-3">{basis}</span> : null}</SheetHead>
      <SheetBody className={`flex flex-col gap-3 transition-opacity duration-160 ${dimmed ? 'opacity-55' : ''}`}>
        {figure ? (
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-ink-2">{figure.label}</span>
            <span className="text-title">{figure.value}</span>
          </p>
        ) : null}
        {parts.length > 0 ? (
          <>
            <Ranks
              size="thick"
              segments={drawn.map(({ kind, label, value }) => ({ kind, count: value, word: label }))}
              label={parts.map(({ label, value }) => `${label} ${printed.format(value)}`).join(', ')}
            />
            <ul className="flex flex-col gap-1">
              {drawn.map(({ key, kind, label, value }) => (
                <li key={key} className="flex items-center gap-2">
                  <span className={`size-2 shrink-0 rounded-tick ${dots[kind] ?? ''}`} />
                  <span className="cut flex-1 text-ink-2">{label}</span>
                  <span>{printed.format(value)}</span>
                </li>
              ))}
            </ul>
            <hr className="border-line" />
          </>
        ) : null}
        <Pairs items={pairs} spread />
        {note ? <div className="border-t border-line pt-2.5 text-small text-ink-2">{note}</div> : null}
        <span role="status" className="sr-only">
          {dimmed ? 'Estimating' : ''}
        </span>
      </SheetBody>
    </Sheet>
  );
}
