import { hears } from '#schema/rules/organization/notification-settings.ts';
import type { Client } from 'urql';
import { HeardInApp } from './bell.documents.ts';

/** Whether the viewer wants to hear of a notification in the app; where that is not known, they do. */
export const isHeard = async (
  client: Client,
  { kind, testId }: { readonly kind: string; readonly testId: string | null },
): Promise<boolean> => {
  const { data } = await client.query(HeardInApp, {}, { requestPolicy: 'cache-first' }).toPromise();
  if (data === undefined) return true;
  const { choices, mutedTests } = data.notificationSettings;
  if (testId !== null && mutedTests.some(({ id }) => id === testId)) return false;
  const chosen = Object.fromEntries(choices.map(({ event, ...choice }) => [event, choice]));
  return hears({ choices: chosen, mailEnabled: true, webhookUrl: null }, kind, 'app');
};
