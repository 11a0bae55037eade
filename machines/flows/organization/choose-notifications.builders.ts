import type { chooseNotificationsMachine } from './choose-notifications.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = {
  choices: [{ event: 'results_published', app: true, mail: true, webhook: false }],
  mailEnabled: true,
  digest: 'soon',
  quietFrom: null,
  quietUntil: null,
  timeZone: 'Europe/Berlin',
  webhookUrl: null,
};

export const chooseNotificationsSamples: WalkOptions<typeof chooseNotificationsMachine> = {
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
        { saved: { webhookUrl: 'https://hooks.example.com/…/one', warning: 'Busy.' }, faults: [] },
        { saved: null, faults: [{ path: 'webhookUrl', message: 'No.' }] },
      ],
      errors: [new Error('gone')],
    },
  },
  project: ({ context }) => [context.form.webhookUrl, context.form.choices[0]?.mail, context.faults.length, context.warning],
};
