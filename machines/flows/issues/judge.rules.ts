import { next } from '#machines/lib/lifecycle.ts';
import { RefusalError } from '#machines/lib/refusal.ts';
import type { Actor } from '#machines/lib/actor.ts';
import { issueLifecycle, issueStanding } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueRow, IssueStanding, NamedAs } from '#machines/lifecycles/issue/issue.types.ts';
import { givenSeverities, severityLabels, tagTexts } from '#schema/vocabulary/issue.ts';
import type { IssueTag, Tag } from './tag.rules.ts';

/** An issue with its code for people. */
export type NamedIssue = { readonly issueId: string; readonly code: string };

/** An issue as it stands when it is judged. */
export type JudgedIssue = NamedIssue & {
  readonly row: IssueRow;
  readonly version: number;
  /** Whether what is read of it stands beside it, so that it is judged once that is shown. */
  readonly isReadBeside?: boolean;
};

/** What an act is about: the issue that is open, or those that are selected. */
export type Subject<Issue extends NamedIssue = JudgedIssue> = { readonly issues: readonly Issue[]; readonly isSelection: boolean };

export const oneIssue = <Issue extends NamedIssue>(issue: Issue): Subject<Issue> => ({ issues: [issue], isSelection: false });

/** What a person decides about issues: an event of their chart without sender, or a tag. */
export type Move =
  | { readonly type: 'issue.accept'; readonly severity: string | null }
  | { readonly type: 'issue.reject'; readonly reason: string }
  | { readonly type: 'issue.untriage' }
  | { readonly type: 'issue.merge'; readonly originalId: string; readonly code: string; readonly namedAs: NamedAs }
  | { readonly type: 'issue.unmerge' }
  | { readonly type: 'severity.change'; readonly severity: string }
  /** A tag without an id is made first. */
  | { readonly type: 'tag.change'; readonly tag: IssueTag; readonly attached: boolean };

type ChartMove = Exclude<Move, { readonly type: 'tag.change' }>;

/** One issue of an act. */
export type Acted = NamedIssue & {
  /** The version that was seen when it was given. */
  readonly version: number;
  /** What stood there, for the way back. */
  readonly before: IssueStanding | null;
  /** The version that the act left. */
  readonly left: number | null;
  readonly isChanged: boolean;
};

/** One decision about one issue or several, until it is forgotten. */
export type Act = { readonly key: string; readonly isSelection: boolean; readonly move: Move; readonly issues: readonly Acted[] };

/** An act or its way back, until the server has answered it. */
export type Wish = {
  readonly act: Act;
  readonly isUndo: boolean;
  readonly isSent: boolean;
  /** It waits for a line: it never left this device, or no answer came. */
  readonly held: 'unsent' | 'unanswered' | null;
};

export type Carried =
  | { readonly type: 'act.carry'; readonly act: Act }
  | { readonly type: 'undo.carry'; readonly act: Act }
  | { readonly type: 'act.drop'; readonly key: string }
  | { readonly type: 'reading.carry'; readonly issueId: string };

/** What came of an act at one issue. */
export type Outcome = {
  readonly issueId: string;
  readonly isChanged: boolean;
  readonly version: number | null;
  readonly before: IssueStanding | null;
  readonly refusal: string | null;
};

/** Why an issue was left out, by the chart or by the server. */
export type Refused = { readonly issueId: string; readonly message: string };

export type Split = {
  readonly applies: readonly string[];
  /** Those that stand so already. */
  readonly stands: readonly string[];
  readonly refused: readonly Refused[];
  /** What the chart of each issue changes in its row. */
  readonly changes: Readonly<Record<string, Partial<IssueRow>>>;
  readonly isSeverityMissing: boolean;
};

export type Decision = { readonly subject: Subject<NamedIssue & Partial<JudgedIssue>>; readonly move: Move; readonly split: Split };

export const triageFailed = 'There was an issue with triaging the issue. Please try again later.';
export const undoLost = 'This was not undone: the server did not answer. Please try again.';
export const nothingChanged = 'Nothing to undo: it was like this already.';
export const severityFailed = 'Severity update unsuccessful, please try again later.';

const weighed = (row: IssueRow, move: ChartMove, actor: Actor) => {
  try {
    /** Only the server knows how a duplicate stood before. */
    const isKnown = move.type !== 'issue.unmerge';
    const event = isKnown ? { ...move, actor } : { ...move, triageStatus: 'untriaged' as const, triageReason: null, actor };
    const { row: change, changed } = next(issueLifecycle, row, event);
    return { refusal: null, isChange: changed, change: isKnown ? change : {} };
  } catch (error) {
    if (error instanceof RefusalError) return { refusal: error.refusal, isChange: false, change: {} };
    throw error;
  }
};

