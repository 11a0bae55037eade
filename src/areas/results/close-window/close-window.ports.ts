import type { CloseWindowPorts } from '#machines/flows/results/close-window/close-window.types.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { CloseTestWindow } from './close-window.documents.ts';

/** Lets the flow end a test run. */
export const closeWindowPorts = (client: Client): CloseWindowPorts => ({
  closeTestWindow: fromPromise(async ({ input: { testId } }) =>
    answerOf(await client.mutation(CloseTestWindow, { input: { testId } }).toPromise(), (data) => data.flexibleTestingCloseTestWindow),
  ),
});
