import type { NotificationForm } from '#schema/rules/organization/notification-settings.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  chooseNotificationsMachine,
  selectForm,
  selectQuietUntilFault,
  selectWebhookFault,
  selectWebhookWarning,
  selectZoneFault,
} from './choose-notifications.ts';
import type { SettingsAnswer } from './choose-notifications.ts';
import { chooseNotificationsSamples, input } from './choose-notifications.builders.ts';

it('takes every transition', () => {
  const walked = walk(chooseNotificationsMachine, chooseNotificationsSamples);
  expect(walked.missed).toEqual([]);
});

it('sends nothing that cannot be right, and says at each field why', () => {
  const actor = createActor(chooseNotificationsMachine, { input }).start();
  actor.send({ type: 'settings.change', change: { quietFrom: '22:00', webhookUrl: 'http://x', timeZone: 'Mars' } });
  actor.send({ type: 'settings.save' });
  const now = () => actor.getSnapshot();
  expect([now().value, selectQuietUntilFault(now()), selectWebhookFault(now()), selectZoneFault(now())]).toEqual([
    'editing',
    'Quiet hours need a start and an end.',
    'Enter an address that starts with https://',
    'Choose a time zone from the list.',
  ]);
  actor.send({ type: 'settings.change', change: { webhookUrl: null } });
  expect([selectWebhookFault(now()), selectForm(now()).quietFrom]).toEqual([null, '22:00']);
});

it('goes on with the address as it is shown, and warns of it until it is changed', async () => {
  const shown = 'https://hooks.example.com/…/one';
  const sent: (string | null)[] = [];
  const saveSettings = fromPromise<SettingsAnswer, NotificationForm>(async ({ input: form }) => {
    sent.push(form.webhookUrl);
    return { saved: { webhookUrl: shown, warning: sent.length === 1 ? 'Busy.' : null }, faults: [] };
  });
  const actor = createActor(chooseNotificationsMachine.provide({ actors: { saveSettings } }), { input }).start();
  const warnings: (string | null)[] = [];
  const saved = async () => {
    actor.send({ type: 'settings.save' });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    warnings.push(selectWebhookWarning(actor.getSnapshot()));
  };
  actor.send({ type: 'settings.change', change: { webhookUrl: 'https://hooks.example.com/services/one' } });
  await saved();
  actor.send({ type: 'settings.change', change: { digest: 'daily' } });
  warnings.push(selectWebhookWarning(actor.getSnapshot()));
  actor.send({ type: 'settings.change', change: { webhookUrl: shown } });
  warnings.push(selectWebhookWarning(actor.getSnapshot()));
  await saved();
  expect([sent, warnings]).toEqual([
    ['https://hooks.example.com/services/one', shown],
    ['Busy.', 'Busy.', null, null],
  ]);
});
