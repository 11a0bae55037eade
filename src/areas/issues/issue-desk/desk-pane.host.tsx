import { selectCurrent } from '#machines/flows/issues/walk-issues.ts';
import { neighbour } from '#machines/flows/issues/walk-issues.rules.ts';
import type { WalkIssuesActorRef } from '#machines/flows/issues/walk-issues.ts';
import { afterPaint } from '#src/ui/after-paint.ts';
import { useLast } from '#src/ui/use-last.ts';
import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useMemo, useSyncExternalStore, useEffect, useRef } from 'react';
import type { ListedIssue } from '../issue/issue-list.ts';
import { IssuePaneHost } from '../issue-reading/issue-pane.host.tsx';
import { IssueAwaited } from '../issue-reading/issue-waiting.tsx';
import { NoIssueView, PaneFrame } from './issue-desk.view.tsx';
import { useAhead } from '#src/cache/ahead.ts';
import { askTogether } from '#src/cache/together.ts';
import { createRequest, useClient } from 'urql';
import { OneIssue } from '../issue-reading/issue-reading.documents.ts';

/** Asks for all that is read of an issue before it is come to; where the one that is shown is not known either, for both in one call. */
export const useNextIssue = (shown: string | null, next: string | null): void => {
  const client = useClient();
  const ahead = useRef<string | null>(null);
  useEffect(() => {
    const isAhead = ahead.current === shown;
    ahead.current = next;
    if (shown === null || next === null || shown === next || isAhead) return;
    const isKnown = (id: string) => client.readQuery(OneIssue, { id }, { requestPolicy: 'cache-only' })?.data != null;
    if (isKnown(shown) || isKnown(next)) return;
    return askTogether([shown, next].map((id) => createRequest(OneIssue, { id })));
  }, [client, shown, next]);
  useAhead(next === null ? [] : [createRequest(OneIssue, { id: next })]);
};

/** Whether the list is at another issue that no frame has shown yet. */
const unpainted = (walk: WalkIssuesActorRef) => {
  let isUnpainted = false;
  return {
    get: () => isUnpainted,
    subscribe: (tell: () => void) => {
      let callOff = (): void => undefined;
      const turn = (to: boolean): void => {
        isUnpainted = to;
        tell();
      };
      const listener = walk.on('issue.reached', () => {
        callOff();
        turn(true);
        callOff = afterPaint(() => turn(false));
      });
      return () => {
        listener.unsubscribe();
        callOff();
        isUnpainted = false;
      };
    },
  };
};

type DeskPaneHostProps = {
  readonly walk: WalkIssuesActorRef;
  readonly issues: readonly ListedIssue[];
  readonly ids: readonly string[];
  readonly hrefOf: (issue: ListedIssue) => string;
  /** There is none to be read, and none comes. */
  readonly isWithout: boolean;
};

/** The row that is reached is painted before the issue beside it is drawn, which takes ten times as long. */
export const DeskPaneHost = memo(function DeskPane({ walk, issues, ids, hrefOf, isWithout }: DeskPaneHostProps) {
  const current = useSelector(walk, selectCurrent);
  const store = useMemo(() => unpainted(walk), [walk]);
  const isUnpainted = useSyncExternalStore(store.subscribe, store.get);
  const reached = useMemo(() => issues.find(({ id }) => id === current), [issues, current]);
  const shown = useDeferredValue(useLast(reached, isUnpainted));
  const isLeaving = shown?.id !== reached?.id;
  // What was asked for ahead stays asked for until it is drawn: a verdict takes the issue that is shown out of the list before that.
  useNextIssue(shown?.id ?? null, shown === undefined ? null : isLeaving ? (reached?.id ?? null) : neighbour(ids, shown.id, 1));
  return (
    <PaneFrame isLeaving={isLeaving}>
      {shown ? <IssuePaneHost issue={shown} href={hrefOf(shown)} walk={walk} /> : isWithout ? <NoIssueView /> : <IssueAwaited />}
    </PaneFrame>
  );
});
