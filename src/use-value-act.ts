import type { ActInput } from '#machines/lib/act.ts';
import type { Answer } from '#machines/lib/answer.ts';
import type { ValueActActorRef, ValueActMachine } from '#machines/lib/value-act.ts';
import type { Client, TypedDocumentNode } from 'urql';
import type { PromiseActorLogic } from 'xstate';
import type { Written } from './cache/answer.ts';
import { writes } from './cache/writes.ts';
import { showToast } from './ui/toast.tsx';
import { onceFor, useFlow } from './use-flow.ts';
import { useEmitted } from './use-emitted.ts';
import { useRefusals } from './use-act.ts';
import { usePortal } from './viewer.tsx';

type Told = {
  /** What is said when it was done. */
  readonly done: string;
  /** What is said when it was refused: the words of the server where nothing is given, and nothing where the page shows them. */
  readonly refused?: string | null;
};

/** Runs an act that takes one value: sends its mutation and says what came of it. */
export function useValueAct<Data extends Written<Data>>(
  machine: ValueActMachine,
  mutation: TypedDocumentNode<Data, { input: never }>,
  input: ActInput,
  { done, refused }: Told,
): ValueActActorRef {
  const { client } = usePortal();
  const ports = (to: Client) => ({ send: writes(to, mutation) as unknown as PromiseActorLogic<Answer, ActInput> });
  const actorRef = useFlow(() => onceFor(client, machine, ports, mutation), { input });
  const refusals = useRefusals();
  useEmitted(actorRef, {
    'value.done': () => {
      refusals.takeBack();
      showToast({ type: 'success', text: done });
    },
    'value.refused': ({ message }) => refused !== null && refusals.tell(refused ?? message),
  });
  return actorRef;
}
