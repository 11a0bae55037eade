import type { configureIntegrationMachine, SettingsAnswer, ConfigureIntegrationInput } from './configure-integration.ts';
import type { KnownSettings } from '#schema/rules/integrations/forms.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const fresh: ConfigureIntegrationInput = { code: 'testrail', known: null, typed: {}, unread: [] };
export const known: KnownSettings = { site: 'https://shop.testrail.io', username: 'ann@shop.test' };
export const filled = { site: 'https://shop.testrail.io', username: 'ann@shop.test', apiKey: 'key' };
export const saved: SettingsAnswer = { kind: 'saved', known };
export const refused: SettingsAnswer = { kind: 'refused', refusals: [{ field: 'apiKey', message: 'Not this one.' }] };

export const configureIntegrationSamples: WalkOptions<typeof configureIntegrationMachine> = {
  inputs: [fresh, { ...fresh, typed: filled }, { ...fresh, unread: [{ field: 'site', of: '', value: 7 }] }],
  events: [
    { type: 'values.change', fields: { site: 'https://other.test' } },
    { type: 'field.leave', field: 'site' },
    { type: 'settings.save' },
    { type: 'settings.changed', known },
    { type: 'unread.forget' },
  ],
  outcomes: { saveSettings: { outputs: [saved, refused, { kind: 'signedOut' }], errors: [new Error('lost')] } },
  project: ({ context }) => [context.typed['site'], context.unread.length, context.refusals.length, context.known === null],
};
