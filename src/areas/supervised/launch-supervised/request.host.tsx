import { requestIdOf } from '#src/cache/failure.ts';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { addressesOf } from './launch-addresses.ts';
import { RequestToLaunch } from './launch-supervised.documents.ts';
import { OpenedFormHost } from './opened-form.host.tsx';
import { UnopenedView } from './unopened.view.tsx';

type RequestHostProps = {
  readonly advancedTestId: string;
  readonly requestedTestId: string | null;
  readonly section: string | undefined;
  readonly opensPreview: boolean;
  readonly children: ReactNode;
};

/** Asks for the request that a supervised test is launched from, and opens the form with what it says. */
export function RequestHost({ advancedTestId, ...opened }: RequestHostProps) {
  const [{ data, error }, ask] = useQuery({ query: RequestToLaunch, variables: { id: advancedTestId } });
  const request = data?.platformTest;
  if (request?.__typename === 'AdvancedTestRequest' && request.id === advancedTestId)
    return <OpenedFormHost key={`${advancedTestId} ${opened.requestedTestId ?? ''}`} request={request} {...opened} />;
  const isOther = request !== undefined && request?.__typename !== 'AdvancedTestRequest';
  return (
    <UnopenedView
      request={addressesOf({ advancedTestId, requestedTestId: null }).request}
      stage={isOther ? 'notRequest' : error === undefined ? 'loading' : 'failed'}
      requestId={error === undefined ? null : requestIdOf(error)}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}
