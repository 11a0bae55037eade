import { launchSeveralMachine, selectSum } from '#machines/flows/supervised/launch-several.ts';
import type { Refusals, LaunchSeveralPorts, SeveralTest } from '#machines/flows/supervised/launch-several.ts';
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
import { LaunchSeveralView } from './launch-several.view.tsx';
import { TargetingOptions } from '../launch-supervised/launch-supervised.documents.ts';
import { openForm } from '#machines/flows/supervised/hold-form.ts';
import { readKeptForm } from '#machines/flows/supervised/kept-form.rules.ts';
import {
  crowdFigures,
  multipliersOf,
  devicesToCheck,
  problemsOf,
  toLaunchInput,
} from '#machines/flows/supervised/launch-supervised.rules.ts';
import type { SupervisedAnswer } from '#machines/flows/supervised/supervised-form.rules.ts';
import { deviceId } from '#src/keeping/device.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { formPlace, readCopy } from '../hold-form/form-copy.ts';
import { readServerForm } from '../hold-form/hold-form.ports.ts';
import { checkDevices, launchTest } from '../launch-supervised/launch-supervised.ports.ts';
import { forgetKept } from '#src/keeping/kept.ts';

type LaunchSeveralDeps = {
  readonly client: Client;
  readonly userId: string;
  /** The forms as the request fills them in. */
  readonly fresh: readonly LaunchSupervisedInput[];
};

const placeOf = (userId: string, { parentTestId, requestedTestId }: SeveralTest['input']): string =>
  formPlace(userId, parentTestId, requestedTestId ?? null);

/** A form as it is kept, here where the server has not got it yet, else there. */
async function formOf({ client, userId }: LaunchSeveralDeps, fresh: LaunchSupervisedInput): Promise<SeveralTest> {
  const { advancedTestId, requestedTestId } = fresh;
  const place = formPlace(userId, advancedTestId, requestedTestId);
  const device = deviceId();
  const server = await readServerForm({ client, advancedTestId, requestedTestId, device });
  const { form } = openForm(server, readCopy(place), device, 'keep').opened.forms;
  const { key, values, ...read } = form === null ? fresh : readKeptForm(form, fresh);
  const groups = read.groups.map((each, at) => ({ id: at + 1, values: each, match: null }));
  const launched = { advancedTestId, requestedTestId, values, groups };
  const reference = await client.query(TargetingOptions, {}).toPromise();
  const multipliers = reference.data === undefined ? null : multipliersOf(reference.data.countries);
  const { testers, payout, plainPayout, credits } = crowdFigures(values, groups, multipliers);
  if (payout === null) throw new Error('what is paid in each country could not be read', { cause: reference.error });
  return {
    id: requestedTestId ?? '',
    name: values.name,
    problems: problemsOf(launched).length + read.unread.length,
    groups: groups.length,
    testers,
    payout,
    plainPayout,
    isMultiplied: values.appliesCountryMultiplier,
    credits,
    key,
    input: toLaunchInput(launched),
    checks: devicesToCheck(groups),
  };
}

async function launch({ client, userId }: LaunchSeveralDeps, key: string, test: SeveralTest): Promise<SupervisedAnswer> {
  const invalid = await checkDevices(client, test.checks);
  if (invalid.length > 0) {
    const who = counted(invalid.length, 'tester has', 'testers have');
    return { kind: 'refused', messages: [`${who} none of the devices that are needed. Check the preview of its form.`] };
  }
  const answer = await launchTest(client, key, test.input);
  if (answer.kind === 'launched') forgetKept(placeOf(userId, test.input));
  return answer;
}

/** Lets the forms of a request be read and launched one by one. */
const launchSeveralPorts = (deps: LaunchSeveralDeps): LaunchSeveralPorts => ({
  loadTests: fromPromise<readonly SeveralTest[], void>(() => Promise.all(deps.fresh.map((each) => formOf(deps, each)))),
  launchTest: fromPromise(({ input }) => launch(deps, input.key, input.test)),
});

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
