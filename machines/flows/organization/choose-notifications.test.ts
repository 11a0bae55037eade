import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  chooseNotificationsMachine,
  selectForm,
  selectQuietUntilFault,
  selectWebhookFault,
  selectZoneFault,
} from './choose-notifications.ts';

const input = {
  choices: [{ event: 'results_published', app: true, mail: true, webhook: false }],
  mailEnabled: true,
  digest: 'soon',
  quietFrom: null,
  quietUntil: null,
  timeZone: 'Europe/Berlin',
  webhookUrl: null,
};

it('takes every transition', () => {
  const walked = walk(chooseNotificationsMachine, {
    inputs: [input],
    events: [
      { type: 'choice.change', event: 'results_published', channel: 'mail', on: false },
      { type: 'settings.change', change: { webhookUrl: 'nowhere' } },
      { type: 'settings.change', change: { webhookUrl: null } },
      { type: 'settings.save' },
    ],
    outcomes: {
      saveSettings: {
        outputs: [
          { successful: true, faults: [] },
          { successful: false, faults: [{ path: 'webhookUrl', message: 'No.' }] },
        ],
        errors: [new Error('gone')],
      },
    },
    project: ({ context }) => [context.form.webhookUrl, context.form.choices[0]?.mail, context.faults.length],
  });
  expect(walked.missed).toEqual([]);
});

it('sends nothing that cannot be right, and says at each field why', () => {
  const actor = createActor(chooseNotificationsMachine, { input }).start();
  actor.send({ type: 'settings.change', change: { quietFrom: '22:00', webhookUrl: 'http://x', timeZone: 'Mars' } });
  actor.send({ type: 'settings.save' });
  const now = () => actor.getSnapshot();
  expect([now().value, selectQuietUntilFault(now()), selectWebhookFault(now()), selectZoneFault(now())]).toEqual([
    'editing',
    'Quiet hours need a beginning and an end.',
    'Write an address that starts with https://',
    'Choose a time zone from the list.',
  ]);
  actor.send({ type: 'settings.change', change: { webhookUrl: null } });
  expect([selectWebhookFault(now()), selectForm(now()).quietFrom]).toEqual([null, '22:00']);
});
