import { limits } from '#schema/vocabulary/limits.ts';

/** Who is read when the list has changed: the same issue while it is there, else the one that took its place. */
export const successor = (before: readonly string[], after: readonly string[], current: string | null): string | null => {
  if (current !== null && after.includes(current)) return current;
  const left = new Set(after);
  const at = current === null ? -1 : before.indexOf(current);
  if (at < 0) return after[0] ?? null;
  return before.slice(at).find((id) => left.has(id)) ?? before.slice(0, at).findLast((id) => left.has(id)) ?? after[0] ?? null;
};

/** The neighbour of an issue in the list, or the issue itself at either end. */
export const neighbour = (ids: readonly string[], current: string | null, step: 1 | -1): string | null => {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at < 0) return ids[0] ?? null;
  return ids[at + step] ?? current;
};

const few = 5;

/** Whether a reader who goes on from an issue soon comes to the end of the list. */
export const hasFewLeft = (ids: readonly string[], current: string | null): boolean => {
  const left = ids.length - 1 - (current === null ? -1 : ids.indexOf(current));
  return left > 0 && left <= few;
};

export const most = limits.issuesPerSelection;

/** The selection with these added, in order, as far as there is room. */
export const withMore = (selected: readonly string[], more: readonly string[]): readonly string[] =>
  [...new Set([...selected, ...more])].slice(0, most);

export const without = (selected: readonly string[], fewer: readonly string[]): readonly string[] =>
  selected.filter((id) => !fewer.includes(id));

/** The issues between two of a list, both included, in its order; none when either is not in it. */
export const between = (ids: readonly string[], from: string | null, to: string): readonly string[] => {
  const one = from === null ? -1 : ids.indexOf(from);
  const other = ids.indexOf(to);
  return one < 0 || other < 0 ? [] : ids.slice(Math.min(one, other), Math.max(one, other) + 1);
};

/** Where a range begins: where the last issue was selected, as long as it is listed, else where the step begins. */
export const anchorOf = ({ ids, anchor }: { readonly ids: readonly string[]; readonly anchor: string | null }, from: string): string =>
  anchor !== null && ids.includes(anchor) ? anchor : from;

/** Whether a step leads back towards the beginning of its range. */
export const isNarrowing = (ids: readonly string[], anchor: string, from: string, to: string): boolean => {
  const distance = (id: string): number => Math.abs(ids.indexOf(id) - ids.indexOf(anchor));
  return distance(to) < distance(from);
};
