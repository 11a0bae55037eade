import type { ChooseNotificationsPorts } from '#machines/flows/organization/choose-notifications.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { SaveNotificationSettings } from './choose-notifications.documents.ts';

/** Saves what a person hears of. */
export const chooseNotificationsPorts = (client: Client): ChooseNotificationsPorts => ({
  saveSettings: fromPromise(async ({ input }) => {
    const { data, error } = await client.mutation(SaveNotificationSettings, { input }).toPromise();
    if (data === undefined) throw error ?? new Error('The server gave no answer.');
    const { successful, errors } = data.notificationSettingsUpdate;
    return { successful, faults: errors.map(({ path, message }) => ({ path: path ?? null, message })) };
  }),
});
