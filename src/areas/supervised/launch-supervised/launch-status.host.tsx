import { selectKeeping, selectStage } from '#machines/flows/supervised/hold-form/hold-form.selectors.ts';
import { dollarsOf } from '#machines/flows/supervised/launch-supervised/launch-supervised.rules.ts';
import { selectTotal } from '#machines/flows/supervised/launch-supervised/launch-supervised.selectors.ts';
import { FormStatus } from '#src/keeping/form-status.host.tsx';
import { useStatusBar } from '#src/status-bar.tsx';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLaunch } from './use-launch.ts';

const keys = [{ keys: 'Ctrl Enter', label: 'preview' }];
const readOnly = { state: 'saved', sentence: 'Read only' } as const;

/** Says whether the form is saved, and what a tester is paid. */
export function LaunchStatus() {
  const { actorRef, holdRef, isKept } = useLaunch();
  const stage = useSelector(holdRef, selectStage);
  const keeping = useSelector(holdRef, selectKeeping);
  const said = `Payout ${dollarsOf(useSelector(actorRef, selectTotal))} a tester`;
  return stage === 'filling' ? (
    <FormStatus keeping={keeping} isUnkept={!isKept} keys={keys} said={said} />
  ) : (
    <StillLine isReading={stage === 'reading'} note={said} />
  );
}

function StillLine({ isReading, note }: { readonly isReading: boolean; readonly note: string }) {
  useStatusBar(useMemo(() => ({ ...(isReading ? readOnly : {}), keys, note }), [isReading, note]));
  return null;
}
