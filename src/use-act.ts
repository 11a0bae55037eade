import type { ActActorRef, ActInput, ActMachine } from '#machines/lib/act.ts';
import type { Answer } from '#machines/lib/answer.ts';
import type { TypedDocumentNode } from 'urql';
import type { PromiseActorLogic } from 'xstate';
import type { Written } from './cache/answer.ts';
import { writes } from './cache/writes.ts';
import { showToast } from './ui/toast.tsx';
import { useFlow } from './use-flow.ts';
import { useEmitted } from './use-emitted.ts';
import { usePortal } from './viewer.tsx';

/** Runs an act: sends its mutation, says why it was refused, and that it was done where the page does not show it. */
export function useAct<Data extends Written<Data>, Input extends ActInput>(
  machine: ActMachine,
  mutation: TypedDocumentNode<Data, { input: Input }>,
  { input, done, undo }: { readonly input: Input; readonly done?: string; readonly undo?: () => void },
): ActActorRef {
  const { client } = usePortal();
  const actorRef = useFlow(() => machine.provide({ actors: { send: writes(client, mutation) as PromiseActorLogic<Answer, ActInput> } }), {
    input,
  });
  useEmitted(actorRef, {
    'act.done': () => done !== undefined && showToast({ type: 'success', text: done, undo }),
    'act.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  return actorRef;
}
