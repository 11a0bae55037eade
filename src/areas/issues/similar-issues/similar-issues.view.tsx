import type { ShownSimilarIssueFragment } from '#schema/generated/client/graphql.ts';
import { triageLabels } from '#schema/vocabulary/issue.ts';
import { Link } from '#src/ui/link.tsx';
import type { ReactNode } from 'react';
import { RelativeTime } from '#src/ui/relative-time.tsx';

export type SimilarIssue = ShownSimilarIssueFragment;

type SimilarIssuesViewProps = {
  readonly similar: readonly SimilarIssue[];
  /** Offered where some say the same. */
  readonly merge?: ReactNode;
};

export function SimilarIssuesView({ similar, merge }: SimilarIssuesViewProps) {
  if (similar.length === 0) return null;
  return (
    <section data-print="hidden" className="flex flex-col gap-1.5">
      <h3 className="text-small font-label text-ink-3">Similar issues</h3>
      <ul className="flex flex-col gap-2.5">
        {similar.map(({ likeness, issue: { id, code, title, triageStatus, createdAt } }) => (
          <li key={id}>
            <Link href={`/issues/${id}`} className="thumb">
              {title}
            </Link>
            <p className="text-small text-ink-2">
              <span className="code-text">{code}</span> {likeness}% similar, {triageLabels[triageStatus].toLowerCase()},{' '}
              <RelativeTime at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
      {merge}
    </section>
  );
}
