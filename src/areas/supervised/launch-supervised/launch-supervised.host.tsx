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
import type { LaunchAddresses } from './launch-addresses.ts';
import { launchSupervisedPorts } from './launch-supervised.ports.ts';
import { DevicesView } from './devices.view.tsx';
import { OutcomeView } from './outcome.view.tsx';
import { sectionOf } from './sections.rules.ts';
import { LaunchContext } from './use-launch.ts';
import { ReadingView } from '../hold-form/reading.view.tsx';
import { useKeptForm } from '../hold-form/use-kept-form.ts';
import type { Match, MatchCost, MatchFilters, MatchPage, SelectTestersPorts } from '#machines/flows/supervised/select-testers.ts';
import { fresh } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { BrowseTesters, MatchingCosts, MatchingTesters } from '../tester/select-testers.documents.ts';

type Asked = { readonly advancedTestId: string; readonly filters: MatchFilters };

const inputOf = ({ advancedTestId, filters }: Asked) => {
  const { internetBrowserIds: _, ...targeting } = filters.targeting;
  return {
    ...targeting,
    numberOfResultsNeeded: filters.numberOfResultsNeeded ?? 0,
    excludedTesterIds: filters.excludedTesterIds,
    excludedTestIds: filters.excludedTestIds,
    advancedTestRequestId: advancedTestId,
  };
};

const matchTesters = async (client: Client, asked: Asked): Promise<Match> => {
  const { data, error } = await client.query(MatchingTesters, { input: inputOf(asked) }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.matchingTesters;
};

const browseTesters = async (client: Client, asked: Asked, after: string): Promise<MatchPage> => {
  const { data, error } = await client.query(BrowseTesters, { input: { ...inputOf(asked), after } }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.matchingTesters;
};

const costCriteria = async (client: Client, asked: Asked): Promise<readonly MatchCost[]> => {
  const { data, error } = await client.query(MatchingCosts, { input: inputOf(asked) }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.matchingCosts;
};

/** Finds the testers that fit a group, says what its criteria cost, and goes on behind the best. */
const selectTestersPorts = (client: Client): SelectTestersPorts => ({
  matchTesters: fromPromise(({ input }) => matchTesters(client, input)),
  costCriteria: fromPromise(({ input }) => costCriteria(client, input)),
  browseTesters: fromPromise(({ input }) => browseTesters(client, input, input.after)),
});

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
