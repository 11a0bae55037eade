import { useActorRef } from '@xstate/react';
import { useOnce } from './ui/local.ts';
import type { Client } from 'urql';
import type { Actor, AnyStateMachine } from 'xstate';

type Options<Machine extends AnyStateMachine> = Parameters<typeof useActorRef<Machine>> extends [unknown, ...infer Rest] ? Rest : never;

/** Runs a flow with the ports it is given at first, for as long as the part is on the page. */
export function useFlow<Machine extends AnyStateMachine>(make: () => Machine, ...options: Options<Machine>): Actor<Machine> {
  const machine = useOnce(make);
  return useActorRef(...([machine, ...options] as unknown as Parameters<typeof useActorRef<Machine>>));
}

type Ports<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;

const provided = new WeakMap<Client, Map<AnyStateMachine, Map<object, AnyStateMachine>>>();

/** Provides a chart with the ports of a client once, for all the parts that run it there `by` the same: a chart that is provided anew is built anew. */
export function onceFor<Machine extends AnyStateMachine>(
  client: Client,
  machine: Machine,
  ports: (client: Client) => Ports<Machine>,
  by: object = ports,
): Machine {
  const charts = provided.get(client) ?? new Map<AnyStateMachine, Map<object, AnyStateMachine>>();
  const made = charts.get(machine) ?? new Map<object, AnyStateMachine>();
  const chart = made.get(by) ?? machine.provide({ actors: ports(client) });
  provided.set(client, charts.set(machine, made.set(by, chart)));
  return chart as Machine;
}
