import { can, next, refusalOf } from '#machines/lib/lifecycle.ts';
import type { Actor, Refusal } from '#machines/lib/lifecycle.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueEvent, IssueRow, IssueStanding } from '#machines/lifecycles/issue/issue.types.ts';
import { givenSeverities, severityLabels } from '#schema/vocabulary/issue.ts';

export type CarriedEvent =
  | ({ readonly type: 'verdict.carry' } & Verdict)
  | ({ readonly type: 'undo.carry' } & Verdict)
  | { readonly type: 'reading.carry'; readonly issueId: string };

export type TriageIssueEmitted =
  | { readonly type: 'verdict.given'; readonly verdict: Verdict }
  /** The server took it. */
  | { readonly type: 'verdict.taken'; readonly verdict: Verdict; readonly isChanged: boolean; readonly isReversible: boolean }
  | { readonly type: 'verdict.awaited'; readonly code: string }
  | { readonly type: 'undo.sent'; readonly verdict: Verdict }
  | { readonly type: 'verdict.withdrawn'; readonly verdict: Verdict }
  | { readonly type: 'undo.failed'; readonly verdict: Verdict; readonly message: string; readonly isLost: boolean }
  | { readonly type: 'issue.revisited'; readonly issueId: string }
  /** Without a verdict where none was given. */
  | { readonly type: 'verdict.failed'; readonly verdict: Verdict | null; readonly message: string };

export type Decision = { readonly issue: TriagedIssue; readonly move: Move };

export type Chosen = { readonly issue: TriagedIssue };

export const accepting = ({ event }: { event: Chosen }): Decision => ({ issue: event.issue, move: acceptance(event.issue.row) });

export const rejecting = ({ event }: { event: Chosen & { reason: string } }): Decision => ({
  issue: event.issue,
  move: { type: 'issue.reject', reason: event.reason },
});

export const releasing = ({ event }: { event: Chosen }): Decision => ({ issue: event.issue, move: { type: 'issue.untriage' } });

export const choosing = ({ event }: { event: Chosen }): Chosen => ({ issue: event.issue });

export const weighing = ({ event }: { event: Chosen }): Decision => ({
  issue: event.issue,
  move: { type: 'severity.change', severity: 'low' },
});

export const reasoning = ({ event }: { event: Chosen }): Decision => ({
  issue: event.issue,
  move: { type: 'issue.reject', reason: 'Other' },
});

/** An issue as it stands when it is judged. */
export type TriagedIssue = {
  readonly issueId: string;
  readonly code: string;
  readonly row: IssueRow;
  readonly version: number;
  /** Whether what is read of it stands beside it, so that it is judged once that is shown. */
  readonly isReadBeside?: boolean;
};

/** What a person decides about an issue: an event of its chart without sender. */
export type Move =
  | { readonly type: 'issue.accept'; readonly severity: string | null }
  | { readonly type: 'issue.reject'; readonly reason: string }
  | { readonly type: 'issue.untriage' }
  | { readonly type: 'severity.change'; readonly severity: string };

/** A decision with what was before. */
export type Verdict = {
  readonly key: string;
  readonly issueId: string;
  readonly code: string;
  /** What was decided, as words after the code. */
  readonly words: string;
  readonly moves: readonly Move[];
  readonly before: IssueStanding;
  /** The version that was seen when it was given. */
  readonly version: number;
};

/** Why a decision about an issue was not taken back. */
export type NotUndone = { readonly issueId: string; readonly message: string };

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

/** A decision under its key, with what was before. */
export const verdictOf = (key: string, { issue, move }: Decision): Verdict => ({
  key,
  issueId: issue.issueId,
  code: issue.code,
  words: wordsOf(move),
  moves: [move],
  before: standingOf(issue.row),
  version: issue.version,
});
