/** What of each thing this device keeps unsent, and what of it was refused late; told by the outbox, read by rows. */
type Board = { readonly count: number; readonly waiting: ReadonlySet<string>; readonly refused: ReadonlyMap<string, string> };

const empty: Board = { count: 0, waiting: new Set(), refused: new Map() };
let board = empty;
const watchers = new Set<() => void>();

const put = (next: Board): void => {
  board = next;
  for (const watcher of watchers) watcher();
};

export const watchBoard = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** How many decisions wait. */
export const countUnsent = (): number => board.count;
export const isUnsent = (thing: string): boolean => board.waiting.has(thing);
/** Why what was decided about a thing was refused when it was sent at last. */
export const refusalAt = (thing: string): string | null => board.refused.get(thing) ?? null;

export const showWaiting = (count: number, things: readonly string[]): void => put({ ...board, count, waiting: new Set(things) });
export const showRefused = (refused: ReadonlyMap<string, string>): void =>
  put({ ...board, refused: new Map([...board.refused, ...refused]) });
/** Whoever decides anew has read it. */
export const forgetRefused = (things: readonly string[]): void => {
  if (things.some((thing) => board.refused.has(thing)))
    put({ ...board, refused: new Map([...board.refused].filter(([thing]) => !things.includes(thing))) });
};
export const clearBoard = (): void => put(empty);
