import type { FormActorRef } from '#machines/lib/form.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { webhookEventNames, webhookEvents, webhookReasons, webhookStateLabels, webhookTexts } from '#schema/vocabulary/webhook.ts';
import type { WebhookState } from '#schema/vocabulary/webhook.ts';
import { FormModal } from '#src/form-modal.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { ChoiceFrame } from '#src/ui/choice-frame.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { AbsoluteTime, DayOf, RelativeTime } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '#src/use-form.ts';
import type { ReactNode } from 'react';
import type { ShownWebhook } from './webhooks.documents.ts';

export type Webhook = ResultOf<typeof ShownWebhook>;

export const nameOf = ({ description, address }: Pick<Webhook, 'description' | 'address'>): string =>
  description === '' ? address : description;

const hues: Readonly<Record<WebhookState, 'success' | 'warning' | 'danger' | 'neutral'>> = {
  active: 'success',
  paused: 'warning',
  disabled: 'danger',
  removed: 'neutral',
};

const eventLabel = (name: string): string => {
  const known = webhookEventNames.find((each) => each === name);
  return known === undefined ? name : webhookEvents[known].label;
};

function Delivered({ webhook: { deliveredAt, openCount } }: { readonly webhook: Webhook }) {
  const waiting = openCount === 0 ? '' : `, ${openCount} ${openCount === 1 ? 'message waits' : 'messages wait'}`;
  return (
    <>
      {deliveredAt === null ? (
        'Nothing delivered yet'
      ) : (
        <>
          Delivered <RelativeTime at={deliveredAt} underMinute="just now" />
        </>
      )}
      {waiting}
    </>
  );
}

function WebhookRow({ webhook, children }: { readonly webhook: Webhook; readonly children: ReactNode }) {
  const { description, address, events, state, reason, previousUntil, madeBy, createdAt } = webhook;
  return (
    <Row tall>
      <span className="grid min-w-0 flex-1 gap-2">
        <span className="flex items-start gap-3">
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <span className="block font-medium">{nameOf(webhook)}</span>
            {description === '' ? null : <span className="block text-ink-2">{address}</span>}
            <span className="block text-ink-2">{events.map(eventLabel).join(' · ')}</span>
            {reason === null ? null : <span className="block text-danger">{webhookReasons[reason]}</span>}
            {state === 'paused' ? <span className="block text-ink-2">What happens meanwhile is sent when it is resumed.</span> : null}
            {previousUntil === null ? null : (
              <span className="block text-ink-2">
                The old secret signs, too, until <AbsoluteTime at={previousUntil} />
              </span>
            )}
            <span className="block text-ink-3">
              <Delivered webhook={webhook} />
            </span>
            <span className="block text-ink-3">
              Made by {madeBy ?? 'a former member'} on <DayOf at={createdAt} />
            </span>
          </span>
          <Pill hue={hues[state]}>{webhookStateLabels[state]}</Pill>
        </span>
        <span className="flex flex-wrap gap-2">{children}</span>
      </span>
    </Row>
  );
}

type WebhooksViewProps = {
  /** Null while they load or where they could not be loaded. */
  readonly webhooks: readonly Webhook[] | null;
  readonly waiting: ReactNode;
  readonly action: ReactNode;
  readonly renderActs: (webhook: Webhook) => ReactNode;
};

/** The addresses that are told what happens, with how each fares. */
export function WebhooksView({ webhooks, waiting, action, renderActs }: WebhooksViewProps) {
  return (
    <Page narrow>
      <PageHeader title={webhookTexts.title} sentence={webhookTexts.about} />
      <Sheet label={webhookTexts.title}>
        <SheetHead title={webhookTexts.title} count={webhooks?.length}>
          {action}
        </SheetHead>
        {webhooks === null ? waiting : null}
        {webhooks?.length === 0 ? (
          <EmptyState title="No webhook yet">
            A webhook calls an address of yours when results are published, an issue is decided or an export ends.
          </EmptyState>
        ) : null}
        {webhooks === null || webhooks.length === 0 ? null : (
          <Rows label={webhookTexts.title}>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook}>
                {renderActs(webhook)}
              </WebhookRow>
            ))}
          </Rows>
        )}
      </Sheet>
    </Page>
  );
}

/** Asks where a new webhook calls, and of what. */
export function NewWebhook({ actorRef }: { readonly actorRef: FormActorRef }) {
  const address = useField(actorRef, 'address');
  const description = useField(actorRef, 'description');
  const { value: events, onChange, error } = useField<readonly string[]>(actorRef, 'events');
  return (
    <FormModal actorRef={actorRef} title="New webhook" action="Create">
      <TextField
        label="Address"
        name="address"
        type="url"
        isRequired
        autoFocus
        autoComplete="off"
        hint="It starts with https://"
        {...address}
      />
      <TextField label="Description" name="description" autoComplete="off" hint="What it is for, for your colleagues." {...description} />
      <ChoiceFrame label="Events" isRequired error={error}>
        {webhookEventNames.map((name) => (
          <Checkbox
            key={name}
            name={name}
            label={webhookEvents[name].label}
            description={name}
            checked={events.includes(name)}
            onChange={(isChosen) => onChange(webhookEventNames.filter((each) => (each === name ? isChosen : events.includes(each))))}
          />
        ))}
      </ChoiceFrame>
    </FormModal>
  );
}
