import { moderationActivityMachine } from '#machines/flows/moderation/moderation-activity.ts';
import type { ModerationActivityActorRef } from '#machines/flows/moderation/moderation-activity.ts';
import { afterPaint } from '#src/ui/after-paint.ts';
import { onceFor } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import { moderationActivityPorts } from './moderation-activity.ports.ts';

/** Says that somebody works on this result for as long as it stands here: after the paint, as nothing on the page waits for it. */
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
