import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Client } from 'urql';
import type { Actor, AnyStateMachine } from 'xstate';

type Options<Machine extends AnyStateMachine> = Parameters<typeof useActorRef<Machine>> extends [unknown, ...infer Rest] ? Rest : never;

/** Runs a flow with the ports it is given at first, for as long as the part is on the page. */
export function useFlow<Machine extends AnyStateMachine>(make: () => Machine, ...options: Options<Machine>): Actor<Machine> {
  const [machine] = useState(make);
  return useActorRef(...([machine, ...options] as unknown as Parameters<typeof useActorRef<Machine>>));
}

/** Provides a flow with the ports of a client once, for all the parts that run it there: a flow that is provided anew builds its whole chart. */
export function onceFor<Machine extends AnyStateMachine>(provide: (client: Client) => Machine): (client: Client) => Machine {
  const provided = new WeakMap<Client, Machine>();
  return (client) => {
    const machine = provided.get(client) ?? provide(client);
    provided.set(client, machine);
    return machine;
  };
}
