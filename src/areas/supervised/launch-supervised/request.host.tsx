import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { RequestToLaunch } from './launch-supervised.documents.ts';
import { OpenedFormHost } from './opened-form.host.tsx';

type RequestHostProps = {
  readonly advancedTestId: string;
  readonly requestedTestId: string | null;
  readonly opensPreview: boolean;
  readonly children: ReactNode;
};

/** Asks for the request that a supervised test is launched from, and opens the form with what it says. */
export function RequestHost({ advancedTestId, ...opened }: RequestHostProps) {
  const [{ data, error }, ask] = useQuery({ query: RequestToLaunch, variables: { id: advancedTestId } });
  const request = data?.platformTest;
  if (request?.__typename === 'AdvancedTestRequest' && request.id === advancedTestId)
    return <OpenedFormHost key={`${advancedTestId} ${opened.requestedTestId ?? ''}`} request={request} {...opened} />;
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