const splitBy = ({ issues }: Decision['subject'], move: Move, actor: Actor): Split => {
  const applies: string[] = [];
  const stands: string[] = [];
  const refused: Refused[] = [];
  const changes: Record<string, Partial<IssueRow>> = {};
  let missing = 0;
  for (const { issueId, row } of issues) {
    const { refusal, isChange, change } =
      row === undefined || move.type === 'tag.change' ? { refusal: null, isChange: true, change: {} } : weighed(row, move, actor);
    changes[issueId] = change;
    if (refusal?.path?.includes('newSeverity') === true) missing += 1;
    if (refusal !== null) refused.push({ issueId, message: refusal.message });
    else (isChange ? applies : stands).push(issueId);
  }
  return { applies, stands, refused, changes, isSeverityMissing: missing > 0 && missing === issues.length };
};

const decisions = new WeakMap<object, Map<string, Decision>>();

/** Asks the charts of a subject once for a move: its button, its guards and its act share the answer. */
export const decide = (subject: Decision['subject'], move: Move, actor: Actor): Decision => {
  const known = decisions.get(subject) ?? new Map<string, Decision>();
  const key = JSON.stringify([move, actor]);
  const decision = known.get(key) ?? { subject, move, split: splitBy(subject, move, actor) };
  decisions.set(subject, known.set(key, decision));
  return decision;
};

/** Accepting several issues keeps the severity of each. */
export const batchAcceptance: ChartMove = { type: 'issue.accept', severity: null };

/** What accepting sends when nobody chooses a severity: the moderator's, else its own; for several that of each. */
export const acceptance = ({ issues, isSelection }: Subject): Move => {
  const row = isSelection ? undefined : issues[0]?.row;
  return row === undefined ? batchAcceptance : { type: 'issue.accept', severity: row.reviewedSeverity ?? row.severity };
};

/** Whether none of the issues can be accepted before a severity is chosen. */
export const isSeverityAsked = (subject: Subject, actor: Actor): boolean => decide(subject, batchAcceptance, actor).split.isSeverityMissing;

/** A decision under its key. */
export const actOf = (key: string, { subject: { issues, isSelection }, move, split }: Decision): Act => ({
  key,
  isSelection,
  move,
  issues: issues
    .filter(({ issueId }) => split.applies.includes(issueId))
    .map(({ issueId, code, version = 0, row }) => ({
      issueId,
      code,
      version,
      before: row === undefined ? null : issueStanding(row),
      left: null,
      isChanged: true,
    })),
});

/** Whether an act is about the verdict of the one issue that is open. */
export const isOneVerdict = ({ isSelection, move }: Act): boolean => !isSelection && move.type !== 'tag.change';

/** What came of an act: those that were not refused, with what the server says they had and what was left. */
export const answeredAct = (act: Act, outcomes: readonly Outcome[], tag: Tag | null): Act => ({
  ...withTag(act, act.move, tag),
  issues: act.issues.flatMap((issue) => {
    const outcome = outcomes.find(({ issueId }) => issueId === issue.issueId);
    if (outcome === undefined) return [issue];
    if (outcome.refusal !== null) return [];
    return [{ ...issue, before: outcome.before ?? issue.before, left: outcome.version, isChanged: outcome.isChanged }];
  }),
});

export const refusedIn = (outcomes: readonly Outcome[]): readonly Refused[] =>
  outcomes.flatMap(({ issueId, refusal }) => (refusal === null ? [] : [{ issueId, message: refusal }]));

const newTagOf = (move: Move): string | null => (move.type === 'tag.change' && move.tag.id === null ? move.tag.name : null);

/** The act with the tag that was made for a move with the same name. */
export const withTag = (act: Act, made: Move, tag: Tag | null): Act =>
  tag !== null && act.move.type === 'tag.change' && newTagOf(act.move) !== null && newTagOf(act.move) === newTagOf(made)
    ? { ...act, move: { ...act.move, tag } }
    : act;

const meets = ({ act: one }: Wish, { act: other }: Wish): boolean =>
  one.issues.some(({ issueId }) => other.issues.some((each) => each.issueId === issueId)) ||
  (newTagOf(one.move) !== null && newTagOf(one.move) === newTagOf(other.move));

/**
 * What can be sent: an act waits for those before it that are about an issue of its own, whose version it needs, or make its tag. Behind one
 * that waits for a line it is handed over as well, to be kept on the device: there they go in their order, each with the version before it.
 */
export const readyWishes = (queue: readonly Wish[]): readonly Wish[] =>
  queue.filter(
    (wish, at) => !wish.isSent && !queue.slice(0, at).some((earlier) => meets(earlier, wish) && (earlier.held === null || wish.isUndo)),
  );

