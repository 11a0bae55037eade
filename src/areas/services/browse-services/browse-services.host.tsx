import { requestIdOf } from '#src/cache/failure.ts';
import { usePageTitle } from '#src/title.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useQuery } from 'urql';
import { Services } from './browse-services.documents.ts';
import { BrowseServicesView, ServicesWaiting } from './browse-services.view.tsx';

/** The catalogue of services, and what the organization asked for. */
export function BrowseServicesHost() {
  const [{ data, error }, ask] = useQuery({ query: Services, requestPolicy: 'cache-and-network' });
  const { creditModelAccess: paysCredits } = useViewer().organization;
  usePageTitle('Services');
  return (
    <Page>
      <PageHeader title="Services" />
      {data !== undefined ? (
        <BrowseServicesView services={data.professionalServices} requests={data.professionalServiceRequests} paysCredits={paysCredits} />
      ) : error === undefined ? (
        <ServicesWaiting paysCredits={paysCredits} />
      ) : (
        <Sheet>
          <LoadFailure
            title="The services could not be loaded."
            requestId={requestIdOf(error)}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
        </Sheet>
      )}
    </Page>
  );
}
