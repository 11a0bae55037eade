import { takeBackMachine } from '#machines/flows/issues/take-back.ts';
import type { ActOwner, TakeBackActorRef } from '#machines/flows/issues/take-back.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useActorRef } from '@xstate/react';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

const TakeBackContext = createContext<TakeBackActorRef | null>(null);

export const useTakeBack = (): TakeBackActorRef => {
  const actorRef = use(TakeBackContext);
  if (actorRef === null) throw new Error('Nobody takes back acts here.');
  return actorRef;
};

export const useActs = (owner: ActOwner, undo: (key: string) => void) => {
  const takeBack = useTakeBack();
  useEmitted(takeBack, { 'undo.wanted': ({ act }) => act.owner === owner && undo(act.key) });
  return useMemo(
    () => ({
      given: (key: string) => takeBack.send({ type: 'act.given', act: { owner, key } }),
      over: (key: string) => takeBack.send({ type: 'act.over', act: { owner, key } }),
      /** The undo failed and can be retried. */
      stay: (key: string) => takeBack.send({ type: 'act.stay', act: { owner, key } }),
    }),
    [takeBack, owner],
  );
};

/** One undo key for the screen below, whichever flow acted last. */
export function TakeBackHost({ children }: { readonly children: ReactNode }) {
  const actorRef = useActorRef(takeBackMachine);
  useEmitted(actorRef, { 'undo.missing': () => showToast({ id: 'refused-key', type: 'info', text: 'There is nothing to undo.' }) });
  return <TakeBackContext value={actorRef}>{children}</TakeBackContext>;
}
