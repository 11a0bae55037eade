import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues.ts';
import { selectIssuesMachine } from '#machines/flows/issues/select-issues.ts';
import type { SelectIssuesActorRef } from '#machines/flows/issues/select-issues.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';

type Selecting = {
  readonly exporter: ExportIssuesActorRef;
  readonly ids: readonly string[];
  /** Asks for more of the list; null where all of it is there. */
  readonly onMore: (() => void) | null;
  /** Whether the next part did not come. */
  readonly isCut: boolean;
  /** What narrows the list: other tags mean another selection. */
  readonly narrowing: string;
};

/** Selects issues of the list as it is shown: one, ranges, and all that match. */
export const useSelecting = ({ exporter, ids, onMore, isCut, narrowing }: Selecting): SelectIssuesActorRef => {
  const selecting = useActorRef(selectIssuesMachine);
  const chosen = useRef(narrowing);
  const isWhole = onMore === null;
  useEmitted(selecting, {
    'issue.toggled': (event) => exporter.send({ ...event, type: 'issue.toggle' }),
    'issues.taken': (event) => exporter.send({ ...event, type: 'issues.take' }),
    'issues.dropped': (event) => exporter.send({ ...event, type: 'issues.drop' }),
    'selection.cleared': () => exporter.send({ type: 'selection.clear' }),
    'more.wanted': () => onMore?.(),
  });
  useEffect(() => {
    if (chosen.current !== narrowing) exporter.send({ type: 'tags.changed' });
    chosen.current = narrowing;
  }, [exporter, narrowing]);
  useEffect(() => selecting.send({ type: 'list.changed', ids, isWhole }), [selecting, ids, isWhole]);
  useEffect(() => {
    if (isCut) selecting.send({ type: 'list.cut' });
  }, [selecting, isCut]);
  return selecting;
};
