import { requestIdOf } from '#src/cache/failure.ts';
import { usePageTitle } from '#src/title.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useQuery } from 'urql';
import { Services } from './browse-services.documents.ts';
import { BrowseServicesView } from './browse-services.view.tsx';

/** The catalogue of services, and what the organization asked for. */
export function BrowseServicesHost() {
  const [{ data, error }, ask] = useQuery({ query: Services, requestPolicy: 'cache-and-network' });
  usePageTitle('Services');
  return (
    <Page>
      <PageHeader title="Services" />
      {data === undefined ? (
        <Sheet>
          {error === undefined ? (
            <Loading label="Loading services">
              <SkeletonRows rows={4} />
            </Loading>
          ) : (
            <LoadFailure requestId={requestIdOf(error)} onRetry={() => ask({ requestPolicy: 'network-only' })} />
          )}
        </Sheet>
      ) : (
        <BrowseServicesView services={data.professionalServices} requests={data.professionalServiceRequests} />
      )}
    </Page>
  );
}
