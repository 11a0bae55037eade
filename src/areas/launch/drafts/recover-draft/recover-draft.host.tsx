import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { recoverDraftMachine, selectId } from '#machines/flows/launch/drafts/recover-draft.ts';
import type { RecoverDraftPorts } from '#machines/flows/launch/drafts/recover-draft.ts';
import { usePageTitle } from '#src/title.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { RecoverDraftView } from './recover-draft.view.tsx';

type RecoverProps = {
  readonly ports: RecoverDraftPorts;
  /** Which draft or form it is; null where that is to be found out. */
  readonly id: string | null;
  readonly noun: 'draft' | 'form';
  readonly isUnloaded?: boolean;
  readonly onRetry: () => void;
  readonly onRecovered: () => void;
  readonly onDiscarded: () => void;
  /** What can be opened beside it, once it is known which it is. */
  readonly beside?: (id: string | null) => ReactNode;
};

/** Stands in for a draft or a form that did not come or cannot be drawn, until there is one that can. */
export function RecoverHost({ ports, id, noun, isUnloaded = false, onRetry, onRecovered, onDiscarded, beside }: RecoverProps) {
  const actorRef = useFlow(() => recoverDraftMachine.provide({ actors: ports }), { input: { id } });
  const found = useSelector(actorRef, selectId);
  usePageTitle(isUnloaded ? `The ${noun} could not be loaded` : `This ${noun} cannot be shown`);
  useEmitted(actorRef, {
    'draft.recovered': onRecovered,
    'draft.discarded': onDiscarded,
  });
  return <RecoverDraftView actorRef={actorRef} noun={noun} isUnloaded={isUnloaded} onRetry={onRetry} beside={beside?.(found)} />;
}
