import {
  selectForm,
  selectIsSaving,
  selectGeneral,
  selectQuietFromFault,
  selectQuietUntilFault,
  selectWebhookFault,
  selectWebhookWarning,
  selectZoneFault,
} from '#machines/flows/organization/choose-notifications.ts';
import type { ChooseNotificationsActorRef } from '#machines/flows/organization/choose-notifications.ts';
import {
  channelLabels,
  digestLabels,
  digests,
  notificationChannels,
  notificationEvents,
  notificationLabels,
} from '#schema/vocabulary/notification.ts';
import { quietWords } from '#schema/rules/organization/notification-settings.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Select } from '#src/ui/select.tsx';
import { SheetForm } from '#src/ui/sheet-form.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';

type ViewProps = {
  /** Why nothing can be saved. */
  readonly refusal?: string | null;
  readonly actorRef: ChooseNotificationsActorRef;
  readonly zones: readonly string[];
};

const labelOf = (event: string): string => {
  const known = notificationEvents.find((one) => one === event);
  return known === undefined ? event : notificationLabels[known];
};

function Choices({ actorRef }: Pick<ViewProps, 'actorRef'>) {
  const { choices, mailEnabled, webhookUrl } = useSelector(actorRef, selectForm);
  const open = notificationChannels.filter(
    (channel) => channel === 'app' || (channel === 'mail' ? mailEnabled : webhookUrl !== null && webhookUrl !== ''),
  );
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="text-left text-small text-ink-2">
          <th scope="col" className="py-1 font-name">
            What happened
          </th>
          {open.map((channel) => (
            <th key={channel} scope="col" className="w-24 py-1 text-center font-name max-desk:w-16">
              {channelLabels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr key={choice.event} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-body">
              {labelOf(choice.event)}
            </th>
            {open.map((channel) => (
              <td key={channel} className="py-2 text-center">
                <span className="inline-flex">
                  <Checkbox
                    hideLabel
                    label={`${labelOf(choice.event)}: ${channelLabels[channel]}`}
                    checked={choice[channel]}
                    onChange={(on) => actorRef.send({ type: 'choice.change', event: choice.event, channel, on })}
                  />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a person hears of, by which channels and when. */
export function ChooseNotificationsView({ actorRef, zones, refusal = null }: ViewProps) {
  const form = useSelector(actorRef, selectForm);
  const isSaving = useSelector(actorRef, selectIsSaving);
  const quietFromFault = useSelector(actorRef, selectQuietFromFault);
  const quietUntilFault = useSelector(actorRef, selectQuietUntilFault);
  const webhookFault = useSelector(actorRef, selectWebhookFault);
  const webhookWarning = useSelector(actorRef, selectWebhookWarning);
  const zoneFault = useSelector(actorRef, selectZoneFault);
  const change = (part: Partial<Omit<typeof form, 'choices'>>) => actorRef.send({ type: 'settings.change', change: part });
  return (
    <SheetForm
      title="What you are notified about"
      busy={isSaving}
      fault={useSelector(actorRef, selectGeneral)}
      disabledReason={refusal}
      className="flex flex-col gap-5"
      onSubmit={() => actorRef.send({ type: 'settings.save' })}
    >
      <Switch
        label="Send me mails"
        on={form.mailEnabled}
        onChange={(mailEnabled) => change({ mailEnabled })}
        consequence="Events are grouped into one mail. What you have read here is left out."
      />
      <TextField
        label="Webhook"
        name="webhookUrl"
        optional
        placeholder="https://hooks.slack.com/services/…"
        hint="An incoming webhook of Slack, Microsoft Teams or a service of your own."
        value={form.webhookUrl ?? ''}
        error={webhookFault}
        onChange={(webhookUrl) => change({ webhookUrl })}
      />
      {webhookWarning === null ? null : <Banner live hue="warning" title={webhookWarning} />}
      <Choices actorRef={actorRef} />
      <Select
        label="How often"
        options={digests.map((id) => ({ id, label: digestLabels[id] }))}
        value={form.digest}
        onChange={(digest) => change({ digest })}
      />
      <div className="grid grid-cols-3 items-start gap-4 max-desk:grid-cols-1">
        <TextField
          label="Quiet from"
          name="quietFrom"
          type="time"
          optional
          value={form.quietFrom ?? ''}
          error={quietFromFault}
          onChange={(quietFrom) => change({ quietFrom })}
        />
        <TextField
          label="Quiet until"
          name="quietUntil"
          type="time"
          optional
          value={form.quietUntil ?? ''}
          error={quietUntilFault}
          onChange={(quietUntil) => change({ quietUntil })}
        />
        <Select
          label="Time zone"
          options={zones.map((id) => ({ id, label: id.replaceAll('_', ' ') }))}
          value={form.timeZone}
          error={zoneFault}
          onChange={(timeZone) => change({ timeZone })}
        />
        <p role="status" className="col-span-full text-small text-ink-2">
          {quietWords(form)}
        </p>
      </div>
    </SheetForm>
  );
}
