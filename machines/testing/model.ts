import { SimulatedClock, createActor, fromPromise } from 'xstate';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  InspectionEvent,
  SnapshotFrom,
  StateValue,
} from 'xstate';
import { inventory } from '#machines/lib/guards.ts';
import { listening } from './listening.ts';
import { nameOfTaken } from './transition-names.ts';

/** What an invoked actor may return: one sample for each result that a guard tells apart. */
export type Outcomes = {
  readonly outputs?: readonly unknown[];
  readonly errors?: readonly unknown[];
  readonly snapshots?: readonly unknown[];
};

export type ModelOptions<TMachine extends AnyStateMachine> = {
  /** One for each kind of start; left out for machines without input. */
  readonly inputs?: readonly InputFrom<TMachine>[];
  readonly from?: readonly { readonly value: StateValue; readonly context: ContextFrom<TMachine> }[];
  /** One sample for each event, and for each payload that a guard tells apart. */
  readonly events: readonly EventFromLogic<TMachine>[];
  readonly outcomes?: Readonly<Record<string, Outcomes>>;
  /** The part of the context that tells states apart; without counters and times, else the walk never ends. */
  readonly project?: (snapshot: SnapshotFrom<TMachine>) => unknown;
};

export type Start = { readonly input: unknown } | { readonly snapshot: AnyMachineSnapshot };

export type Replayed = {
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: ReadonlySet<string>;
  /** By the last event alone. */
  readonly last: ReadonlySet<string>;
};

export type Model = {
  readonly machine: AnyStateMachine;
  readonly starts: readonly Start[];
  readonly candidates: readonly EventObject[];
  readonly keyOf: (snapshot: AnyMachineSnapshot) => string;
  readonly replay: (start: Start, path: readonly EventObject[]) => Replayed;
};

const silent = fromPromise(() => new Promise<never>(() => {}));

const inert = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({ actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silent])) });

const answers = (outcomes: Readonly<Record<string, Outcomes>>): readonly EventObject[] =>
  Object.entries(outcomes).flatMap(([id, { outputs = [], errors = [], snapshots = [] }]) => [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
    ...snapshots.map((context) => ({
      type: `xstate.snapshot.${id}`,
      snapshot: { status: 'active', context, output: undefined, error: undefined },
    })),
  ]);

const delays = (machine: AnyStateMachine): readonly EventObject[] =>
  [...new Set(inventory(machine).map(({ eventType }) => eventType))]
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ type }));

const replayOf =
  (machine: AnyStateMachine) =>
  (start: Start, path: readonly EventObject[]): Replayed => {
    const taken = new Set<string>();
    let last = new Set<string>();
    const inspect = (inspected: InspectionEvent): void => {
      if (inspected.type !== '@xstate.microstep') return;
      for (const transition of inspected._transitions)
        if (transition.eventType !== 'xstate.init') {
          const name = nameOfTaken(machine, transition);
          taken.add(name);
          last.add(name);
        }
    };
    const actor = createActor(machine, { ...start, inspect, clock: new SimulatedClock() });
    actor.subscribe({ error: () => {} });
    actor.start();
    for (const event of path) {
      last = new Set();
      actor.send(event);
    }
    const snapshot = actor.getSnapshot();
    actor.stop();
    return { snapshot, taken, last };
  };

export function modelOf<TMachine extends AnyStateMachine>(
  chart: TMachine,
  options: ModelOptions<TMachine>,
  refused: Set<string> = new Set(),
): Model {
  const { inputs = [undefined], from = [], outcomes = {}, project = () => null } = options;
  const machine = listening(inert(chart), refused);
  return {
    machine,
    starts: [...inputs.map((input) => ({ input })), ...from.map((state) => ({ snapshot: machine.resolveState(state) }))],
    candidates: [...options.events, ...answers(outcomes), ...delays(machine)],
    keyOf: (snapshot) => JSON.stringify([snapshot.value, project(snapshot as SnapshotFrom<TMachine>)]),
    replay: replayOf(machine),
  };
}
