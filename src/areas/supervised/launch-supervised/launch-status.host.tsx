import { selectKeeping, selectStage } from '#machines/flows/supervised/hold-form.ts';
import { crowdFigures, dollarsOf, payoutWords } from '#machines/flows/supervised/launch-supervised.rules.ts';
import type { Multipliers } from '#machines/flows/supervised/launch-supervised.rules.ts';
import type { LaunchSupervisedSnapshot } from '#machines/flows/supervised/launch-supervised.ts';
import { selectGroups, selectTotal, selectValues } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { selectIsAutomatic } from '#machines/flows/supervised/tester-group.ts';
import type { TesterGroupActorRef, TesterGroupSnapshot } from '#machines/flows/supervised/tester-group.ts';
import { FormStatus } from '#src/keeping/form-status.host.tsx';
import { useStatusBar } from '#src/status-bar.tsx';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLaunch } from './use-launch.ts';
import { useMultipliers } from './use-targeting.ts';

type Keys = readonly StatusBarKey[];

const walking = { keys: 'j k', label: 'tester' };
const anywhere = [
  { keys: 'Alt ArrowDown', label: 'next group' },
  { keys: 'Alt ArrowUp', label: 'group before' },
  { keys: 'Ctrl Enter', label: 'preview' },
];
const automatic = [walking, { keys: 'x', label: 'take out' }, ...anywhere];
const byHand = [walking, { keys: 'x', label: 'select' }, { keys: 'b', label: 'backup' }, ...anywhere];

const keysOf = (snapshot: TesterGroupSnapshot | undefined): Keys =>
  snapshot === undefined ? anywhere : selectIsAutomatic(snapshot) ? automatic : byHand;
const paidWith =
  (multipliers: Multipliers | null) =>
  (snapshot: LaunchSupervisedSnapshot): string => {
    const values = selectValues(snapshot);
    const { payout, plainPayout } = crowdFigures(values, selectGroups(snapshot), multipliers);
    return `Payout ${dollarsOf(selectTotal(snapshot))} a tester, ${payoutWords(payout, plainPayout, values.appliesCountryMultiplier)} in all`;
  };
const readOnly = { state: 'saved', sentence: 'Read only' } as const;

/** Says whether the form is saved, what a tester and the crowd are paid, and which keys work where the person is. */
export function LaunchStatus({ groupRef }: { readonly groupRef?: TesterGroupActorRef | undefined }) {
  const { actorRef, holdRef, isKept } = useLaunch();
  const stage = useSelector(holdRef, selectStage);
  const keeping = useSelector(holdRef, selectKeeping);
  const multipliers = useMultipliers();
  const said = useSelector(
    actorRef,
    useMemo(() => paidWith(multipliers), [multipliers]),
  );
  const keys = useSelector(groupRef, keysOf);
  return stage === 'filling' ? (
    <FormStatus keeping={keeping} isUnkept={!isKept} keys={keys} said={said} />
  ) : (
    <StillLine isReading={stage === 'reading'} note={said} keys={keys} />
  );
}

function StillLine({ isReading, note, keys }: { readonly isReading: boolean; readonly note: string; readonly keys: Keys }) {
  useStatusBar(useMemo(() => ({ ...(isReading ? readOnly : {}), keys, note }), [isReading, note, keys]));
  return null;
}
