import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { KeepFormActorRef, KeepFormInput } from '#machines/flows/launch/simple/keep-form.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { keepFormWith } from '../keep-form/keep-form.ports.ts';
import type { KeepFormDeps } from '../keep-form/keep-form.ports.ts';
import { copyOf } from '../kept-form.ts';

/** Sends what the server has not got of the previewed form; one that something else was typed into meanwhile is kept where that was. */
function inputOf({ place }: KeepFormDeps, form: KeptForm): KeepFormInput {
  const copy = copyOf(place, form);
  if (copy === null) return { saved: { forms: { form, asides: [] }, version: 0, savedAt: null }, isUnsent: false };
  const { isUnsent, stamp: _stamp, ...saved } = copy;
  return { saved, isUnsent };
}

/** Keeps a previewed form on the server for as long as its page stands. */
export function useKeptPreview(deps: KeepFormDeps, form: KeptForm): KeepFormActorRef {
  const [machine] = useState(() => keepFormWith(deps));
  const [input] = useState(() => inputOf(deps, form));
  const keeping = useActorRef(machine, { input });
  useLayoutEffect(() => () => keeping.send({ type: 'page.hidden' }), [keeping]);
  return keeping;
}
