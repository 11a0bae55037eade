import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { chooseNotificationsMachine } from '#machines/flows/organization/choose-notifications.ts';
import type { SettingsAnswer } from '#machines/flows/organization/choose-notifications.ts';
import type { NotificationForm } from '#schema/rules/organization/notification-settings.ts';
import { notificationTexts } from '#schema/vocabulary/notification.ts';
import { ChooseNotificationsView } from './choose-notifications.view.tsx';

const settings = { choices: [], mailEnabled: true, digest: 'soon', quietFrom: null, quietUntil: null, timeZone: 'UTC', webhookUrl: null };

it('warns of a webhook that was saved and is busy, until the address is changed', async () => {
  const warning = notificationTexts.webhookBusy(503);
  const answer = { saved: { webhookUrl: 'https://hooks.example.com/…/one', warning }, faults: [] };
  const saveSettings = fromPromise<SettingsAnswer, NotificationForm>(() => Promise.resolve(answer));
  const actorRef = createActor(chooseNotificationsMachine.provide({ actors: { saveSettings } }), { input: settings }).start();
  render(<ChooseNotificationsView actorRef={actorRef} zones={['UTC']} />);
  const field = () => screen.getByLabelText<HTMLInputElement>('Webhook');
  fireEvent.change(field(), { target: { value: 'https://hooks.example.com/services/one' } });
  fireEvent.click(screen.getByRole('button', { name: /save/iu }));
  expect((await screen.findByText(warning)).closest('[role="status"]')).not.toBeNull();
  expect(field().value).toBe('https://hooks.example.com/…/one');
  fireEvent.change(field(), { target: { value: '' } });
  expect(screen.queryByText(warning)).toBeNull();
});
