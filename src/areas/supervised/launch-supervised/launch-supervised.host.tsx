import { useIsUnkept } from '#src/keeping/use-kept-line.ts';
import { selectIsLocked, selectIsReading } from '#machines/flows/supervised/hold-form.ts';
import type { HoldFormActorRef } from '#machines/flows/supervised/hold-form.ts';
import { launchSupervisedMachine } from '#machines/flows/supervised/launch-supervised.ts';
import type { LaunchSupervisedInput } from '#machines/flows/supervised/launch-supervised.ts';
import { selectGroups, selectLaunchRefusal } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { selectTestersMachine } from '#machines/flows/supervised/select-testers.ts';
import { testerGroupMachine } from '#machines/flows/supervised/tester-group.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { ReadOnly } from '#src/ui/read-only.tsx';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useOnce } from '#src/ui/local.ts';
import type { ReactNode } from 'react';
import { selectTestersPorts } from '../select-testers/select-testers.ports.ts';
import type { LaunchAddresses } from './launch-addresses.ts';
import { launchSupervisedPorts } from './launch-supervised.ports.ts';
import { DevicesView } from './devices.view.tsx';
import { OutcomeView } from './outcome.view.tsx';
import { sectionOf } from './sections.rules.ts';
import { LaunchContext } from './use-launch.ts';
import { ReadingView } from '../hold-form/reading.view.tsx';
import { useKeptForm } from '../hold-form/use-kept-form.ts';

type LaunchSupervisedHostProps = {
  readonly input: LaunchSupervisedInput;
  /** Why the requested test cannot be launched, as the request says now. */
  readonly launchRefusal: string | null;
  readonly addresses: LaunchAddresses;
  readonly holdRef: HoldFormActorRef;
  /** Where the form is kept on this device. */
  readonly place: string;
  readonly code: string;
  readonly from: string;
  readonly rawFiles: number;
  readonly tests: number;
  readonly children: ReactNode;
};

/** Holds what is typed while the address goes from form to preview and back, and tells how the launch ended. */
export function LaunchSupervisedHost({
  input,
  launchRefusal,
  addresses,
  holdRef,
  place,
  code,
  from,
  rawFiles,
  tests,
  children,
}: LaunchSupervisedHostProps) {
  const { client } = usePortal();
  const navigation = useNavigation();
  const machine = useOnce(() => {
    const selectTesters = selectTestersMachine.provide({ actors: selectTestersPorts(client) });
    const testerGroup = testerGroupMachine.provide({ actors: { selectTesters } });
    return launchSupervisedMachine.provide({ actors: { ...launchSupervisedPorts(client), testerGroup } });
  });
  const actorRef = useActorRef(machine, { input });
  useKeptForm(actorRef, holdRef, place);
  const isKept = !useIsUnkept(place);
  const isReading = useSelector(holdRef, selectIsReading);
  const isLocked = useSelector(holdRef, selectIsLocked);
  useEffect(() => {
    if (launchRefusal !== selectLaunchRefusal(actorRef.getSnapshot())) actorRef.send({ type: 'request.changed', launchRefusal });
  }, [actorRef, launchRefusal]);
  useEffect(() => {
    const go = (href: string, replace = false) => navigation?.navigate(href, { replace });
    const listeners = [
      actorRef.on('preview.opened', () => go(addresses.preview)),
      actorRef.on('preview.left', () => go(addresses.left)),
      actorRef.on('group.added', ({ groupId }) => go(addresses.form(`group-${groupId}`))),
      actorRef.on('group.removed', ({ groupId }) => go(addresses.form(`group-${groupId}`), true)),
      actorRef.on('group.duplicated', ({ name, groupId }) => {
        showToast({ type: 'success', text: `${name} has been duplicated` });
        go(addresses.form(`group-${groupId}`));
      }),
      actorRef.on('problems.found', ({ path }) => go(addresses.form(sectionOf(path, selectGroups(actorRef.getSnapshot()))), true)),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef, addresses, navigation]);
  const launch = useMemo(
    () => ({ actorRef, holdRef, addresses, code, from, rawFiles, tests, isKept }),
    [actorRef, holdRef, addresses, code, from, rawFiles, tests, isKept],
  );
  return (
    <LaunchContext value={launch}>
      {isReading ? (
        <div className="mx-auto w-full max-w-[1360px] px-(--gutter) pt-4">
          <ReadingView holdRef={holdRef} />
        </div>
      ) : null}
      <ReadOnly on={isLocked}>{children}</ReadOnly>
      <DevicesView actorRef={actorRef} />
      <OutcomeView actorRef={actorRef} />
    </LaunchContext>
  );
}
