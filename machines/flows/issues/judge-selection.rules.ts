import type { IssueTag } from './tag-issue.ts';
import type { Actor } from '#machines/lib/actor.ts';
import { severityFailed, triageFailed, isChange, isSeverityAsked, refusalOfMove } from './triage-issue.rules.ts';
import type { Move, TriagedIssue } from './triage-issue.rules.ts';
import { givenSeverities, severityLabels, tagTexts } from '#schema/vocabulary/issue.ts';

export type Chosen = { readonly issues: readonly TriagedIssue[] };

export type Decision = Chosen & { readonly move: BatchMove };

export const choosing = ({ event }: { event: Chosen }): Chosen => ({ issues: event.issues });

export const accepting = ({ event }: { event: Chosen }): Decision => ({ issues: event.issues, move: batchAcceptance });

export const rejecting = ({ event }: { event: Chosen & { reason: string } }): Decision => ({
  issues: event.issues,
  move: { type: 'issue.reject', reason: event.reason },
});

export const tagging = ({ event }: { event: Chosen & Omit<Extract<BatchMove, { type: 'tag.change' }>, 'type'> }): Decision => ({
  issues: event.issues,
  move: { type: 'tag.change', tag: event.tag, attached: event.attached },
});

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

/** What was decided about those alone that were not refused. */
export const carriedOut = (batch: Batch, refused: readonly Refused[]): Batch => ({
  ...batch,
  issueIds: batch.issueIds.filter((id) => refused.every(({ issueId }) => issueId !== id)),
});

export type Split = {
  readonly applies: readonly string[];
  /** Those that stand so already. */
  readonly stands: readonly string[];
  readonly refused: readonly Refused[];
};

/** Asks the chart of each issue whether a decision is about it. */
export const splitBy = (issues: readonly TriagedIssue[], move: BatchMove, actor: Actor): Split => {
  if (move.type === 'tag.change') return { applies: issues.map(({ issueId }) => issueId), stands: [], refused: [] };
  const applies: string[] = [];
  const stands: string[] = [];
  const refused: Refused[] = [];
  for (const { issueId, row } of issues) {
    const refusal = refusalOfMove(row, move, actor);
    if (refusal !== null) refused.push({ issueId, message: refusal.message });
    else if (isChange(row, move, actor)) applies.push(issueId);
    else stands.push(issueId);
  }
  return { applies, stands, refused };
};

/** Accepting several issues keeps the severity of each. */
export const batchAcceptance: Move & { readonly type: 'issue.accept' } = { type: 'issue.accept', severity: null };

/** Whether none of the issues can be accepted before a severity is chosen. */
export const isSeverityAskedOfAll = (issues: readonly TriagedIssue[], actor: Actor): boolean =>
  issues.length > 0 && issues.every(({ row }) => isSeverityAsked(row, actor));

const counted = (count: number): string => `${count} ${count === 1 ? 'issue' : 'issues'}`;

/** Why a decision is about none of the issues. */
export const reasonOf = ({ stands, refused }: Split): string => {
  const [first] = refused;
  if (first !== undefined) return first.message;
  return stands.length === 0
    ? 'Select at least one issue.'
    : `${counted(stands.length)} already ${stands.length === 1 ? 'stands' : 'stand'} so.`;
};

/** "3 of 7 are left out: Please choose a severity.", or null where a decision is about all or none. */
export const leftOut = ({ applies, stands, refused }: Split): string | null => {
  const [first] = refused;
  if (first === undefined || applies.length === 0) return null;
  const all = applies.length + stands.length + refused.length;
  return `${refused.length} of ${all} ${refused.length === 1 ? 'is' : 'are'} left out: ${first.message}`;
};

/** What was decided about so many issues. */
export const batchWords = (move: BatchMove, count: number): string => {
  const issues = counted(count);
  switch (move.type) {
    case 'issue.accept':
      return `${issues} accepted`;
    case 'issue.reject':
      return `${issues} rejected as ${move.reason}`;
    case 'severity.change':
      return `${issues} now ${severityLabels[givenSeverities.find((given) => given === move.severity) ?? 'unknown']}`;
    case 'tag.change':
      return move.attached ? `${move.tag.name} added to ${issues}` : `${move.tag.name} removed from ${issues}`;
  }
};

/** What is said when the server says nothing. */
export const batchFailed = (move: BatchMove): string => {
  switch (move.type) {
    case 'severity.change':
      return severityFailed;
    case 'tag.change':
      return tagTexts.notSaved;
    default:
      return triageFailed;
  }
};

/** A verdict settles what it is about; a severity or a tag leaves the selection for the next step. */
export const isVerdict = ({ type }: BatchMove): boolean => type === 'issue.accept' || type === 'issue.reject';

/** "2 issues were left out and are still selected: ..." */
export const refusedWords = (refused: readonly Refused[]): string =>
  `${counted(refused.length)} ${refused.length === 1 ? 'was' : 'were'} refused: ${[...new Set(refused.map(({ message }) => message))].join(' ')}`;

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
