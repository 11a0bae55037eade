import type { Report } from '#machines/flows/moderation/judge-reports.ts';
import type { Actor } from '#machines/lib/actor.ts';
import { isForbidden, verdicts } from '#machines/lib/lifecycle.ts';
import { relatedIssueLifecycle } from '#machines/lifecycles/related-issue/related-issue.machine.ts';
import type { RelatedIssueRowFragment } from '#schema/generated/client/graphql.ts';
import { relatedIssueRowOf } from '#schema/generated/client/rows/related-issue.documents.ts';
import type { ReportVerdict } from '#schema/vocabulary/participant.ts';

/** A report with what the chart says of judging it; null where something can be done. */
export type JudgedReport = Report & { readonly refusal: string | null; readonly gradeRefusal: string | null };

type Shown = RelatedIssueRowFragment & { readonly code: string };

const verdictsBy: Readonly<Record<string, ReportVerdict>> = { invalid_issue: 'fake', known_issue: 'known' };

const verdictOf = ({ moderationStatus, isResultApproved }: Shown): ReportVerdict | null =>
  moderationStatus === 'moderated' && !isResultApproved ? 'real' : (verdictsBy[moderationStatus] ?? null);

/** Null for viewers who only read results, and for issues that were known before. */
export const judgedReportOf = (issue: Shown, actor: Actor): JudgedReport | null => {
  const row = relatedIssueRowOf(issue);
  if (issue.known || isForbidden(relatedIssueLifecycle, row, 'report.judge', actor)) return null;
  const { 'report.judge': refusal, 'report.grade': gradeRefusal } = verdicts(relatedIssueLifecycle, row, actor);
  const { id, code } = issue;
  return { id, code, verdict: verdictOf(issue), knownAs: row.knownAs, severity: row.reviewedSeverity, refusal, gradeRefusal };
};

/** What a key is about: the first report without a verdict, else the first that may be judged. */
export const reportInTurn = (reports: readonly JudgedReport[]): JudgedReport | null => {
  const open = reports.filter(({ refusal }) => refusal === null);
  return open.find(({ verdict }) => verdict === null) ?? open[0] ?? reports[0] ?? null;
};
