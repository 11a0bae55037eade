import type { Actor } from '#machines/lib/actor.ts';
import type { IssueRow, IssueStanding } from '#machines/lifecycles/issue/issue.types.ts';
import type { GivenSeverity, RejectionReason } from '#schema/vocabulary/issue.ts';
import type { CallbackActorLogic, EventObject } from 'xstate';

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

/** What is decided once the issue is shown. */
export type Awaiting = Extract<TriageIssueEvent, { readonly issue: TriagedIssue }>;

export type CarriedEvent =
  | ({ readonly type: 'verdict.carry' } & Verdict)
  | ({ readonly type: 'undo.carry' } & Verdict)
  | { readonly type: 'reading.carry'; readonly issueId: string };

export type TriageIssuePorts = {
  /** Sends decisions as they come, several at a time, takes each back with the version that it left, and tells what came of each. */
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
  /** Those of them that are being taken back, by their keys. */
  readonly leaving: readonly string[];
  readonly notUndone: readonly NotUndone[];
  /** Issues that were shown. */
  readonly shown: readonly string[];
  readonly awaiting: Awaiting | null;
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
  /** What is read of an issue stands on the screen. */
  | { readonly type: 'issue.shown'; readonly issueId: string }
  | { readonly type: 'issue.leave'; readonly issueId: string }
  /** With whether anything was changed by it. */
  | { readonly type: 'verdict.taken'; readonly key: string; readonly isChanged: boolean }
  | { readonly type: 'verdict.refused'; readonly key: string; readonly message: string }
  | { readonly type: 'undo.taken'; readonly key: string }
  /** With whether it can be tried again: the server did not say no. */
  | { readonly type: 'undo.refused'; readonly key: string; readonly message: string; readonly isLost: boolean };

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

export type TriageIssueTag = 'editable';
