import { readKeptDetails, requestServiceMachine } from '#machines/flows/services/request-service.ts';
import type { KeptDetails } from '#machines/flows/services/request-service.ts';
import { recallKept } from '#src/keeping/kept.ts';
import { useKeptChoice } from '#src/keeping/use-kept-choice.ts';
import { useViewer } from '#src/viewer.tsx';
import { serviceTexts } from '#schema/vocabulary/services.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePageTitle } from '#src/title.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useForm } from '#src/use-form.ts';
import { useQuery } from 'urql';
import { RequestService, Service } from './request-service.documents.ts';
import { RequestServiceView } from './request-service.view.tsx';

const typed = (details: KeptDetails): KeptDetails | null => (details.content === '' && details.unread.length === 0 ? null : details);

/** What is typed into the request for a service, kept on this device for this member until it is sent. */
export function useKeptDetails(serviceId: string): readonly [kept: KeptDetails, keep: (next: Partial<KeptDetails>) => void] {
  const { id, organization } = useViewer();
  const place = `muster.service:${organization.id}:${id}:${serviceId}`;
  const [kept, setKept] = useKeptChoice(place, () => readKeptDetails(recallKept(place) ?? {}), typed);
  return [kept, (next) => setKept((before) => ({ ...before, ...next }))];
}

type RequestServiceHostProps = { readonly id: string; readonly navigate: (href: string) => void };

/** The form that asks for a service. */
export function RequestServiceHost({ id, navigate }: RequestServiceHostProps) {
  const [{ data, error }, ask] = useQuery({ query: Service, variables: { id } });
  const [kept, keep] = useKeptDetails(id);
  const asking = useForm(requestServiceMachine, RequestService, {
    done: serviceTexts.submitted,
    onDone: () => {
      keep({ content: '' });
      navigate('/services');
    },
  });
  const { creditModelAccess: paysCredits } = useViewer().organization;
  usePageTitle(data?.professionalService.title ?? 'Services');
  return (
    <Page narrow>
      <PageHeader title={data?.professionalService.title ?? 'Request service'} back={{ label: 'Services', href: '/services' }} />
      {data === undefined ? (
        <Sheet>
          {error === undefined ? (
            <Loading label="Loading the service">
              <SkeletonRows rows={3} />
            </Loading>
          ) : (
            <LoadFailure
              title="The service could not be loaded."
              requestId={requestIdOf(error)}
              onRetry={() => ask({ requestPolicy: 'network-only' })}
            />
          )}
        </Sheet>
      ) : (
        <RequestServiceView actorRef={asking} service={data.professionalService} paysCredits={paysCredits} kept={kept} onChange={keep} />
      )}
    </Page>
  );
}
