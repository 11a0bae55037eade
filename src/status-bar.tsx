import type { StatusBarKey, StatusBarState, StatusBarWork } from '#src/ui/status-bar.tsx';
import type { ReactNode } from 'react';
import { createContext, use, useEffect, useId, useMemo, useState } from 'react';

/** What a screen says in the status bar; what it leaves out, the shell fills in. */
export type StatusBarEntry = {
  readonly state?: StatusBarState | undefined;
  readonly sentence?: string | undefined;
  readonly note?: ReactNode;
  readonly works?: readonly StatusBarWork[] | undefined;
  readonly keys?: readonly StatusBarKey[] | undefined;
  readonly onRetry?: (() => void) | undefined;
};

type Entries = ReadonlyMap<string, StatusBarEntry>;
type Board = { readonly put: (id: string, entry: StatusBarEntry) => void; readonly take: (id: string) => void };

const BoardContext = createContext<Board | null>(null);
const EntriesContext = createContext<Entries>(new Map());

const without = (entries: Entries, id: string): Entries => new Map([...entries].filter(([key]) => key !== id));

/** Holds what the screens say in the status bar. */
export function StatusBarProvider({ children }: { children: ReactNode }) {
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

/** Says something in the status bar for as long as the screen stands; memoize the entry. */
export const useStatusBar = (entry: StatusBarEntry): void => {
  const board = use(BoardContext);
  const id = useId();
  useEffect(() => {
    board?.put(id, entry);
    return () => board?.take(id);
  }, [board, id, entry]);
};

/** What all screens together say: the latest word on each part, and every running work. */
export const useStatusBarEntries = (): StatusBarEntry => {
  const entries = use(EntriesContext);
  return useMemo(() => {
    const all = [...entries.values()];
    const latest = <K extends keyof StatusBarEntry>(part: K): StatusBarEntry[K] =>
      all.findLast((entry) => entry[part] !== undefined)?.[part];
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
