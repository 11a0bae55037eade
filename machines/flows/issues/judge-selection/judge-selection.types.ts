import type { Actor } from '#machines/lib/actor.ts';
import type { GivenSeverity, RejectionReason } from '#schema/vocabulary/issue.ts';
import type { CallbackActorLogic, EventObject } from 'xstate';
import type { IssueTag } from '../tag-issue/tag-issue.types.ts';
import type { Move, TriagedIssue } from '../triage-issue/triage-issue.types.ts';

/** What a person decides about several issues. */
export type BatchMove =
  | Exclude<Move, { readonly type: 'issue.untriage' }>
  /** A tag without an id is made first. */
  | { readonly type: 'tag.change'; readonly tag: IssueTag; readonly attached: boolean };

/** One decision about several issues, until it is forgotten. */
export type Batch = {
  readonly key: string;
  readonly move: BatchMove;
  /** Those it applies to. */
  readonly issueIds: readonly string[];
};

/** Why one issue of a selection was left out, by the chart or by the server. */
export type Refused = { readonly issueId: string; readonly message: string };

export type CarriedBatch = { readonly type: 'batch.carry'; readonly batch: Batch } | { readonly type: 'undo.carry'; readonly batch: Batch };

export type JudgeSelectionPorts = {
  /** Sends decisions one after the other, and each way back with what the server answered to the decision. */
  readonly carryBatches: CallbackActorLogic<EventObject>;
};

export type JudgeSelectionInput = { readonly actor: Actor };

export type JudgeSelectionContext = {
  readonly actor: Actor;
  /** The issues that something is being chosen for. */
  readonly chosen: readonly TriagedIssue[];
  readonly given: number;
  /** Decisions that can be taken back, the latest last. */
  readonly batches: readonly Batch[];
  /** Those of them that are being taken back, by their keys. */
  readonly leaving: readonly string[];
  /** Why issues that are still selected were left out. */
  readonly refusals: readonly Refused[];
};

type About = { readonly issues: readonly TriagedIssue[] };

export type JudgeSelectionEvent =
  | ({ readonly type: 'issues.accept' } & About)
  | ({ readonly type: 'issues.reject'; readonly reason: RejectionReason } & About)
  | ({ readonly type: 'severity.choose' } & About)
  | { readonly type: 'severity.pick'; readonly severity: GivenSeverity }
  | ({ readonly type: 'reason.choose' } & About)
  | { readonly type: 'reason.pick'; readonly reason: RejectionReason }
  | { readonly type: 'tags.choose' }
  | ({ readonly type: 'tag.change'; readonly tag: IssueTag; readonly attached: boolean } & About)
  | { readonly type: 'choice.cancel' }
  | { readonly type: 'batch.undo'; readonly key: string }
  | { readonly type: 'batch.retry'; readonly batch: Batch }
  | { readonly type: 'selection.changed'; readonly issueIds: readonly string[] }
  | { readonly type: 'batch.answered'; readonly key: string; readonly refused: readonly Refused[] }
  | { readonly type: 'batch.lost'; readonly key: string; readonly message: string }
  /** With those that were taken back. */
  | { readonly type: 'undo.answered'; readonly batch: Batch; readonly issueIds: readonly string[]; readonly refused: readonly Refused[] }
  | { readonly type: 'undo.lost'; readonly batch: Batch; readonly message: string };

export type JudgeSelectionEmitted =
  /** With the issues that are settled by it, also those that stood so already. */
  | { readonly type: 'batch.given'; readonly batch: Batch; readonly settled: readonly string[] }
  /** With those that were not refused. */
  | { readonly type: 'batch.answered'; readonly batch: Batch; readonly refused: readonly Refused[] }
  | { readonly type: 'undo.sent'; readonly batch: Batch }
  /** It was not taken back, and can be tried again. */
  | { readonly type: 'undo.failed'; readonly batch: Batch; readonly message: string }
  /** With those that were taken back. */
  | { readonly type: 'batch.restored'; readonly batch: Batch; readonly issueIds: readonly string[]; readonly refused: readonly Refused[] }
  /** Without a batch where none was given. */
  | { readonly type: 'batch.failed'; readonly batch: Batch | null; readonly message: string };

export type JudgeSelectionTag = 'editable';
