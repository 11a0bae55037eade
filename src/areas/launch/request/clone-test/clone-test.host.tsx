import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { cloneTestMachine, selectProgress } from '#machines/flows/launch/request/clone-test.ts';
import type { ClonedCases } from '#schema/rules/launch/cloned-cases.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { usePageTitle } from '#src/title.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { useOpenLaunch } from '../open-launch.ports.ts';
import { cloneTestPorts } from './clone-test.ports.ts';
import { CloneTestView } from './clone-test.view.tsx';

type CloneTestHostProps = {
  readonly testId: string;
  readonly cases: ClonedCases;
};

const mostTicks = 10;

export default function CloneTestHost({ testId, cases }: CloneTestHostProps) {
  const { client } = usePortal();
  const openRef = useOpenLaunch();
  const [machine] = useState(() =>
    cloneTestMachine.provide({ actors: cloneTestPorts({ client, timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone }) }),
  );
  const [input] = useState(() => ({ testId, draftId: crypto.randomUUID(), cases }));
  const actorRef = useActorRef(machine, { input });
  const { done, total, sentence } = useSelector(actorRef, selectProgress);
  usePageTitle('Cloning a test');
  const ticks = total === 0 ? 0 : Math.floor((done / total) * mostTicks);
  useStatusBar(useMemo(() => ({ works: [{ id: 'clone', sentence, done: ticks, total: mostTicks }] }), [sentence, ticks]));
  useEmitted(actorRef, {
    'test.cloned': ({ draftId, hasDrafts }) => {
      showToast({
        type: 'success',
        text: `Cloned into a new request.${hasDrafts ? ' What you had begun is kept under Other drafts.' : ''}`,
      });
      openRef.send({ type: 'test.cloned', draftId });
    },
    'clone.cancelled': () => openRef.send({ type: 'clone.cancelled' }),
  });
  return <CloneTestView actorRef={actorRef} />;
}
