import { severityLabels } from '#schema/vocabulary/issue.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';
import { Link } from '#src/ui/link.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import type { Hue } from '#src/ui/types.ts';
import type { ReactNode } from 'react';
import { Part } from '#src/ui/sheet.tsx';
import { relatedLabel } from '../case-result/result.rules.ts';

type RelatedIssue = {
  readonly id: string;
  readonly url?: string | null | undefined;
  readonly code: string;
  readonly title: string;
  readonly severity: Severity;
  readonly moderationStatus: string;
  readonly existsInSystem: boolean;
  readonly known: boolean;
  readonly reportedHere: boolean;
  readonly reviewedSeverity?: Severity | null | undefined;
  readonly knownAs?: string | null | undefined;
  readonly reproductionSteps: string;
  readonly actualResults: string;
  readonly expectedResults: string;
};

const hues: Readonly<Record<string, Hue>> = { 'Fake issue': 'danger', Pending: 'warning', Moderated: 'success' };

const texts = (issue: RelatedIssue) =>
  [
    ['Steps to reproduce', issue.reproductionSteps],
    ['Actual result', issue.actualResults],
    ['Expected result', issue.expectedResults],
  ].filter(([, text]) => text !== '');

type RelatedIssuesProps = {
  readonly issues: readonly RelatedIssue[];
  /** Null argument: the controls that add one. Null: the viewer only reads. */
  readonly renderControls: ((issue: RelatedIssue | null) => ReactNode) | null;
  readonly renderVerdict?: ((issueId: string) => ReactNode) | undefined;
};

export function RelatedIssues({ issues, renderControls, renderVerdict }: RelatedIssuesProps) {
  return (
    <Part title={issues.length === 1 ? 'Related issue' : 'Related issues'}>
      {issues.length === 0 ? <p className="text-small text-ink-3">No issue is related to this result.</p> : null}
      <ul aria-label="Related issues" className="flex flex-col gap-2.5">
        {issues.map((issue) => {
          const label = relatedLabel(issue);
          const details = texts(issue);
          const severity = issue.reviewedSeverity ?? issue.severity;
          return (
            <li key={issue.id} className="flex flex-col gap-1.5 rounded-card border border-line-strong px-3.5 py-2.5">
              <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <SeverityGlyph level={severity} label={severityLabels[severity]} />
                <span className="code-text">{issue.code}</span>
                <span className="min-w-0 font-name">
                  {issue.existsInSystem && issue.url != null ? <Link href={issue.url}>{issue.title}</Link> : issue.title}
                </span>
                <Pill hue={hues[label] ?? 'neutral'}>{label}</Pill>
                {issue.reportedHere ? null : <span className="text-small text-ink-2">reported elsewhere</span>}
                {renderControls?.(issue)}
              </div>
              {severity === issue.severity && issue.knownAs == null ? null : (
                <p className="text-small text-ink-2 [overflow-wrap:anywhere]">
                  {[
                    ...(issue.knownAs == null ? [] : [`Known as ${issue.knownAs}.`]),
                    ...(severity === issue.severity ? [] : [`The tester gave ${severityLabels[issue.severity]}.`]),
                  ].join(' ')}
                </p>
              )}
              {renderVerdict?.(issue.id)}
              {details.length === 0 ? null : (
                <details className="text-small">
                  <summary className="text-ink-2">Details</summary>
                  <dl className="mt-1 flex flex-col gap-1.5">
                    {details.map(([name, text]) => (
                      <div key={name}>
                        <dt className="text-ink-3">{name}</dt>
                        <dd className="measure whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
            </li>
          );
        })}
      </ul>
      {renderControls === null ? null : <div>{renderControls(null)}</div>}
    </Part>
  );
}
