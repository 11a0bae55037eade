import { selectIsBusy } from '#machines/lib/act.ts';
import type { ActActorRef, ActInput, ActMachine } from '#machines/lib/act.ts';
import type { Portal } from '#src/cache/client.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { endOtherSessions, endSession } from './own-sessions.ports.ts';

type EndProps = { readonly onEnd: () => void };

const useEnd = (make: (portal: Portal) => ActMachine, input: ActInput, { onEnd }: EndProps): ActActorRef => {
  const portal = usePortal();
  const actorRef = useFlow(() => make(portal), { input });
  useEmitted(actorRef, {
    'act.done': onEnd,
    'act.refused': ({ message }) => {
      showToast({ type: 'danger', text: message });
      onEnd();
    },
  });
  return actorRef;
};

/** Ends one session elsewhere. */
export function EndSessionAct({ id, device, ...end }: EndProps & { readonly id: string; readonly device: string }) {
  const actorRef = useEnd(endSession, { id }, end);
  return (
    <Button
      size="small"
      label={`Sign out ${device}`}
      busy={useSelector(actorRef, selectIsBusy)}
      onPress={() => actorRef.send({ type: 'act.confirm' })}
    >
      Sign out
    </Button>
  );
}

/** Asks before every session elsewhere ends. */
export function EndOtherSessionsAct(end: EndProps) {
  const actorRef = useEnd(endOtherSessions, {}, end);
  return (
    <>
      <Button size="small" onPress={() => actorRef.send({ type: 'act.open' })}>
        Sign out everywhere else
      </Button>
      <ActQuestion actorRef={actorRef} title="Sign out everywhere else?" action="Sign out">
        Every other browser and device asks for your password again. What is not saved there may be lost.
      </ActQuestion>
    </>
  );
}
