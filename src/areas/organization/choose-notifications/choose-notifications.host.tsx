import { chooseNotificationsMachine } from '#machines/flows/organization/choose-notifications.ts';
import type { ChooseNotificationsPorts } from '#machines/flows/organization/choose-notifications.ts';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { SaveNotificationSettings, MuteTest, NotificationSettings } from './choose-notifications.documents.ts';
import { muteTestMachine } from '#machines/flows/session/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { notificationTexts } from '#schema/vocabulary/notification.ts';
import type { NotificationForm } from '#schema/rules/organization/notification-settings.ts';
import type { ChooseNotifications_SettingsQuery } from '#schema/generated/client/graphql.ts';
import { actingRefusal } from '#src/acting.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Row } from '#src/ui/row.tsx';
import { ownZone } from '#src/ui/reader-dates.ts';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { ChooseNotificationsView } from './choose-notifications.view.tsx';

/** Saves what a person hears of. */
export const chooseNotificationsPorts = (client: Client): ChooseNotificationsPorts => ({
  saveSettings: fromPromise(async ({ input }) => {
    const { data, error } = await client.mutation(SaveNotificationSettings, { input }).toPromise();
    if (data === undefined) throw error ?? new Error('The server gave no answer.');
    const { successful, errors, result, webhookWarning } = data.notificationSettingsUpdate;
    return {
      faults: errors.map(({ path, message }) => ({ path: path ?? null, message })),
      saved: successful ? { webhookUrl: result?.webhookUrl ?? null, warning: webhookWarning ?? null } : null,
    };
  }),
});

/** Lets a muted test be heard again. */
function HearTestAct({ testId }: { readonly testId: string }) {
  const actorRef = useAct(muteTestMachine, MuteTest, { input: { testId, isMuted: false } });
  const isBusy = useSelector(actorRef, selectIsBusy);
  return (
    <Button size="small" busy={isBusy} onPress={() => actorRef.send({ type: 'act.confirm' })}>
      Unmute
    </Button>
  );
}

type Settings = ChooseNotifications_SettingsQuery['notificationSettings'];

const zonesFor = (kept: string): readonly string[] => [...new Set([ownZone(), kept, 'UTC', ...Intl.supportedValuesOf('timeZone')])];

/** The settings as they are sent: without what the cache adds to each of them, and in the zone of the browser until one was chosen. */
const formOf = ({
  choices,
  mailEnabled,
  digest,
  quietFrom,
  quietUntil,
  timeZone,
  isTimeZoneChosen,
  webhookUrl,
}: Settings): NotificationForm => ({
  choices: choices.map(({ event, app, mail, webhook }) => ({ event, app, mail, webhook })),
  mailEnabled,
  digest,
  quietFrom,
  quietUntil,
  timeZone: isTimeZoneChosen ? timeZone : ownZone(),
  webhookUrl,
});

function Form({ settings }: { readonly settings: Settings }) {
  const { client } = usePortal();
  const actorRef = useFlow(() => chooseNotificationsMachine.provide({ actors: chooseNotificationsPorts(client) }), {
    input: formOf(settings),
  });
  useEmitted(actorRef, {
    'settings.saved': () => showToast({ type: 'success', text: notificationTexts.saved }),
    'settings.refused': () => showToast({ type: 'danger', text: notificationTexts.failed }),
  });
  return <ChooseNotificationsView actorRef={actorRef} zones={zonesFor(settings.timeZone)} refusal={actingRefusal()} />;
}

function Muted({ tests }: { readonly tests: Settings['mutedTests'] }) {
  if (tests.length === 0) return null;
  return (
    <Sheet label="Muted tests">
      <SheetHead title="Muted tests" count={tests.length} />
      <Rows label="Muted tests">
        {tests.map(({ id, name }) => (
          <Row key={id}>
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
            <HearTestAct testId={id} />
          </Row>
        ))}
      </Rows>
    </Sheet>
  );
}

/** The settings of what a person hears of. */
export function ChooseNotificationsHost() {
  const [{ data, error }, ask] = useQuery({ query: NotificationSettings });
  if (data === undefined)
    return (
      <Sheet label="What you are notified about">
        {error === undefined ? (
          <Loading label="Loading your settings">
            <SkeletonRows rows={5} />
          </Loading>
        ) : (
          <LoadFailure
            title="Your choices could not be loaded."
            requestId={requestIdOf(error)}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
        )}
      </Sheet>
    );
  return (
    <>
      <Form settings={data.notificationSettings} />
      <Muted tests={data.notificationSettings.mutedTests} />
    </>
  );
}
