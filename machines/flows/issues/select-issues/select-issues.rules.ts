/** The issues between two of a list, both included, in its order; none when either is not in it. */
export const between = (ids: readonly string[], from: string | null, to: string): readonly string[] => {
  const one = from === null ? -1 : ids.indexOf(from);
  const other = ids.indexOf(to);
  return one < 0 || other < 0 ? [] : ids.slice(Math.min(one, other), Math.max(one, other) + 1);
};

/** Where a range begins: where the last issue was selected, as long as it is listed, else where the step begins. */
export const anchorOf = (ids: readonly string[], anchor: string | null, from: string): string =>
  anchor !== null && ids.includes(anchor) ? anchor : from;

/** Whether a step leads back towards the beginning of its range. */
export const isNarrowing = (ids: readonly string[], anchor: string, from: string, to: string): boolean => {
  const distance = (id: string): number => Math.abs(ids.indexOf(id) - ids.indexOf(anchor));
  return distance(to) < distance(from);
};
