import type { MarkNotificationsPorts } from '#machines/flows/session/mark-notifications.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { MarkAllNotifications, MarkNotifications } from './bell.documents.ts';

/** Marks what a person has read. */
export const markNotificationsPorts = (client: Client): MarkNotificationsPorts => ({
  markNotifications: fromPromise(async ({ input: { marking } }) =>
    'until' in marking
      ? answerOf(await client.mutation(MarkAllNotifications, { input: marking }).toPromise())
      : answerOf(await client.mutation(MarkNotifications, { input: { ...marking } }).toPromise()),
  ),
});
