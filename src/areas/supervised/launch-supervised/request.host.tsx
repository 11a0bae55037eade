import { refusalFor } from '#machines/lib/lifecycle.ts';
import { advancedTestLifecycle } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import { groupsFrom, valuesFrom } from '#machines/flows/supervised/launch-supervised/launch-supervised.rules.ts';
import type { LaunchSupervisedInput } from '#machines/flows/supervised/launch-supervised/launch-supervised.types.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { formPlace, recallForm } from './kept-form.ts';
import { addressesOf } from './launch-addresses.ts';
import { LaunchSupervisedHost } from './launch-supervised.host.tsx';
import { RequestToLaunch } from './launch-supervised.documents.ts';

type Request = Extract<ResultOf<typeof RequestToLaunch>['platformTest'], { __typename: 'AdvancedTestRequest' }>;
type RequestHostProps = { readonly advancedTestId: string; readonly requestedTestId: string | null; readonly children: ReactNode };

/** The requested test the address names, else the first that is not launched yet. */
const requestedOf = ({ requestedTests }: Request, id: string | null) =>
  requestedTests.find((test) => test.id === id) ??
  requestedTests.find(({ launchedTestId }) => launchedTestId === null) ??
  requestedTests[0] ??
  null;

/** Asks for the request that a supervised test is launched from, and opens the form with what it says. */
export function RequestHost({ advancedTestId, requestedTestId, children }: RequestHostProps) {
  const [{ data, error }, ask] = useQuery({ query: RequestToLaunch, variables: { id: advancedTestId } });
  const request = data?.platformTest;
  if (request?.__typename === 'AdvancedTestRequest' && request.id === advancedTestId)
    return (
      <OpenedForm key={`${advancedTestId} ${requestedTestId ?? ''}`} request={request} requestedTestId={requestedTestId}>
        {children}
      </OpenedForm>
    );
  return (
    <Page>
      <Sheet>
        {error === undefined && request === undefined ? (
          <Loading label="Loading the request">
            <SkeletonRows rows={6} />
          </Loading>
        ) : (
          <LoadFailure
            title="The request could not be loaded."
            requestId={error === undefined ? null : requestIdOf(error)}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
        )}
      </Sheet>
    </Page>
  );
}

function OpenedForm({ request, requestedTestId, children }: { request: Request; requestedTestId: string | null; children: ReactNode }) {
  const { id: userId, role, organization } = useViewer();
  const [{ input, place }] = useState(() => {
    const requested = requestedOf(request, requestedTestId);
    const kept = formPlace(userId, request.id, requested?.id ?? null);
    const row = requested && { ...requested, failedConditions: [], autoLaunchingEnabled: organization.autoLaunchingEnabled };
    const fresh: LaunchSupervisedInput = {
      advancedTestId: request.id,
      requestedTestId: requested?.id ?? null,
      key: `launch-supervised:${crypto.randomUUID()}`,
      attempt: 1,
      values: valuesFrom(request, requested),
      groups: groupsFrom(requested),
      launchRefusal: row && (refusalFor(advancedTestLifecycle, row, 'test.launch', { role, userId })?.message ?? null),
    };
    return { input: fresh.launchRefusal === null ? recallForm(kept, fresh) : fresh, place: kept };
  });
  const [addresses] = useState(() => addressesOf(request.id, requestedTestId));
  return (
    <LaunchSupervisedHost input={input} addresses={addresses} place={place} code={request.code} from={request.name}>
      {children}
    </LaunchSupervisedHost>
  );
}
