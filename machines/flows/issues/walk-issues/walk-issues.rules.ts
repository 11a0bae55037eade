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
