import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues.ts';
import type { JudgeSelectionActorRef } from '#machines/flows/issues/judge-selection.ts';
import type { TriagedIssue } from '#machines/flows/issues/triage-issue.ts';
import type { KeyBindings } from '#src/keys.ts';

/** The keys of a single issue, for all that are selected. */
export const selectionKeys = (
  judge: JudgeSelectionActorRef,
  exporter: ExportIssuesActorRef,
  issues: readonly TriagedIssue[],
): KeyBindings => ({
  '1': () => judge.send({ type: 'issues.accept', issues }),
  '2': () => judge.send({ type: 'issues.reject', issues, reason: 'Duplicate' }),
  '3': () => judge.send({ type: 'reason.choose', issues }),
  s: () => judge.send({ type: 'severity.choose', issues }),
  t: () => judge.send({ type: 'tags.choose' }),
  e: () => exporter.send({ type: 'selection.export' }),
});
