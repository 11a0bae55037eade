import { createWebhookMachine } from '#machines/flows/integrations/acts.ts';
import { webhookTexts } from '#schema/vocabulary/webhook.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { after, forget, updates } from '#src/cache/updates.ts';
import { SecretNote } from '#src/secret-note.tsx';
import { usePageTitle } from '#src/title.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useForm } from '#src/use-form.ts';
import { useOpenOne } from '#src/use-open-one.ts';
import { Plus } from 'lucide-react';
import { useQuery } from 'urql';
import type { CombinedError } from 'urql';
import { DeliveryDetailsView, DeliveryLogView } from './delivery-log.view.tsx';
import type { Delivery } from './delivery-log.view.tsx';
import { RepeatDelivery, WebhookActs } from './webhook-acts.tsx';
import { CreateWebhook, DeliveryDetails, WebhookDeliveries, Webhooks } from './webhooks.documents.ts';
import { NewWebhook, WebhooksView, nameOf } from './webhooks.view.tsx';
import type { Webhook } from './webhooks.view.tsx';

const listChanged = after(forget(['webhooks']));
Object.assign(updates.Mutation, {
  webhookCreate: listChanged,
  webhookRemove: listChanged,
  webhookTest: after(forget(['webhookDeliveries'])),
});

type WaitingProps = { readonly what: string; readonly error: CombinedError | undefined; readonly onRetry: () => void };

function Waiting({ what, error, onRetry }: WaitingProps) {
  return error === undefined ? (
    <Loading label={`Loading ${what}`}>
      <SkeletonRows rows={2} />
    </Loading>
  ) : (
    <LoadFailure title={`The ${what} could not be loaded.`} requestId={requestIdOf(error)} onRetry={onRetry} />
  );
}

function DetailsHost({ id }: { readonly id: string }) {
  const [{ data, error }, ask] = useQuery({ query: DeliveryDetails, variables: { id }, requestPolicy: 'cache-and-network' });
  if (data === undefined) return <Waiting what="details" error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return <DeliveryDetailsView details={data.webhookDelivery} />;
}

const renderDetails = (id: string) => <DetailsHost id={id} />;
const renderRepeat = (delivery: Delivery) => <RepeatDelivery delivery={delivery} />;

function Log({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const [{ data, error }, ask] = useQuery({
    query: WebhookDeliveries,
    variables: { webhookId: webhook.id },
    requestPolicy: 'cache-and-network',
  });
  return (
    <DeliveryLogView
      name={nameOf(webhook)}
      deliveries={data?.webhookDeliveries ?? null}
      waiting={<Waiting what="deliveries" error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      onClose={onClose}
      renderDetails={renderDetails}
      renderRepeat={renderRepeat}
    />
  );
}

/** The webhooks of the organization, a new one with its secret, and what each was sent. */
export default function WebhooksHost() {
  usePageTitle(webhookTexts.title);
  const [{ data, error }, ask] = useQuery({ query: Webhooks, requestPolicy: 'cache-and-network' });
  const again = () => ask({ requestPolicy: 'network-only' });
  const adding = useForm(createWebhookMachine, CreateWebhook, { onDone: again });
  const over = useOpenOne<'log'>();
  const shown = data?.webhooks.find(({ id }) => id === over.id);
  return (
    <>
      <WebhooksView
        webhooks={data?.webhooks ?? null}
        waiting={<Waiting what="webhooks" error={error} onRetry={again} />}
        action={
          <Button size="small" kind="primary" icon={Plus} onPress={() => adding.send({ type: 'form.open' })}>
            New webhook
          </Button>
        }
        renderActs={(webhook) => <WebhookActs webhook={webhook} onLog={() => over.open('log', webhook.id)} />}
      />
      {shown === undefined ? null : <Log webhook={shown} onClose={over.close} />}
      <NewWebhook actorRef={adding} />
      <SecretNote actorRef={adding} title="Keep this secret" label="Secret">
        Your system verifies messages with it. It is not shown again.
      </SecretNote>
    </>
  );
}
