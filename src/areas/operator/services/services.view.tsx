import type { ResultOf } from '#schema/generated/client/gql.ts';
import { serviceRequestLabels } from '#schema/vocabulary/services.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { OperatorServices } from './services.documents.ts';
import { selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { FormModal } from '#src/form-modal.tsx';
import { useField } from '#src/use-form.ts';

type Shown = ResultOf<typeof OperatorServices>;
export type ShownService = Shown['operatorServices'][number];
export type ShownRequest = Shown['operatorServiceRequests'][number];

type ServicesViewProps = {
  readonly services: readonly ShownService[];
  readonly requests: readonly ShownRequest[];
  readonly onEdit: (service: ShownService) => void;
  readonly onAnswer: (request: ShownRequest) => void;
};

function Requests({ requests, onAnswer }: Pick<ServicesViewProps, 'requests' | 'onAnswer'>) {
  return (
    <Table label="Requests">
      <thead>
        <tr>
          <Th>Request</Th>
          <Th>Organization</Th>
          <Th>State</Th>
          <Th>When</Th>
          <Th num hideLabel>
            Answer
          </Th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <Tr key={request.id}>
            <Td head className="desk:min-w-48 desk:[overflow-wrap:anywhere]">
              {request.professionalService.title}
              <span className="line-clamp-2 text-small font-body text-ink-2 [overflow-wrap:anywhere]">{request.content}</span>
            </Td>
            <Td className="desk:min-w-32 [overflow-wrap:anywhere]">
              {request.organizationName}
              <span className="block text-small text-ink-3">{request.requestedBy}</span>
            </Td>
            <Td>
              <Pill hue={request.state === 'requested' ? 'info' : 'neutral'}>{serviceRequestLabels[request.state]}</Pill>
            </Td>
            <Td>
              <RelativeTime at={request.createdAt} underMinute="just now" />
            </Td>
            <Td num>
              <Button size="small" onPress={() => onAnswer(request)} label={`Open ${request.professionalService.title}`}>
                Open
              </Button>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Catalogue({ services, onEdit }: Pick<ServicesViewProps, 'services' | 'onEdit'>) {
  return (
    <Table label="Catalogue">
      <thead>
        <tr>
          <Th>Service</Th>
          <Th>Cost</Th>
          <Th>Service level</Th>
          <Th>Offered</Th>
          <Th num hideLabel>
            Edit
          </Th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <Tr key={service.id}>
            <Td head className="desk:min-w-48 desk:[overflow-wrap:anywhere]">
              {service.title}
            </Td>
            <Td>{service.cost}</Td>
            <Td>{service.serviceLevelAgreement}</Td>
            <Td>
              <Pill hue={service.offered ? 'success' : 'neutral'}>{service.offered ? 'Offered' : 'Not offered'}</Pill>
            </Td>
            <Td num className="max-desk:ml-auto">
              <Button size="small" kind="ghost" label={`Edit ${service.title}`} onPress={() => onEdit(service)}>
                Edit
              </Button>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Requests that wait first, and the catalogue below them. */
export function ServicesView({ services, requests, onEdit, onAnswer }: ServicesViewProps) {
  return (
    <>
      <Sheet label="Requests">
        <SheetHead title="Requests" count={requests.length} />
        {requests.length === 0 ? <EmptyState title="No requests yet" /> : <Requests requests={requests} onAnswer={onAnswer} />}
      </Sheet>
      <Sheet label="Catalogue">
        <SheetHead title="Catalogue" count={services.length} />
        {services.length === 0 ? (
          <EmptyState title="The catalogue is empty">Customers see what you add with New service.</EmptyState>
        ) : (
          <Catalogue services={services} onEdit={onEdit} />
        )}
      </Sheet>
    </>
  );
}

type ServiceViewProps = { readonly actorRef: FormActorRef; readonly services: readonly ShownService[] };

/** One entry of the catalogue, or a new one. */
export function ServiceView({ actorRef, services }: ServiceViewProps) {
  const serviceId = useSelector(actorRef, selectTyped<string | null>('serviceId'));
  const service = services.find(({ id }) => id === serviceId);
  const title = useField(actorRef, 'title');
  const cost = useField(actorRef, 'cost');
  const level = useField(actorRef, 'serviceLevelAgreement');
  const description = useField(actorRef, 'description');
  const instructions = useField(actorRef, 'requestFormInstructions');
  return (
    <FormModal actorRef={actorRef} title={service?.title ?? 'New service'} action="Save">
      <TextField label="Title" isRequired autoFocus {...title} />
      <TextField label="Cost" isRequired {...cost} hint="As customers read it, for example From 20 Credits." />
      <TextField label="Service level" isRequired {...level} hint="For example Delivered within 5 business days." />
      <TextArea label="Description" isRequired {...description} />
      <TextArea label="What a request should include" isRequired {...instructions} />
      <Checkbox
        label="Offered"
        description="Customers can ask for it."
        checked={useSelector(actorRef, selectTyped<boolean>('offered'))}
        onChange={(offered) => actorRef.send({ type: 'form.change', values: { offered } })}
      />
    </FormModal>
  );
}
