export type RankKind = 'done' | 'pass' | 'fail' | 'blocked' | 'live' | 'rejected' | 'to_come' | 'viz-1' | 'viz-2' | 'viz-3' | 'viz-4' | 'viz-5' | 'viz-6';

export type RankSegment = { readonly kind: RankKind; readonly count: number; readonly word?: string | undefined };

type RanksProps = { segments: readonly RankSegment[]; label?: string | undefined; size?: 'thin' | 'medium' | 'thick' | undefined; width?: number | string | undefined; className?: string | undefined };

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

const words: Partial<Record<RankKind, string>> = { done: 'done', pass: 'passed', fail: 'failed', blocked: 'blocked', live: 'live', rejected: 'rejected', to_come: 'to come' };
const heights = { thin: 'h-1.5', medium: 'h-2.5', thick: 'h-3.5' };
const mostTicks = 30;
const printed = new Intl.NumberFormat('en');

/** What a segmented bar says: "58 passed, 9 failed, 6 blocked, 23 to come". */
export function ranksSentence(segments: readonly RankSegment[]): string {
  const said = segments.filter(({ count }) => count > 0).map(({ count, kind, word }) => `${printed.format(count)} ${word ?? words[kind] ?? ''}`.trim());
  return said.length === 0 ? 'Nothing yet' : said.join(', ');
}

/** One tick for one thing up to thirty, in proportion above that. */
export function Ranks({ segments, label, size = 'medium', width, className = '' }: RanksProps) {
  const total = segments.reduce((sum, { count }) => sum + Math.max(0, count), 0);
  const isCounted = total <= mostTicks;
  return (
    <span
      role="img"
      aria-label={label ?? ranksSentence(segments)}
      data-rank=""
      data-ticks={isCounted ? total : undefined}
      className={`flex min-w-0 items-stretch ${heights[size]} ${isCounted ? 'gap-0.5' : 'gap-px'} ${className}`}
      style={width === undefined ? undefined : { width }}
    >
      {isCounted
        ? segments.flatMap(({ kind, count }, at) => Array.from({ length: Math.max(0, count) }, (_, tick) => <i key={`${at}-${tick}`} className={`min-w-0.5 flex-1 rounded-tick ${paints[kind]}`} />))
        : segments.map(({ kind, count }, at) => (count > 0 ? <i key={`${at}-${kind}`} className={`min-w-[3px] basis-0 rounded-tick ${paints[kind]}`} style={{ flexGrow: count }} /> : null))}
      {total === 0 ? <i className="flex-1 rounded-tick hollow" /> : null}
    </span>
  );
}
