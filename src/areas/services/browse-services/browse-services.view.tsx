import type { ResultOf } from '#schema/generated/client/gql.ts';
import { isInCredits, serviceRequestLabels, serviceTexts } from '#schema/vocabulary/services.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { Services } from './browse-services.documents.ts';

type Shown = ResultOf<typeof Services>;
type Service = Shown['professionalServices'][number];
type Request = Shown['professionalServiceRequests'][number];

const hues = { requested: 'neutral', in_progress: 'info', completed: 'success', cancelled: 'neutral' } as const;

const cards = 'grid gap-4 desk:grid-cols-2 wide:grid-cols-3';
const card = 'flex min-w-0 flex-col gap-2 rounded-sheet border border-line-strong bg-sheet p-4';

const withoutCredits = <p className="measure text-ink-2">{serviceTexts.withoutCredits}</p>;

/** Stands where the catalogue will. */
export function ServicesWaiting({ paysCredits }: { readonly paysCredits: boolean }) {
  return (
    <>
      {paysCredits ? null : withoutCredits}
      <Loading label="Loading services">
        <div className={cards}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <div key={key} className={`${card} min-h-44`}>
              <Skeleton width="38%" />
              <Skeleton width="54%" height={14} />
              <Skeleton width="46%" />
              <Skeleton width="96%" />
              <Skeleton width="72%" />
            </div>
          ))}
        </div>
      </Loading>
    </>
  );
}

function ServiceCard({ service: { id, title, cost, serviceLevelAgreement, description } }: { readonly service: Service }) {
  return (
    <li className={card}>
      <h2 className="text-head [overflow-wrap:anywhere]">{title}</h2>
      <p className="text-ink-2 [overflow-wrap:anywhere]">{description}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <p className="min-w-0">
          <span className="block font-strong">{cost}</span>
          <span className="block text-small text-ink-2">{serviceLevelAgreement}</span>
        </p>
        <LinkButton href={`/services/${id}/professional-service-requests/new`} label={`${serviceTexts.request}: ${title}`}>
          {serviceTexts.request}
        </LinkButton>
      </div>
    </li>
  );
}

function Requests({ requests }: { readonly requests: readonly Request[] }) {
  return (
    <Sheet label="Your requests">
      <SheetHead title="Your requests" count={requests.length} />
      <Table label="Your requests">
        <thead>
          <tr>
            <Th>Service</Th>
            <Th>Details</Th>
            <Th>State</Th>
            <Th>Asked by</Th>
            <Th>When</Th>
          </tr>
        </thead>
        <tbody>
          {requests.map(({ id, professionalService, content, state, answer, requestedBy, createdAt }) => (
            <Tr key={id}>
              <Td head className="desk:min-w-40 desk:[overflow-wrap:anywhere]">
                {professionalService.title}
              </Td>
              <Td className="max-w-[60ch] [overflow-wrap:anywhere]">
                <span className="line-clamp-3 text-ink-2">{content}</span>
                {answer === null ? null : <span className="mt-1 block whitespace-pre-line">Answer: {answer}</span>}
              </Td>
              <Td>
                <Pill hue={hues[state]}>{serviceRequestLabels[state]}</Pill>
              </Td>
              <Td label="Asked by" className="[overflow-wrap:anywhere] desk:min-w-28">
                {requestedBy}
              </Td>
              <Td label="When">
                <RelativeTime at={createdAt} underMinute="just now" />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

/** Service cards, and below them where earlier requests stand. */
export function BrowseServicesView({
  services,
  requests,
  paysCredits,
}: {
  readonly services: readonly Service[];
  readonly requests: readonly Request[];
  /** Whether the organization has Credits to pay with. */
  readonly paysCredits: boolean;
}) {
  return (
    <>
      {paysCredits || !services.some(({ cost }) => isInCredits(cost)) ? null : withoutCredits}
      {services.length === 0 ? (
        <Sheet>
          <EmptyState title={serviceTexts.none} />
        </Sheet>
      ) : (
        <ul aria-label="Services" className={cards}>
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ul>
      )}
      {requests.length === 0 ? null : <Requests requests={requests} />}
    </>
  );
}
