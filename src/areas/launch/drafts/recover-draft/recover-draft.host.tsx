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
  /** Null where it must be found out. */
  readonly id: string | null;
  readonly noun: 'draft' | 'form';
  readonly isUnloaded?: boolean;
  readonly onRetry: () => void;
  readonly onRecovered: () => void;
  readonly onDiscarded: () => void;
  readonly beside?: (id: string | null) => ReactNode;
};

/** For a draft or form that cannot be loaded or rendered. */
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
