import type { LineKey, LineState, LineWork } from '#src/ui/the-line.tsx';
import type { ReactNode } from 'react';
import { createContext, use, useEffect, useId, useMemo, useState } from 'react';

/** What a screen says on the line; what it leaves out, the shell fills in. */
export type LineEntry = {
  readonly state?: LineState | undefined;
  readonly sentence?: string | undefined;
  readonly note?: ReactNode;
  readonly works?: readonly LineWork[] | undefined;
  readonly keys?: readonly LineKey[] | undefined;
  readonly onRetry?: (() => void) | undefined;
};

type Entries = ReadonlyMap<string, LineEntry>;
type Board = { readonly put: (id: string, entry: LineEntry) => void; readonly take: (id: string) => void };

const BoardContext = createContext<Board | null>(null);
const EntriesContext = createContext<Entries>(new Map());

const without = (entries: Entries, id: string): Entries => new Map([...entries].filter(([key]) => key !== id));

/** Holds what the screens say on the line. */
export function LineProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<Entries>(new Map());
  const board = useMemo<Board>(
    () => ({
      put: (id, entry) => setEntries((before) => new Map([...without(before, id), [id, entry]])),
      take: (id) => setEntries((before) => without(before, id)),
    }),
    [],
  );
  return (
    <BoardContext value={board}>
      <EntriesContext value={entries}>{children}</EntriesContext>
    </BoardContext>
  );
}

/** Says something on the line for as long as the screen stands; memoize the entry. */
export const useLine = (entry: LineEntry): void => {
  const board = use(BoardContext);
  const id = useId();
  useEffect(() => {
    board?.put(id, entry);
    return () => board?.take(id);
  }, [board, id, entry]);
};

/** What all screens together say: the latest word on each part, and every running work. */
export const useLineEntries = (): LineEntry => {
  const entries = use(EntriesContext);
  return useMemo(() => {
    const all = [...entries.values()];
    const latest = <K extends keyof LineEntry>(part: K): LineEntry[K] => all.findLast((entry) => entry[part] !== undefined)?.[part];
    return {
      state: latest('state'),
      sentence: latest('sentence'),
      note: latest('note'),
      keys: latest('keys'),
      onRetry: latest('onRetry'),
      works: all.flatMap((entry) => entry.works ?? []),
    };
  }, [entries]);
};
