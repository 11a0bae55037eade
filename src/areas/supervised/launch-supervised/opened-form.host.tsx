import { verdicts } from '#machines/lib/lifecycle.ts';
import { advancedTestLifecycle } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import { groupsFrom, unreadOf, valuesFrom } from '#machines/flows/supervised/launch-supervised/launch-supervised.rules.ts';
import { readKeptForm } from '#machines/flows/supervised/launch-supervised/kept-form.rules.ts';
import { selectArrivals, selectOpened, selectStage } from '#machines/flows/supervised/hold-form/hold-form.selectors.ts';
import type { LaunchSupervisedInput } from '#machines/flows/supervised/launch-supervised/launch-supervised.types.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { advancedTestRowOf } from '#schema/generated/client/rows/advanced-test.documents.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { DrawnKept } from '#src/ui/undrawn-kept.tsx';
import { forgetCopy, formPlace } from '../hold-form/form-copy.ts';
import { useHeldForm } from '../hold-form/use-held-form.ts';
import { UnopenedView } from './unopened.view.tsx';
import { addressesOf } from './launch-addresses.ts';
import type { RequestToLaunch } from './launch-supervised.documents.ts';
import { LaunchSupervisedHost } from './launch-supervised.host.tsx';

/** The request that supervised tests are launched from. */
export type RequestOpened = Extract<ResultOf<typeof RequestToLaunch>['platformTest'], { __typename: 'AdvancedTestRequest' }>;
type OpenedFormHostProps = {
  readonly request: RequestOpened;
  readonly requestedTestId: string | null;
  /** The section of the form that is shown, or that the preview was opened from. */
  readonly section: string | undefined;
  readonly opensPreview: boolean;
  readonly children: ReactNode;
};

/** The requested test the address names, else the first that is not launched yet. */
const requestedOf = ({ requestedTests }: RequestOpened, id: string | null) =>
  requestedTests.find((test) => test.id === id) ??
  requestedTests.find(({ launchedTestId }) => launchedTestId === null) ??
  requestedTests[0] ??
  null;

/** Why the requested test of a form cannot be launched, or null. */
export function useLaunchRefusal({ requestedTests }: RequestOpened): (requestedTestId: string | null) => string | null {
  const { id: userId, role } = useViewer();
  return (requestedTestId) => {
    const requested = requestedTests.find(({ id }) => id === requestedTestId);
    if (requested === undefined) return null;
    return verdicts(advancedTestLifecycle, advancedTestRowOf(requested), { role, userId })['test.launch'];
  };
}

/** The form of a requested test as the request fills it in. */
export const freshForm = (
  request: RequestOpened,
  requested: RequestOpened['requestedTests'][number] | null,
  launchRefusal: string | null,
): LaunchSupervisedInput => ({
  advancedTestId: request.id,
  requestedTestId: requested?.id ?? null,
  key: `launch-supervised:${crypto.randomUUID()}`,
  attempt: 1,
  values: valuesFrom(request, requested),
  groups: groupsFrom(requested),
  groupIds: [],
  unread: unreadOf(requested),
  requestUnread: unreadOf(requested),
  launchRefusal,
  opensPreview: false,
});

function Opened({ request, requestedTestId, section, opensPreview, children }: OpenedFormHostProps) {
  const { id: userId } = useViewer();
  const refusalOf = useLaunchRefusal(request);
  const [{ fresh, place }] = useState(() => {
    const requested = requestedOf(request, requestedTestId);
    const fresh = { ...freshForm(request, requested, refusalOf(requested?.id ?? null)), opensPreview };
    return { fresh, place: formPlace(userId, request.id, requested?.id ?? null) };
  });
  const { id: advancedTestId } = request;
  const holdRef = useHeldForm(place, fresh);
  const stage = useSelector(holdRef, selectStage);
  const arrivals = useSelector(holdRef, selectArrivals);
  const addresses = useMemo(() => addressesOf({ advancedTestId, requestedTestId, section }), [advancedTestId, requestedTestId, section]);
  const input = useMemo(() => {
    const { forms } = selectOpened(holdRef.getSnapshot());
    return arrivals === 0 || forms.form === null
      ? fresh
      : readKeptForm(forms.form, { ...fresh, opensPreview: fresh.opensPreview && arrivals === 1 });
  }, [holdRef, arrivals, fresh]);
  if ((stage === 'loading' && arrivals === 0) || stage === 'unloaded')
    return (
      <UnopenedView
        request={addresses.request}
        stage={stage === 'loading' ? 'loading' : 'failed'}
        requestId={null}
        onRetry={() => holdRef.send({ type: 'load.retry' })}
      />
    );
  return (
    <LaunchSupervisedHost
      key={arrivals}
      input={input}
      launchRefusal={refusalOf(fresh.requestedTestId)}
      addresses={addresses}
      holdRef={holdRef}
      place={place}
      code={request.code}
      from={request.name}
      rawFiles={request.rawTestCases?.length ?? 0}
      tests={request.requestedTests.length}
    >
      {children}
    </LaunchSupervisedHost>
  );
}

/** Opens the form with what the request says, or as it was left, here or at another device. */
export function OpenedFormHost(props: OpenedFormHostProps) {
  const { id: userId } = useViewer();
  const { request, requestedTestId } = props;
  const place = formPlace(userId, request.id, requestedOf(request, requestedTestId)?.id ?? null);
  return (
    <DrawnKept onForget={() => forgetCopy(place)}>
      <Opened {...props} />
    </DrawnKept>
  );
}
