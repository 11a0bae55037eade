import { sessionWords } from '#machines/lifecycles/case-result/sessions.rules.ts';
import { caseStats, isExplored, ranksOf } from '#machines/lifecycles/case-result/status-counts.rules.ts';
import type { ResultCount, StatusCount } from '#machines/lifecycles/case-result/status-counts.rules.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import { Ranks } from '#src/ui/ranks.tsx';
import { StatusGlyph } from '#src/domain/status-glyph.tsx';

const printed = new Intl.NumberFormat('en');

type CaseStatsProps = { readonly counts: readonly StatusCount[]; readonly results: readonly ResultCount[] };

/** The bar draws results; the numbers beside it count test cases. */
export function CaseStats({ counts, results }: CaseStatsProps) {
  if (counts.length === 0) return <span className="text-small text-ink-3">No test cases</span>;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Ranks segments={ranksOf(results)} className="w-40 max-desk:w-28" />
      {isExplored(results) ? <Sessions results={results} /> : <Groups counts={counts} />}
    </span>
  );
}

function Sessions({ results }: Pick<CaseStatsProps, 'results'>) {
  return <span className="text-small text-ink-2">{sessionWords(results)}</span>;
}

function Groups({ counts }: Pick<CaseStatsProps, 'counts'>) {
  const { groups, hasMore } = caseStats(counts);
  return (
    <span className="flex items-center gap-2.5 text-small text-ink-2">
      {groups.map(({ status, count }) => (
        <span key={status} className="inline-flex items-center gap-1" title={`Test cases: ${caseResultLabels[status]}`}>
          <StatusGlyph name={status} size={12} label={caseResultLabels[status]} />
          {printed.format(count)}
        </span>
      ))}
      {hasMore ? <span title="More statuses">…</span> : null}
    </span>
  );
}
