import { useReference } from '#src/cache/reference.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { addressesOf } from './launch-addresses.ts';
import { RequestToLaunch, TargetingOptions } from './launch-supervised.documents.ts';
import { OpenedFormHost } from './opened-form.host.tsx';
import type { RequestOpened } from './fresh-form.ts';
import { UnopenedView } from './unopened.view.tsx';

/** A form opens without what is preset, where that did not come. */
const none: RequestOpened['languages'] = [];

type RequestHostProps = {
  readonly advancedTestId: string;
  readonly requestedTestId: string | null;
  readonly section: string | undefined;
  readonly opensPreview: boolean;
  readonly children: ReactNode;
};

type AskedRequestProps = { readonly advancedTestId: string; readonly children: (request: RequestOpened) => ReactNode };

/** Asks for the request that supervised tests are launched from. */
export function AskedRequest({ advancedTestId, children }: AskedRequestProps) {
  const [{ data, error }, ask] = useQuery({ query: RequestToLaunch, variables: { id: advancedTestId } });
  const request = data?.platformTest;
  const reference = useReference(TargetingOptions, {});
  const isAwaited = reference.data === undefined && reference.error === undefined;
  const languages = reference.data?.languages ?? none;
  const opened = useMemo<RequestOpened | null>(
    () => (request?.__typename === 'AdvancedTestRequest' && !isAwaited ? { ...request, languages } : null),
    [request, languages, isAwaited],
  );
  if (opened?.id === advancedTestId) return children(opened);
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

/** Opens the form with what the request says. */
export function RequestHost({ advancedTestId, ...opened }: RequestHostProps) {
  return (
    <AskedRequest advancedTestId={advancedTestId}>
      {(request) => <OpenedFormHost key={`${advancedTestId} ${opened.requestedTestId ?? ''}`} request={request} {...opened} />}
    </AskedRequest>
  );
}
