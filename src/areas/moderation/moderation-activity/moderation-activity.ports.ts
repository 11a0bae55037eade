import type { ModerationActivityPorts } from '#machines/flows/moderation/moderation-activity.ts';
import type { Client } from 'urql';
import { fromCallback, fromPromise } from 'xstate';
import { FinishActivity, RegisterActivity } from './moderation-activity.documents.ts';

const watch = (pause: number, onMoved: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onMove = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onMoved, pause);
  };
  window.addEventListener('mousemove', onMove, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('mousemove', onMove);
  };
};

/** Tells the server about work on a result, and the flow about the mouse. */
export const moderationActivityPorts = (client: Client): ModerationActivityPorts => ({
  registerActivity: fromPromise(async ({ input: { caseResultId } }) => {
    await client.mutation(RegisterActivity, { input: { caseResultId } }).toPromise();
  }),
  finishActivity: fromPromise(async ({ input: { caseResultId } }) => {
    await client.mutation(FinishActivity, { input: { caseResultId } }).toPromise();
  }),
  watchMouse: fromCallback(({ input: { pause }, sendBack }) => watch(pause, () => sendBack({ type: 'mouse.moved' }))),
});
