import { walkIssuesMachine } from '#machines/flows/issues/walk-issues.ts';
import type { TriageIssueActorRef } from '#machines/flows/issues/triage-issue.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { IssueAddress } from '../issue/use-issue-address.ts';

type Walked = {
  readonly ids: readonly string[];
  /** Which list it is: another one is read from its top. */
  readonly place: string;
  readonly isListed: boolean;
  readonly address: IssueAddress;
  /** Asks for more of the list; null where all of it is there. */
  readonly onMore: (() => void) | null;
  readonly triage: TriageIssueActorRef;
};

/** Walks the list as it is shown; the address names the issue that is read. */
export const useWalk = ({ ids, place, isListed, address: { search, change }, onMore, triage }: Walked) => {
  const walk = useActorRef(walkIssuesMachine, { input: { current: search.issue } });
  const shown = useRef(place);
  useEffect(() => {
    if (!isListed) return;
    walk.send({ type: shown.current === place ? 'list.changed' : 'list.replaced', ids });
    shown.current = place;
  }, [walk, ids, place, isListed]);
  useEmitted(walk, { 'issue.settled': ({ issueId }) => change({ issue: issueId }), 'more.wanted': () => onMore?.() });
  useEmitted(triage, {
    'issue.revisited': ({ issueId }) => walk.send({ type: 'issue.recall', issueId }),
    'verdict.given': () => walk.send({ type: 'recall.forget' }),
    'undo.sent': ({ verdict }) => walk.send({ type: 'issue.recall', issueId: verdict.issueId }),
  });
  useEmitted(walk, { 'issue.reached': ({ issueId }) => triage.send({ type: 'issue.leave', issueId: issueId ?? '' }) });
  return walk;
};
