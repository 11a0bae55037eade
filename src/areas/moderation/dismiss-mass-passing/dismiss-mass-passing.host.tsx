import { dismissMassPassingMachine } from '#machines/flows/moderation/dismiss-mass-passing/dismiss-mass-passing.machine.ts';
import { massPassingTexts } from '#machines/flows/moderation/dismiss-mass-passing/dismiss-mass-passing.rules.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { dismissMassPassingPorts } from './dismiss-mass-passing.ports.ts';
import { DismissMassPassingView } from './dismiss-mass-passing.view.tsx';

type DismissMassPassingHostProps = {
  readonly testId: string;
  readonly participantId: string;
  readonly isSuspected: boolean;
  readonly rate: number | null;
};

/** The card about possible mass passing. */
export function DismissMassPassingHost({ testId, participantId, isSuspected, rate }: DismissMassPassingHostProps) {
  const { client } = usePortal();
  const [machine] = useState(() => dismissMassPassingMachine.provide({ actors: dismissMassPassingPorts(client) }));
  const actorRef = useActorRef(machine, { input: { testId, participantId } });
  useEffect(() => {
    const listeners = [
      actorRef.on('warning.dismissed', () => showToast({ type: 'success', text: massPassingTexts.dismissed })),
      actorRef.on('dismissal.refused', ({ message }) => showToast({ type: 'danger', text: message })),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef]);
  if (!isSuspected) return null;
  return <DismissMassPassingView actorRef={actorRef} rate={rate} />;
}
