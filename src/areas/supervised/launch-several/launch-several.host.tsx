import { launchSeveralMachine, selectSum } from '#machines/flows/supervised/launch-several.ts';
import type { Refusals } from '#machines/flows/supervised/launch-several.ts';
import type { LaunchSupervisedInput } from '#machines/flows/supervised/launch-supervised.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { usePageTitle } from '#src/title.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { shallowEqual, useSelector } from '@xstate/react';
import { useRoom } from '#src/launch-room.ts';
import { useEffect, useMemo } from 'react';
import { addressesOf } from '../launch-supervised/launch-addresses.ts';
import { freshForm, useLaunchRefusal } from '../launch-supervised/fresh-form.ts';
import type { RequestOpened } from '../launch-supervised/fresh-form.ts';
import { launchSeveralPorts } from './launch-several.ports.ts';
import { LaunchSeveralView } from './launch-several.view.tsx';

/** Launches the requested tests of a request that are complete, each from its form. */
export function LaunchSeveralHost({ request }: { readonly request: RequestOpened }) {
  const { client } = usePortal();
  const { id: userId } = useViewer();
  const refusalOf = useLaunchRefusal(request);
  const { id: advancedTestId, code, name, requestedTests } = request;
  const refusals = Object.fromEntries(requestedTests.map(({ id }) => [id, refusalOf(id)])) satisfies Refusals;
  const said = JSON.stringify(refusals);
  const actorRef = useFlow(
    () => {
      const fresh: readonly LaunchSupervisedInput[] = requestedTests.map((each) => freshForm(request, each, null));
      return launchSeveralMachine.provide({ actors: launchSeveralPorts({ client, userId, fresh }) });
    },
    { input: { refusals } },
  );
  usePageTitle('Launch several tests');
  useEffect(() => {
    actorRef.send({ type: 'request.changed', refusals: JSON.parse(said) as Refusals });
  }, [actorRef, said]);
  useEmitted(actorRef, {
    'tests.launched': ({ launched, tried }) =>
      showToast({
        type: launched === tried ? 'success' : 'danger',
        text:
          launched === tried ? `${counted(launched, 'test was', 'tests were')} launched.` : `${launched} of ${tried} tests were launched.`,
      }),
  });
  const { tests, credits } = useSelector(actorRef, selectSum, shallowEqual);
  const room = useRoom({ tests: Math.max(1, tests), credits });
  const addresses = useMemo(() => addressesOf({ advancedTestId, requestedTestId: null }), [advancedTestId]);
  return (
    <LaunchSeveralView
      actorRef={actorRef}
      room={room}
      back={{ label: `${code} ${name}`, href: addresses.request }}
      resultsOf={(requestedTestId) => {
        const launchedTestId = requestedTests.find(({ id }) => id === requestedTestId)?.launchedTestId ?? null;
        return launchedTestId === null ? null : `/results/${launchedTestId}`;
      }}
      formOf={(requestedTestId) => addressesOf({ advancedTestId, requestedTestId }).form(null)}
    />
  );
}
