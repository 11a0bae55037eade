import { useKeys } from '#src/keys.ts';
import { createContext, use, useEffect, useMemo } from 'react';

type Wish = { readonly key: string; readonly issueId: string };

/** The pane follows its list a moment later. */
export type Reaching = { readonly reached: () => string | null; readonly wish: { current: Wish | null }; readonly isSelecting: boolean };

export const ReachingContext = createContext<Reaching | null>(null);

/** Pressed while the list is at another issue already, it is meant for that and waits for the pane. */
export const useIssueKey = (key: string, issueId: string, act: (() => void) | null): void => {
  const desk = use(ReachingContext);
  useKeys(
    useMemo(() => {
      if (act === null) return {};
      const press = (): void => {
        const reached = desk?.reached() ?? issueId;
        if (desk === null || reached === issueId) return act();
        desk.wish.current = { key, issueId: reached };
      };
      return { [key]: press };
    }, [key, issueId, act, desk]),
  );
  useEffect(() => {
    const wish = desk?.wish.current;
    if (desk === null || wish == null) return;
    if (wish.issueId !== desk.reached()) desk.wish.current = null;
    else if (wish.key === key && wish.issueId === issueId) {
      desk.wish.current = null;
      act?.();
    }
  });
};
