import { refusalFor } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import type { TriageReasons } from './verdicts.view.tsx';

/** What the chart says against each control of this issue. */
export const triageReasons = (row: IssueRow, actor: Actor): TriageReasons => {
  const reason = (type: Parameters<typeof refusalFor<typeof issueLifecycle.machine, IssueRow>>[2]): string | null =>
    refusalFor(issueLifecycle, row, type, actor)?.message ?? null;
  return {
    accept: reason('issue.accept'),
    reject: reason('issue.reject'),
    severity: reason('severity.change'),
    untriage: reason('issue.untriage'),
  };
};
