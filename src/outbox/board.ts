import type { Client } from 'urql';

/** What of each thing this device keeps unsent, and what of it was refused late; told by the outbox, read by rows. */
type Shown = { readonly count: number; readonly waiting: ReadonlySet<string>; readonly refused: ReadonlyMap<string, string> };

const empty: Shown = { count: 0, waiting: new Set(), refused: new Map() };

const openBoard = () => {
  const watchers = new Set<() => void>();
  let shown = empty;
  const put = (next: Partial<Shown>): void => {
    shown = { ...shown, ...next };
    for (const watcher of watchers) watcher();
  };
  return {
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** How many decisions wait. */
    count: (): number => shown.count,
    isUnsent: (thing: string): boolean => shown.waiting.has(thing),
    /** Why what was decided about a thing was refused when it was sent at last. */
    refusalAt: (thing: string): string | null => shown.refused.get(thing) ?? null,
    showWaiting: (count: number, things: readonly string[]): void => put({ count, waiting: new Set(things) }),
    showRefused: (refused: ReadonlyMap<string, string>): void => put({ refused: new Map([...shown.refused, ...refused]) }),
    /** Whoever decides anew has read it. */
    forgetRefused: (things: readonly string[]): void => {
      if (things.some((thing) => shown.refused.has(thing)))
        put({ refused: new Map([...shown.refused].filter(([thing]) => !things.includes(thing))) });
    },
    clear: (): void => put(empty),
  };
};

export type Board = ReturnType<typeof openBoard>;

const boards = new WeakMap<Client, Board>();

/** One for each member in an organization, as their client is. */
export const boardOf = (client: Client): Board => {
  const known = boards.get(client) ?? openBoard();
  boards.set(client, known);
  return known;
};
