import { selectFault, selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { useSelector } from '@xstate/react';

/** A field of a form: what stands in it, how it is typed into, and what is wrong with it. */
export function useField<Value = string>(actorRef: FormActorRef, name: string) {
  return {
    value: useSelector(actorRef, selectTyped<Value>(name)),
    onChange: (value: Value) => actorRef.send({ type: 'form.change', values: { [name]: value } }),
    error: useSelector(actorRef, selectFault(name)),
  };
}
