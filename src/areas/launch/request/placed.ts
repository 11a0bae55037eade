/** Things that have nothing but their place to be told apart by, each with its place as a key. */
export const placed = <T>(list: readonly T[], from = 0): readonly { readonly key: string; readonly place: number; readonly one: T }[] =>
  list.map((one, index) => ({ key: `place-${from + index}`, place: from + index, one }));
