import type { Severity } from '#schema/vocabulary/issue.ts';
import { Anchor } from '#src/ui/navigation.tsx';
import { SeverityGlyph } from './severity-glyph.tsx';

export type SeverityRow = { level: Severity; label: string; count: number; href?: string | undefined };

const paints: Readonly<Record<Severity, string>> = {
  critical: 'bg-sev-critical',
  high: 'bg-sev-high',
  medium: 'bg-sev-medium',
  low: 'bg-sev-low',
  unknown: 'bg-sev-unknown',
};
const printed = new Intl.NumberFormat('en');

export function SeverityBars({ rows, label }: { rows: readonly SeverityRow[]; label: string }) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  if (total === 0) return <p className="text-small text-ink-3">Nothing to count yet.</p>;
  return (
    <ul aria-label={label} className="flex flex-col gap-2.5 touch:gap-0">
      {rows.map(({ level, label: word, count, href }) => {
        const percent = Math.round((count / total) * 100);
        const words = (
          <>
            <SeverityGlyph level={level} />
            {word}
          </>
        );
        return (
          <li key={level} className="grid grid-cols-[86px_minmax(0,1fr)_44px_40px] items-center gap-3">
            {href === undefined ? (
              <span className="inline-flex items-center gap-1.5 font-label">{words}</span>
            ) : (
              <Anchor
                href={href}
                className="inline-flex min-h-6 items-center gap-1.5 rounded-key font-label hover:underline touch:min-h-11"
              >
                {words}
              </Anchor>
            )}
            <span aria-hidden="true" data-rank="" className="h-2.5 rounded-tick bg-sunken">
              <i
                className={`block h-full rounded-tick ${paints[level]}`}
                style={{ width: `${(count / most) * 100}%`, minWidth: count > 0 ? 3 : 0 }}
              />
            </span>
            <span className="text-right font-semibold">{printed.format(count)}</span>
            <span className="text-right text-ink-2">{percent}%</span>
          </li>
        );
      })}
    </ul>
  );
}
