/** Index keys for entries without identity. */
export const placed = <T>(list: readonly T[], from = 0): readonly { readonly key: string; readonly place: number; readonly one: T }[] =>
  list.map((one, index) => ({ key: `place-${from + index}`, place: from + index, one }));
