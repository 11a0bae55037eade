import { muteTestMachine } from '#machines/flows/session/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { BellOff } from 'lucide-react';
import { MuteTest } from './bell.documents.ts';

/** Ends what the viewer hears of a test; the notification settings list it, to be heard again. */
export function MuteTestAct({ testId }: { readonly testId: string }) {
  const actorRef = useAct(muteTestMachine, MuteTest, {
    input: { testId, isMuted: true },
    done: 'You no longer get notifications about this test. Undo this in your notification settings.',
  });
  const isBusy = useSelector(actorRef, selectIsBusy);
  return <IconButton small icon={BellOff} label="Mute this test" busy={isBusy} onPress={() => actorRef.send({ type: 'act.confirm' })} />;
}
