import { moderationActivityMachine } from '#machines/flows/moderation/moderation-activity/moderation-activity.machine.ts';
import { usePortal } from '#src/viewer.tsx';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import { moderationActivityPorts } from './moderation-activity.ports.ts';

/** Says that somebody works on this result for as long as it stands here. */
export function ModerationActivityHost({ caseResultId }: { readonly caseResultId: string }) {
  const { client } = usePortal();
  useEffect(() => {
    const machine = moderationActivityMachine.provide({ actors: moderationActivityPorts(client) });
    const actor = createActor(machine, { input: { caseResultId } }).start();
    return () => actor.send({ type: 'panel.close' });
  }, [client, caseResultId]);
  return null;
}
