import type { ActActorRef, ActInput, ActMachine } from '#machines/lib/act.ts';
import type { Answer } from '#machines/lib/answer.ts';
import type { Client, TypedDocumentNode } from 'urql';
import type { PromiseActorLogic } from 'xstate';
import type { Written } from './cache/answer.ts';
import { writes } from './cache/writes.ts';
import { showToast } from './ui/toast.tsx';
import { useFlow } from './use-flow.ts';
import { useEmitted } from './use-emitted.ts';
import { useRefusals } from './use-refusals.ts';
import { usePortal } from './viewer.tsx';

type Provided = { readonly of: ActMachine; readonly machine: ActMachine };

/** The acts of a client by their mutations: a chart is provided once for all the rows that offer it. */
const acts = new WeakMap<Client, Map<object, Provided>>();

const providedTo = <Data extends Written<Data>>(
  client: Client,
  of: ActMachine,
  mutation: TypedDocumentNode<Data, { input: never }>,
): ActMachine => {
  const known = acts.get(client) ?? new Map<object, Provided>();
  acts.set(client, known);
  const before = known.get(mutation);
  if (before?.of === of) return before.machine;
  const machine = of.provide({ actors: { send: writes(client, mutation) as PromiseActorLogic<Answer, ActInput> } });
  known.set(mutation, { of, machine });
  return machine;
};

/** Runs an act: sends its mutation, says why it was refused, and that it was done where the page does not show it. */
export function useAct<Data extends Written<Data>, Input extends ActInput>(
  machine: ActMachine,
  mutation: TypedDocumentNode<Data, { input: Input }>,
  { input, done, undo }: { readonly input: Input; readonly done?: string; readonly undo?: () => void },
): ActActorRef {
  const { client } = usePortal();
  const actorRef = useFlow(() => providedTo(client, machine, mutation), { input });
  const refusals = useRefusals();
  useEmitted(actorRef, {
    'act.done': () => {
      refusals.takeBack();
      if (done !== undefined) showToast({ type: 'success', text: done, undo });
    },
    'act.refused': ({ message }) => refusals.tell(message),
  });
  return actorRef;
}
