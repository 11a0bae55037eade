export type RankKind =
  | 'done'
  | 'pass'
  | 'fail'
  | 'blocked'
  | 'live'
  | 'rejected'
  | 'to_come'
  | 'viz-1'
  | 'viz-2'
  | 'viz-3'
  | 'viz-4'
  | 'viz-5'
  | 'viz-6';

export type RankSegment = { readonly kind: RankKind; readonly count: number; readonly word?: string | undefined };

type RanksProps = {
  segments: readonly RankSegment[];
  label?: string | undefined;
  size?: 'thin' | 'medium' | 'thick' | undefined;
  width?: number | string | undefined;
  className?: string | undefined;
};

const paints: Record<RankKind, string> = {
  done: 'bg-accent-solid',
  pass: 'bg-res-pass',
  fail: 'bg-res-fail',
  blocked: 'bg-res-blocked',
  live: 'hatch animate-live',
  rejected: 'bg-res-rejected',
  to_come: 'hollow',
  'viz-1': 'bg-viz-1',
  'viz-2': 'bg-viz-2',
  'viz-3': 'bg-viz-3',
  'viz-4': 'bg-viz-4',
  'viz-5': 'bg-viz-5',
  'viz-6': 'bg-viz-6',
};

const words: Partial<Record<RankKind, string>> = {
  done: 'done',
  pass: 'passed',
  fail: 'failed',
  blocked: 'blocked',
  live: 'live',
  rejected: 'rejected',
  to_come: 'to come',
};
const heights = { thin: 'h-1.5', medium: 'h-2.5', thick: 'h-3.5' };
const mostTicks = 30;
const printed = new Intl.NumberFormat('en');

/** "58 passed, 9 failed, 6 blocked, 23 to come". */
export function ranksSentence(segments: readonly RankSegment[]): string {
  const said = segments
    .filter(({ count }) => count > 0)
    .map(({ count, kind, word }) => `${printed.format(count)} ${word ?? words[kind] ?? ''}`.trim());
  return said.length === 0 ? 'Nothing yet' : said.join(', ');
}

type Tick = { key: string; paint: string; share: number };

function ticksOf(segments: readonly RankSegment[], isCounted: boolean): Tick[] {
  return segments.flatMap(({ kind, count }, at) => {
    if (count <= 0) return [];
    if (!isCounted) return [{ key: `${at}`, paint: paints[kind], share: count }];
    return Array.from({ length: count }, (_, tick) => ({ key: `${at}-${tick}`, paint: paints[kind], share: 1 }));
  });
}

/** One tick for each up to thirty, proportional above. */
export function Ranks({ segments, label, size = 'medium', width, className = '' }: RanksProps) {
  const total = segments.reduce((sum, { count }) => sum + Math.max(0, count), 0);
  const isCounted = total <= mostTicks;
  const ticks = total === 0 ? [{ key: 'nothing', paint: paints.to_come, share: 1 }] : ticksOf(segments, isCounted);
  return (
    <span
      role="img"
      aria-label={label ?? ranksSentence(segments)}
      data-rank=""
      className={`flex min-w-0 items-stretch ${heights[size]} ${isCounted ? 'gap-0.5' : 'gap-px'} ${className}`}
      style={width === undefined ? undefined : { width }}
    >
      {ticks.map(({ key, paint, share }) => (
        <i key={key} className={`min-w-0.5 basis-0 rounded-tick ${paint}`} style={{ flexGrow: share }} />
      ))}
    </span>
  );
}
