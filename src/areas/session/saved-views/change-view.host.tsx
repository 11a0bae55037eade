import { changeViewMachine } from '#machines/flows/session/acts.ts';
import type { ActInput } from '#machines/lib/act.ts';
import type { Written } from '#src/cache/answer.ts';
import { useAct } from '#src/use-act.ts';
import { useEffect } from 'react';
import type { TypedDocumentNode } from 'urql';

type ChangeProps<Data, Input> = {
  readonly mutation: TypedDocumentNode<Data, { input: Input }>;
  readonly input: Input;
  readonly done?: string;
  /** How it is taken back. */
  readonly back?: { readonly input: Input; readonly done: string };
};

/** Sends one change, and for as long as the list stands the one that takes it back. */
export function ChangeHost<Data extends Written<Data>, Input extends ActInput>({ mutation, input, done, back }: ChangeProps<Data, Input>) {
  const backward = useAct(changeViewMachine, mutation, back ?? { input });
  const undo = back === undefined ? undefined : (version: number | null) => backward.send({ type: 'act.confirm', version });
  const forward = useAct(changeViewMachine, mutation, { input, done, undo });
  useEffect(() => forward.send({ type: 'act.confirm' }), [forward]);
  return null;
}
