import { can, next, refusalOf } from '#machines/lib/lifecycle.ts';
import type { Actor, Refusal } from '#machines/lib/lifecycle.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueEvent, IssueRow, IssueStanding } from '#machines/lifecycles/issue/issue.types.ts';
import { givenSeverities, severityLabels } from '#schema/vocabulary/issue.ts';
import type { Move, TriagedIssue } from './triage-issue.ts';

export const triageFailed = 'There was an issue with triaging the issue. Please try again later.';
export const undoLost = 'This was not undone: the server did not answer. Please try again.';
export const nothingChanged = 'There is nothing to undo: this stood so already.';
export const severityFailed = 'Severity update unsuccessful, please try again later.';

const eventOf = (move: Move, actor: Actor): IssueEvent => ({ ...move, actor });

/** Why the chart refuses a decision about this issue, or null. */
export const refusalOfMove = (row: IssueRow, move: Move, actor: Actor): Refusal | null =>
  refusalOf(issueLifecycle, row, eventOf(move, actor));

/** What accepting sends when nobody chooses a severity: the moderator's, else its own. */
export const acceptance = (row: IssueRow): Move => ({ type: 'issue.accept', severity: row.reviewedSeverity ?? row.severity });

/** Whether a severity has to be chosen before this issue can be accepted. */
export const isSeverityAsked = (row: IssueRow, actor: Actor): boolean =>
  refusalOfMove(row, { type: 'issue.accept', severity: null }, actor)?.path?.includes('newSeverity') === true;

/** Whether a decision is allowed and changes something. */
export const isChange = (row: IssueRow, move: Move, actor: Actor): boolean =>
  can(issueLifecycle, row, eventOf(move, actor)) && next(issueLifecycle, row, eventOf(move, actor)).changed;

/** What stands there, for the way back. */
export const standingOf = ({ triageStatus, triageReason, severity }: IssueRow): IssueStanding => ({ triageStatus, triageReason, severity });

/** The issue of whoever chooses nothing. */
export const nobody: TriagedIssue = {
  issueId: '',
  code: '',
  version: 0,
  row: {
    triageStatus: 'untriaged',
    triageReason: null,
    severity: 'unknown',
    reviewedSeverity: null,
    forceSeverityChangeBeforeAccept: false,
  },
};

/** What was decided, after the code of the issue. */
export const wordsOf = (move: Move): string => {
  switch (move.type) {
    case 'issue.accept':
      return 'accepted';
    case 'issue.reject':
      return `rejected as ${move.reason}`;
    case 'issue.untriage':
      return 'moved back to New';
    case 'severity.change':
      return `is now ${severityLabels[givenSeverities.find((given) => given === move.severity) ?? 'unknown']}`;
  }
};
