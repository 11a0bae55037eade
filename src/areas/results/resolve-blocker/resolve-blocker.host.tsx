import { resolveBlockerMachine } from '#machines/flows/results/resolve-blocker/resolve-blocker.machine.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { blockerLifecycle } from '#machines/lifecycles/blocker/blocker.machine.ts';
import { blockerRowOf } from '#schema/generated/client/rows/blocker.documents.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { resolveBlockerPorts } from './resolve-blocker.ports.ts';
import type { ShownBlocker } from './resolve-blocker.view.tsx';
import { ResolveBlockerView } from './resolve-blocker.view.tsx';

type ResolveBlockerHostProps = { readonly testId: string; readonly blocker: ShownBlocker; readonly isShown: boolean };

/** One row of the blockers tab; it listens on while it is hidden, for the server may yet refuse what hid it. */
export function ResolveBlockerHost({ testId, blocker, isShown }: ResolveBlockerHostProps) {
  const { client } = usePortal();
  const { id, role } = useViewer();
  const [machine] = useState(() => resolveBlockerMachine.provide({ actors: resolveBlockerPorts(client) }));
  const actorRef = useActorRef(machine, { input: { blockerId: blocker.id } });
  useEffect(() => {
    const listener = actorRef.on('blocker.refused', ({ message }) => showToast({ type: 'danger', text: message }));
    return () => listener.unsubscribe();
  }, [actorRef]);
  if (!isShown) return null;
  const said = verdicts(blockerLifecycle, blockerRowOf(blocker), { role, userId: id });
  return (
    <ResolveBlockerView
      actorRef={actorRef}
      blocker={blocker}
      testerHref={`/results/${testId}/participant/${blocker.tester.participantId}`}
      resolveReason={said['blocker.resolve']}
    />
  );
}
