import type { FormActorRef, FormMachine, FormValues } from '#machines/lib/form.ts';
import type { TypedDocumentNode } from 'urql';
import { sends } from './cache/writes.ts';
import type { Check, Sent } from './cache/writes.ts';
import { showToast } from './ui/toast.tsx';
import { useFlow } from './use-flow.ts';
import { useEmitted } from './use-emitted.ts';
import { usePortal } from './viewer.tsx';
import { selectFault, selectTyped } from '#machines/lib/form.ts';
import { useSelector } from '@xstate/react';

/** A field of a form: what stands in it, how it is typed into, and what is wrong with it. */
export function useField<Value = string>(actorRef: FormActorRef, name: string) {
  return {
    value: useSelector(actorRef, selectTyped<Value>(name)),
    onChange: (value: Value) => actorRef.send({ type: 'form.change', values: { [name]: value } }),
    error: useSelector(actorRef, selectFault(name)),
  };
}

type UseForm = {
  /** What stands in it at first. */
  readonly values?: FormValues;
  /** What is said when it was done; nothing where the page shows it. */
  readonly done?: string;
  readonly onDone?: (secret: string | null, id: string | undefined, version: number | null) => void;
  /** What takes it back, named by the version that it left. */
  readonly undo?: (version: number, sent: FormValues) => void;
  readonly check?: Check;
};

/** Runs a form: sends what was typed, shows refusals at their fields and says what belongs to none. */
export function useForm<Data extends Sent<Data>>(
  machine: FormMachine,
  mutation: TypedDocumentNode<Data, { input: never }>,
  { values, done, onDone, undo, check }: UseForm = {},
): FormActorRef {
  const { client } = usePortal();
  const actorRef = useFlow(() => machine.provide({ actors: { send: sends(client, mutation, check) } }), { input: values });
  useEmitted(actorRef, {
    'form.done': ({ secret, id, version = null }) => {
      const sent = actorRef.getSnapshot().context.values;
      const back = undo === undefined || version === null ? undefined : () => undo(version, sent);
      if (done !== undefined) showToast({ type: 'success', text: done, undo: back });
      onDone?.(secret, id, version);
    },
    'form.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  return actorRef;
}
