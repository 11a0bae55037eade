import { closeWindowMachine } from '#machines/flows/results/close-window/close-window.machine.ts';
import { closeWindowTexts } from '#machines/flows/results/close-window/close-window.rules.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useActorRef } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import { closeWindowPorts } from '../close-window/close-window.ports.ts';
import type { HeaderOffers } from './test-page.rules.ts';

const ActionsView = lazyPart(() => import('./actions.view.tsx').then((module) => ({ default: module.ActionsView })), {
  leave: () => undefined,
});
const PublishAllHost = lazyPart(() => import('../publish-all/publish-all.host.tsx'), { leave: ({ onClose }) => onClose() });

/** Holds the flows behind the menu of a test. */
export function ActionsHost({ testId, offers }: { readonly testId: string; readonly offers: HeaderOffers }) {
  const { client } = usePortal();
  const [machine] = useState(() => closeWindowMachine.provide({ actors: closeWindowPorts(client) }));
  const closing = useActorRef(machine, { input: { testId } });
  const [isPublishing, setPublishing] = useState(false);
  useEffect(() => {
    const listeners = [
      closing.on('window.closed', () => showToast({ type: 'success', text: closeWindowTexts.closed })),
      closing.on('close.refused', ({ message }) => showToast({ type: 'danger', text: message })),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [closing]);
  return (
    <Suspense>
      <ActionsView closing={closing} offers={offers} onPublishAll={() => setPublishing(true)} />
      {isPublishing ? <PublishAllHost testId={testId} onClose={() => setPublishing(false)} /> : null}
    </Suspense>
  );
}
