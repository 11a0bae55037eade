import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues.ts';
import { selectIssuesMachine } from '#machines/flows/issues/select-issues.ts';
import type { SelectIssuesActorRef } from '#machines/flows/issues/select-issues.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';

type Selecting = {
  readonly exporter: ExportIssuesActorRef;
  readonly ids: readonly string[];
  /** Null where all is loaded. */
  readonly onMore: (() => void) | null;
  /** The next page failed. */
  readonly isCut: boolean;
  /** Another filter is another selection. */
  readonly narrowing: string;
};

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