/** As it is sent: with the last version that this page made of each issue, on the way back about those alone that were changed. */
export const carriedBy = ({ act, isUndo }: Wish, versions: Readonly<Record<string, number>>): Carried => ({
  type: isUndo ? 'undo.carry' : 'act.carry',
  act: {
    ...act,
    issues: act.issues
      .filter(({ isChanged }) => isChanged)
      .map((issue) => ({ ...issue, version: Math.max(issue.version, versions[issue.issueId] ?? 0) })),
  },
});

const counted = (count: number): string => `${count} ${count === 1 ? 'issue' : 'issues'}`;

/** Why a decision is about none of the issues. */
export const reasonOf = ({ stands, refused }: Split): string => {
  const [first] = refused;
  if (first !== undefined) return first.message;
  return stands.length === 0
    ? 'Select at least one issue.'
    : `${counted(stands.length)} ${stands.length === 1 ? 'is' : 'are'} like this already.`;
};

/** "3 of 7 are left out: Please choose a severity.", or null where a decision is about all or none. */
export const leftOut = ({ applies, stands, refused }: Split): string | null => {
  const [first] = refused;
  if (first === undefined || applies.length === 0) return null;
  const all = applies.length + stands.length + refused.length;
  return `${refused.length} of ${all} ${refused.length === 1 ? 'is' : 'are'} left out: ${first.message}`;
};

const severityWords = (severity: string): string => severityLabels[givenSeverities.find((given) => given === severity) ?? 'unknown'];

/** What was decided, after the code of the issue. */
export const verdictWords = (move: Move): string => {
  switch (move.type) {
    case 'issue.accept':
      return 'accepted';
    case 'issue.reject':
      return `rejected as ${move.reason}`;
    case 'issue.untriage':
      return 'moved back to New';
    case 'issue.merge':
      return `merged into ${move.code}`;
    case 'issue.unmerge':
      return 'is no duplicate';
    case 'severity.change':
      return `is now ${severityWords(move.severity)}`;
    case 'tag.change':
      return move.attached ? `has ${move.tag.name}` : `is without ${move.tag.name}`;
  }
};

/** What was decided about so many issues. */
export const batchWords = (move: Move, count: number): string => {
  const issues = counted(count);
  switch (move.type) {
    case 'severity.change':
      return `${issues} now ${severityWords(move.severity)}`;
    case 'tag.change':
      return move.attached ? `${move.tag.name} added to ${issues}` : `${move.tag.name} removed from ${issues}`;
    default:
      return `${issues} ${verdictWords(move)}`;
  }
};

/** What is said when the server says nothing. */
export const actFailed = ({ type }: Move): string => {
  if (type === 'severity.change') return severityFailed;
  return type === 'tag.change' ? tagTexts.notSaved : triageFailed;
};

/** A verdict settles what it is about; a severity or a tag leaves the selection for the next step. */
export const isSettling = ({ type }: Move): boolean => type === 'issue.accept' || type === 'issue.reject' || type === 'issue.merge';

/** "2 issues were refused: ..." */
export const refusedWords = (refused: readonly Refused[]): string =>
  `${counted(refused.length)} ${refused.length === 1 ? 'was' : 'were'} refused: ${[...new Set(refused.map(({ message }) => message))].join(' ')}`;

export type JudgeEmitted =
  /** With the issues that are settled by it, also those that stood so already, and what it changes in their rows. */
  | { readonly type: 'act.given'; readonly act: Act; readonly settled: readonly string[]; readonly changes: Split['changes'] }
  /** The server took it, with those that were not refused. */
  | { readonly type: 'act.taken'; readonly act: Act; readonly refused: readonly Refused[]; readonly isReversible: boolean }
  | { readonly type: 'act.refused'; readonly act: Act; readonly refused: readonly Refused[] }
  /** It waits on this device; it can be taken back as long as no server can have seen it. */
  | { readonly type: 'act.kept'; readonly act: Act; readonly isReversible: boolean }
  | { readonly type: 'act.awaited'; readonly code: string }
  | { readonly type: 'act.withdrawn'; readonly act: Act }
  | { readonly type: 'undo.sent'; readonly act: Act }
  /** With those that were taken back. */
  | { readonly type: 'act.undone'; readonly act: Act; readonly issueIds: readonly string[]; readonly refused: readonly Refused[] }
  | { readonly type: 'undo.failed'; readonly act: Act; readonly message: string; readonly isLost: boolean }
  | { readonly type: 'undo.missing' }
  | { readonly type: 'issue.revisited'; readonly issueId: string }
  /** Without an act where none was given. */
  | { readonly type: 'act.failed'; readonly act: Act | null; readonly message: string };
