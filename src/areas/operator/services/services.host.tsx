import { answerServiceRequestMachine, saveServiceMachine } from '#machines/flows/operator/acts.ts';
import { serviceRequestLifecycle } from '#machines/lifecycles/service-request/service-request.machine.ts';
import { systemActor } from '#machines/lib/actor.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { Button } from '#src/ui/button.tsx';
import { useKeptText } from '#src/keeping/use-kept-words.ts';
import { useForm } from '#src/use-form.ts';
import { Plus } from 'lucide-react';
import { useLast } from '#src/ui/use-last.ts';
import { useOpenOne } from '#src/use-open-one.ts';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { AnswerView } from './answer.view.tsx';
import { AnswerServiceRequest, OperatorServices, SaveService } from './services.documents.ts';
import { ServiceView, ServicesView } from './services.view.tsx';
import type { ShownRequest, ShownService } from './services.view.tsx';

const operator = { ...systemActor, role: 'operator' } as const;

type AnswerProps = { readonly request: ShownRequest; readonly onClose: () => void };

/** The answer to a request, kept on this device until it is sent. */
function Answer({ request, onClose }: AnswerProps) {
  const given = request.answer ?? '';
  const [answer, type] = useKeptText(`answer ${request.id}`, given);
  const actorRef = useForm(answerServiceRequestMachine, AnswerServiceRequest, {
    done: 'The customer has been notified.',
    onDone: () => {
      type(given);
      onClose();
    },
  });
  return (
    <AnswerView
      actorRef={actorRef}
      request={request}
      verdicts={verdicts(serviceRequestLifecycle, { ...request, changedAt: request.changedAt ?? null }, operator)}
      answer={answer}
      onAnswer={type}
      onClose={onClose}
    />
  );
}

/** Requests for services, and the catalogue they are made from. */
export function ServicesHost() {
  const [{ data, error }, ask] = useQuery({ query: OperatorServices, requestPolicy: 'cache-and-network' });
  const overlay = useOpenOne();
  const again = () => ask({ requestPolicy: 'network-only' });
  const saving = useForm(saveServiceMachine, SaveService, { done: 'The service was saved.', onDone: again });
  const edit = ({ id: serviceId, title, description, cost, serviceLevelAgreement, requestFormInstructions, offered }: ShownService) =>
    saving.send({
      type: 'form.open',
      values: { serviceId, title, description, cost, serviceLevelAgreement, requestFormInstructions, offered },
    });
  const found = data?.operatorServiceRequests.find(({ id }) => id === overlay.id);
  const open = useLast(found, found === undefined);
  return (
    <OperatorFrame
      current="services"
      actions={
        <Button kind="primary" icon={Plus} onPress={() => saving.send({ type: 'form.open' })}>
          New service
        </Button>
      }
    >
      <Loaded what="services" isThere={data !== undefined} error={error} onRetry={again}>
        <ServicesView
          services={data?.operatorServices ?? []}
          requests={data?.operatorServiceRequests ?? []}
          onEdit={edit}
          onAnswer={({ id }) => overlay.open('request', id)}
        />
      </Loaded>
      <ServiceView actorRef={saving} services={data?.operatorServices ?? []} />
      {open === undefined || overlay.id === null ? null : <Answer key={open.id} request={open} onClose={overlay.close} />}
    </OperatorFrame>
  );
}
