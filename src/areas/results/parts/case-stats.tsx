import { caseStats, ranksOf } from '#machines/lifecycles/case-result/status-counts.rules.ts';
import type { StatusCount } from '#machines/lifecycles/case-result/status-counts.rules.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import { Ranks } from '#src/ui/ranks.tsx';
import { StatusGlyph } from '#src/domain/status-glyph.tsx';

const printed = new Intl.NumberFormat('en');

export function CaseStats({ counts }: { readonly counts: readonly StatusCount[] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <span className="text-small text-ink-3">No test cases</span>;
  const { groups, hasMore } = caseStats(counts);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Ranks segments={ranksOf(counts)} className="w-40 max-desk:w-28" />
      <span className="flex items-center gap-2.5 text-small text-ink-2">
        {groups.map(({ status, count }) => (
          <span key={status} className="inline-flex items-center gap-1" title={caseResultLabels[status]}>
            <StatusGlyph name={status} size={12} label={caseResultLabels[status]} />
            {printed.format(count)}
          </span>
        ))}
        {hasMore ? <span title="More statuses">…</span> : null}
      </span>
    </span>
  );
}
