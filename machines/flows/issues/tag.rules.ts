import type { Actor } from '#machines/lib/actor.ts';
import { next, refusalFor, refusalOf } from '#machines/lib/lifecycle.ts';
import { issueTagLifecycle } from '#machines/lifecycles/issue-tag/issue-tag.machine.ts';
import type { IssueTagRow } from '#machines/lifecycles/issue-tag/issue-tag.types.ts';

export type Tag = { readonly id: string; readonly name: string };

/** A tag that an issue has on the screen; one that is still being created has no id. */
export type IssueTag = { readonly id: string | null; readonly name: string };

/** A wish about one tag of an issue, until the server has answered it. */
export type TagChange = { readonly issueId: string; readonly tag: IssueTag; readonly attached: boolean };

const rowOf = (name: string): IssueTagRow => ({ state: 'live', name });

/** Whether this person has tags at all. */
export const mayTag = (actor: Actor): boolean => refusalFor(issueTagLifecycle, rowOf(''), 'tag.rename', actor) === null;

/** Why the chart refuses a name, or null. */
export const refusalOfName = (name: string, actor: Actor): string | null =>
  refusalOf(issueTagLifecycle, rowOf(''), { type: 'tag.rename', name, actor })?.message ?? null;

/** Whether a tag would have another name. */
export const isRenamed = ({ name: before }: Tag, name: string, actor: Actor): boolean =>
  next(issueTagLifecycle, rowOf(before), { type: 'tag.rename', name, actor }).changed;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The name of the tag that may be created of what is typed, or null. */
export const offeredName = (text: string, tags: readonly IssueTag[], actor: Actor): string | null =>
  refusalOfName(text, actor) !== null || tags.some(({ name }) => same(name, text)) ? null : text.trim();

const byName = (one: IssueTag, other: IssueTag): number => one.name.toLowerCase().localeCompare(other.name.toLowerCase());

const changed = (tags: readonly IssueTag[], { tag, attached }: TagChange): readonly IssueTag[] => {
  const others = tags.filter(({ id, name }) => (tag.id === null ? !same(name, tag.name) : id !== tag.id));
  return attached ? [...others, tag].toSorted(byName) : others;
};

/** The tags of an issue as its unanswered wishes make them. */
export const tagsWith = <Known extends IssueTag>(
  issueId: string,
  tags: readonly Known[],
  changes: readonly TagChange[],
): readonly (Known | IssueTag)[] => changes.filter((change) => change.issueId === issueId).reduce<readonly IssueTag[]>(changed, tags);

/** How many issues a tag hangs on, in words. */
export const issuesWords = (count: number): string => {
  if (count === 0) return 'It is on no issue.';
  return `It is on ${count} ${count === 1 ? 'issue' : 'issues'}.`;
};
