import { muteTestMachine } from '#machines/flows/session/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { MuteTest } from './choose-notifications.documents.ts';

/** Lets a muted test be heard again. */
export function HearTestAct({ testId }: { readonly testId: string }) {
  const actorRef = useAct(muteTestMachine, MuteTest, { input: { testId, isMuted: false } });
  const isBusy = useSelector(actorRef, selectIsBusy);
  return (
    <Button size="small" busy={isBusy} onPress={() => actorRef.send({ type: 'act.confirm' })}>
      Unmute
    </Button>
  );
}
