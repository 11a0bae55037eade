import type { ActActorRef, ActInput, ActMachine } from '#machines/lib/act.ts';
import type { Answer } from '#machines/lib/answer.ts';
import type { Client, TypedDocumentNode } from 'urql';
import type { PromiseActorLogic } from 'xstate';
import type { Written } from './cache/answer.ts';
import { writes } from './cache/writes.ts';
import { dismissToast, showToast } from './ui/toast.tsx';
import { onceFor, useFlow } from './use-flow.ts';
import { useEmitted } from './use-emitted.ts';
import { usePortal } from './viewer.tsx';
import { useRef } from 'react';

/** Says why something was refused, and takes back what it said once it is done. */
export function useRefusals(): { readonly tell: (text: string) => void; readonly takeBack: () => void } {
  const told = useRef<string[]>([]);
  return {
    tell: (text) => void told.current.push(showToast({ type: 'danger', text })),
    takeBack: () => told.current.splice(0).forEach(dismissToast),
  };
}

/** Runs an act: sends its mutation, says why it was refused, and that it was done where the page does not show it. */
export function useAct<Data extends Written<Data>, Input extends ActInput>(
  machine: ActMachine,
  mutation: TypedDocumentNode<Data, { input: Input }>,
  {
    input,
    done,
    undo,
  }: { readonly input: Input; readonly done?: string | undefined; readonly undo?: ((version: number | null) => void) | undefined },
): ActActorRef {
  const { client } = usePortal();
  const ports = (to: Client) => ({ send: writes(to, mutation) as PromiseActorLogic<Answer, ActInput> });
  const actorRef = useFlow(() => onceFor(client, machine, ports, mutation), { input });
  const refusals = useRefusals();
  useEmitted(actorRef, {
    'act.done': ({ version }) => {
      refusals.takeBack();
      const back = undo === undefined || version === null ? undefined : () => undo(version ?? null);
      if (done !== undefined) showToast({ type: 'success', text: done, undo: back });
    },
    'act.refused': ({ message }) => refusals.tell(message),
  });
  return actorRef;
}
