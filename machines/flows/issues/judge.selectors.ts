import { wishFor } from '#machines/lib/until-shown.ts';
import type { GivenSeverity, RejectionReason } from '#schema/vocabulary/issue.ts';
import type { JudgedIssue, Refused, Wish } from './judge.rules.ts';
import type { JudgeSnapshot } from './judge.ts';
import type { TagChange } from './tag.rules.ts';

export type Choice = 'severity' | 'acceptance' | 'reason' | 'tags' | 'original' | null;

const choices = {
  ready: null,
  weighing: 'acceptance',
  changing: 'severity',
  rejecting: 'reason',
  tagging: 'tags',
  naming: 'original',
} as const;

const choiceOf = ({ value }: JudgeSnapshot): Choice => choices[value];

/** What is being chosen for the issue that is open. */
export const selectChoice = (snapshot: JudgeSnapshot): Choice =>
  snapshot.context.chosen?.isSelection === false ? choiceOf(snapshot) : null;

/** The issue whose original is being chosen, or null. */
export const selectNaming = (snapshot: JudgeSnapshot): JudgedIssue | null =>
  choiceOf(snapshot) === 'original' ? (snapshot.context.chosen?.issues[0] ?? null) : null;

/** What is being chosen for the selection. */
export const selectSelectionChoice = (snapshot: JudgeSnapshot): Choice =>
  snapshot.context.chosen?.isSelection === false ? null : choiceOf(snapshot);

/** The severity that all issues something is chosen for have, or null. */
export const selectChosenSeverity = ({ context: { chosen } }: JudgeSnapshot): GivenSeverity | null => {
  const issues = chosen?.issues ?? [];
  const severity = issues[0]?.row.severity ?? 'unknown';
  return severity !== 'unknown' && issues.every(({ row }) => row.severity === severity) ? severity : null;
};

/** The reason that stands checked in the list of reasons. */
export const selectChosenReason = ({ context: { chosen } }: JudgeSnapshot): RejectionReason | null =>
  (chosen?.issues[0]?.row.triageReason ?? null) as RejectionReason | null;

/** Why issues that are still selected were left out. */
export const selectRefusals = ({ context }: JudgeSnapshot): readonly Refused[] => context.refusals;

/** Why what was decided about this issue was not taken back. */
export const selectNotUndone =
  (issueId: string) =>
  ({ context }: JudgeSnapshot): string | null =>
    context.notUndone.find((each) => each.issueId === issueId)?.message ?? null;

/** Whether a decision waits for this issue to be shown. */
export const selectIsAwaiting =
  (issueId: string) =>
  ({ context }: JudgeSnapshot): boolean =>
    wishFor(context.until, issueId) !== null;

export const selectCanUndo = ({ context: { acts, queue } }: JudgeSnapshot): boolean =>
  acts.some(({ key }) => !queue.some(({ act, isUndo }) => isUndo && act.key === key));

/** Wishes that are not answered. */
export const selectQueue = ({ context }: JudgeSnapshot): readonly Wish[] => context.queue;

/** What they make of the tags of issues. */
export const tagChanges = (queue: readonly Wish[]): readonly TagChange[] =>
  queue.flatMap(({ act: { move, issues }, isUndo }) =>
    move.type === 'tag.change' ? issues.map(({ issueId }) => ({ issueId, tag: move.tag, attached: move.attached !== isUndo })) : [],
  );
