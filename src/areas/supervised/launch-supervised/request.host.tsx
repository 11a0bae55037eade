import { requestIdOf } from '#src/cache/failure.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { usePageTitle } from '#src/title.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { addressesOf } from './launch-addresses.ts';
import { RequestToLaunch } from './launch-supervised.documents.ts';
import { OpenedFormHost } from './opened-form.host.tsx';

const title = 'Launch supervised test';

type RequestHostProps = {
  readonly advancedTestId: string;
  readonly requestedTestId: string | null;
  readonly section: string | undefined;
  readonly opensPreview: boolean;
  readonly children: ReactNode;
};

type UnopenedProps = {
  readonly advancedTestId: string;
  readonly stage: 'loading' | 'failed' | 'notRequest';
  readonly requestId: string | null;
  readonly onRetry: () => void;
};

function Unopened({ advancedTestId, stage, requestId, onRetry }: UnopenedProps) {
  usePageTitle(title);
  return (
    <Page>
      <PageHeader
        title={title}
        back={{ label: 'Back to the request', href: addressesOf({ advancedTestId, requestedTestId: null }).request }}
      />
      <Sheet>
        {stage === 'loading' ? (
          <Loading label="Loading the request">
            <SkeletonRows rows={6} />
          </Loading>
        ) : null}
        {stage === 'failed' ? <LoadFailure title="The request could not be loaded." requestId={requestId} onRetry={onRetry} /> : null}
        {stage === 'notRequest' ? (
          <EmptyState title="This is not a request.">A supervised test is launched from a request.</EmptyState>
        ) : null}
      </Sheet>
    </Page>
  );
}

/** Asks for the request that a supervised test is launched from, and opens the form with what it says. */
export function RequestHost({ advancedTestId, ...opened }: RequestHostProps) {
  const [{ data, error }, ask] = useQuery({ query: RequestToLaunch, variables: { id: advancedTestId } });
  const request = data?.platformTest;
  if (request?.__typename === 'AdvancedTestRequest' && request.id === advancedTestId)
    return <OpenedFormHost key={`${advancedTestId} ${opened.requestedTestId ?? ''}`} request={request} {...opened} />;
  const isOther = request !== undefined && request?.__typename !== 'AdvancedTestRequest';
  return (
    <Unopened
      advancedTestId={advancedTestId}
      stage={isOther ? 'notRequest' : error === undefined ? 'loading' : 'failed'}
      requestId={error === undefined ? null : requestIdOf(error)}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}
