import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';

type Options<Machine extends AnyStateMachine> = Parameters<typeof useActorRef<Machine>> extends [unknown, ...infer Rest] ? Rest : never;

/** Runs a flow with the ports it is given at first, for as long as the part is on the page. */
export function useFlow<Machine extends AnyStateMachine>(make: () => Machine, ...options: Options<Machine>): Actor<Machine> {
  const [machine] = useState(make);
  return useActorRef(...([machine, ...options] as unknown as Parameters<typeof useActorRef<Machine>>));
}
