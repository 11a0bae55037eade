import type { ResultOf } from '#schema/generated/client/gql.ts';
import { deliveryStateLabels, testEvent } from '#schema/vocabulary/webhook.ts';
import type { DeliveryState } from '#schema/vocabulary/webhook.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useDisclosure } from '#src/ui/local.ts';
import { Modal } from '#src/ui/modal.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { AbsoluteTime, RelativeTime } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet } from '#src/ui/sheet.tsx';
import type { ReactNode } from 'react';
import type { DeliveryDetails, ShownDelivery } from './webhooks.documents.ts';

export type Delivery = ResultOf<typeof ShownDelivery>;
export type Details = ResultOf<typeof DeliveryDetails>['webhookDelivery'];

const hues: Readonly<Record<DeliveryState, 'success' | 'warning' | 'danger' | 'neutral'>> = {
  due: 'neutral',
  waiting: 'warning',
  delivered: 'success',
  given_up: 'danger',
};

/** Why a call had no answer, by the code of the guard. */
const problems: Readonly<Record<string, string>> = {
  malformed: 'The address cannot be called.',
  not_https: 'The address is not https.',
  inside: 'The address leads into a network that cannot be called from here.',
  unknown_host: 'No service was found at the address.',
  unreachable: 'Nothing answered at the address.',
  cut: 'The connection broke before the answer came.',
  redirected: 'The address redirects to another one, which is not followed.',
  encoded: 'The answer was encoded.',
  too_large: 'The answer was too large.',
  too_slow: 'The answer took longer than 10 seconds.',
  unreadable: 'The address or the secret cannot be opened any more.',
};

function Text({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <figure>
      <figcaption className="text-small text-ink-3">{label}</figcaption>
      <pre className="rounded-control bg-sunken p-2 text-small whitespace-pre-wrap [overflow-wrap:anywhere]">
        {children === '' ? 'Nothing' : children}
      </pre>
    </figure>
  );
}

/** What was sent, and each attempt with its answer. */
export function DeliveryDetailsView({ details: { messageId, body, tries } }: { readonly details: Details }) {
  return (
    <div className="grid gap-3 pt-2">
      <p className="text-small text-ink-3 [overflow-wrap:anywhere]">webhook-id: {messageId}</p>
      <Text label="Sent">{body}</Text>
      {tries.length === 0 ? <p className="text-ink-2">Not tried yet</p> : null}
      {tries.map(({ id, at, milliseconds, status, problem, answer }) => (
        <div key={id} className="grid gap-1">
          <p>
            <AbsoluteTime at={at} />: {status === null ? (problems[problem ?? ''] ?? 'There was no answer.') : `Status ${status}`},{' '}
            {milliseconds} ms
          </p>
          {status === null ? null : <Text label="Answer">{answer}</Text>}
        </div>
      ))}
    </div>
  );
}

function Standing({ delivery: { state, attempts, notBefore, deliveredAt } }: { readonly delivery: Delivery }) {
  const tried = attempts === 0 ? 'Not tried yet' : `Tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
  if (state === 'waiting' && notBefore !== null)
    return (
      <>
        {tried}, next at <AbsoluteTime at={notBefore} />
      </>
    );
  if (deliveredAt === null) return tried;
  return (
    <>
      {tried}, delivered <RelativeTime at={deliveredAt} underMinute="just now" />
    </>
  );
}

type DeliveryRowProps = {
  readonly delivery: Delivery;
  readonly renderDetails: (id: string) => ReactNode;
  readonly renderRepeat: (delivery: Delivery) => ReactNode;
};

function DeliveryRow({ delivery, renderDetails, renderRepeat }: DeliveryRowProps) {
  const [isShown, show] = useDisclosure();
  const { id, type, state, createdAt } = delivery;
  return (
    <Row tall>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
            <span className="block font-medium">{type === testEvent ? 'Test message' : type}</span>
            <span className="block text-ink-3">
              <AbsoluteTime at={createdAt} />
            </span>
            <span className="block text-ink-2">
              <Standing delivery={delivery} />
            </span>
          </span>
          <Pill hue={hues[state]}>{deliveryStateLabels[state]}</Pill>
          <Button size="small" expanded={isShown} label={`Details of ${type}`} onPress={() => show(!isShown)}>
            Details
          </Button>
          {renderRepeat(delivery)}
        </div>
        {isShown ? renderDetails(id) : null}
      </div>
    </Row>
  );
}

type DeliveryLogProps = Omit<DeliveryRowProps, 'delivery'> & {
  readonly name: string;
  /** Null while they load or where they could not be loaded. */
  readonly deliveries: readonly Delivery[] | null;
  readonly waiting: ReactNode;
  readonly onClose: () => void;
};

/** What one webhook was sent in the last 30 days. */
export function DeliveryLogView({ name, deliveries, waiting, onClose, ...renders }: DeliveryLogProps) {
  return (
    <Modal isOpen size="large" title={`Deliveries of ${name}`} onClose={onClose} actions={<Button onPress={onClose}>Close</Button>}>
      {deliveries === null ? waiting : null}
      {deliveries?.length === 0 ? (
        <EmptyState title="No delivery yet">What is sent appears here for 30 days, with what was answered.</EmptyState>
      ) : null}
      {deliveries === null || deliveries.length === 0 ? null : (
        <Sheet>
          <Rows label="Deliveries">
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} {...renders} />
            ))}
          </Rows>
        </Sheet>
      )}
    </Modal>
  );
}
