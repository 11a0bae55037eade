import type { Actor } from '#machines/lib/actor.ts';
import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import type { GivenSeverity, RejectionReason } from '#schema/vocabulary/issue.ts';
import type { CallbackActorLogic, EventObject } from 'xstate';

/** An issue as it stands when it is judged. */
export type TriagedIssue = { readonly issueId: string; readonly code: string; readonly row: IssueRow };

/** What a person decides about an issue: an event of its chart without sender. */
export type Move =
  | { readonly type: 'issue.accept'; readonly severity: string | null }
  | { readonly type: 'issue.reject'; readonly reason: string }
  | { readonly type: 'issue.untriage' }
  | { readonly type: 'severity.change'; readonly severity: string };

/** A decision with the way back to what was before. */
export type Verdict = {
  readonly key: string;
  readonly issueId: string;
  readonly code: string;
  /** What was decided, as words after the code. */
  readonly words: string;
  readonly moves: readonly Move[];
  readonly reverse: readonly Move[];
};

export type CarriedEvent =
  | { readonly type: 'verdict.carry'; readonly key: string; readonly issueId: string; readonly moves: readonly Move[] }
  | { readonly type: 'reading.carry'; readonly issueId: string };

export type TriageIssuePorts = {
  /** Sends decisions as they come, several at a time, and tells which were refused. */
  readonly carryVerdicts: CallbackActorLogic<EventObject>;
};

export type TriageIssueInput = { readonly actor: Actor };

export type TriageIssueContext = {
  readonly actor: Actor;
  /** The issue a severity or a reason is being chosen for. */
  readonly chosen: TriagedIssue | null;
  readonly given: number;
  /** Decisions that can be taken back, the latest last. */
  readonly undo: readonly Verdict[];
  /** Issues that were opened already; each is marked as read once. */
  readonly opened: readonly string[];
};

export type TriageIssueEvent =
  | { readonly type: 'issue.accept'; readonly issue: TriagedIssue }
  | { readonly type: 'issue.reject'; readonly issue: TriagedIssue; readonly reason: RejectionReason }
  | { readonly type: 'issue.untriage'; readonly issue: TriagedIssue }
  | { readonly type: 'issue.open'; readonly issueId: string; readonly wasRead: boolean }
  | { readonly type: 'severity.choose'; readonly issue: TriagedIssue }
  | { readonly type: 'severity.pick'; readonly severity: GivenSeverity }
  | { readonly type: 'reason.choose'; readonly issue: TriagedIssue }
  | { readonly type: 'reason.pick'; readonly reason: RejectionReason }
  | { readonly type: 'choice.cancel' }
  | { readonly type: 'verdict.undo'; readonly key: string | null }
  | { readonly type: 'issue.revisit'; readonly issueId: string }
  | { readonly type: 'verdict.refused'; readonly key: string; readonly message: string };

export type TriageIssueEmitted =
  | { readonly type: 'verdict.given'; readonly verdict: Verdict }
  | { readonly type: 'verdict.withdrawn'; readonly verdict: Verdict }
  | { readonly type: 'issue.revisited'; readonly issueId: string }
  /** Without a verdict where none was given. */
  | { readonly type: 'verdict.failed'; readonly verdict: Verdict | null; readonly message: string };

export type TriageIssueTag = 'editable';
