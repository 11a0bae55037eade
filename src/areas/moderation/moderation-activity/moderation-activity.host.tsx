import { moderationActivityMachine } from '#machines/flows/moderation/moderation-activity.ts';
import type { ModerationActivityPorts, ModerationActivityActorRef } from '#machines/flows/moderation/moderation-activity.ts';
import type { Client } from 'urql';
import { fromCallback, fromPromise, createActor } from 'xstate';
import { FinishActivity, RegisterActivity } from './moderation-activity.documents.ts';
import { afterPaint } from '#src/ui/after-paint.ts';
import { onceFor } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { useEffect } from 'react';

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

/** In milliseconds: whoever comes to another result within it is registered there, which finishes the work on this one. */
const movesWithin = 200;

/** How often work was registered. */
const registered = new WeakMap<Client, number>();

export const moderationActivityPorts = (client: Client): ModerationActivityPorts => ({
  registerActivity: fromPromise(async ({ input: { caseResultId } }) => {
    registered.set(client, (registered.get(client) ?? 0) + 1);
    await client.mutation(RegisterActivity, { input: { caseResultId } }).toPromise();
  }),
  finishActivity: fromPromise(async ({ input: { caseResultId } }) => {
    const before = registered.get(client);
    await new Promise((resolve) => setTimeout(resolve, movesWithin));
    if (registered.get(client) === before) await client.mutation(FinishActivity, { input: { caseResultId } }).toPromise();
  }),
  watchMouse: fromCallback(({ input: { pause }, sendBack }) => watch(pause, () => sendBack({ type: 'mouse.moved' }))),
});

/** Starts after the paint, as nothing on the page waits for it. */
export function ModerationActivityHost({ caseResultId }: { readonly caseResultId: string }) {
  const { client } = usePortal();
  useEffect(() => {
    let actor: ModerationActivityActorRef | null = null;
    const callOff = afterPaint(() => {
      actor = createActor(onceFor(client, moderationActivityMachine, moderationActivityPorts), { input: { caseResultId } }).start();
    });
    return () => {
      callOff();
      if (actor !== null) afterPaint(() => actor?.send({ type: 'panel.close' }));
    };
  }, [client, caseResultId]);
  return null;
}
