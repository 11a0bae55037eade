import { SimulatedClock, createActor, fromPromise, getNextTransitions } from 'xstate';
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
import { listening, unrefused } from './listening.ts';
import { nameOfTaken, namesOf } from './transition-names.ts';

/** What an invoked actor may answer: one sample for each answer that a guard tells apart. */
export type Outcomes = {
  readonly outputs?: readonly unknown[];
  readonly errors?: readonly unknown[];
  readonly snapshots?: readonly unknown[];
};

export type WalkOptions<TMachine extends AnyStateMachine> = {
  /** One input for each kind of start; left out for machines without input. */
  readonly inputs?: readonly InputFrom<TMachine>[];
  /** States to start from beside the initial one, as a lifecycle does. */
  readonly from?: readonly { readonly value: StateValue; readonly context: ContextFrom<TMachine> }[];
  /** One sample for each event, and for each payload that a guard tells apart. */
  readonly events: readonly EventFromLogic<TMachine>[];
  /** Answers of invoked actors, by invoke id. */
  readonly outcomes?: Readonly<Record<string, Outcomes>>;
  /** The part of the context that tells states apart; keep counters and times out of it. */
  readonly project?: (snapshot: SnapshotFrom<TMachine>) => unknown;
  /** Asserts what holds in every state that is reached. */
  readonly invariant?: (snapshot: SnapshotFrom<TMachine>) => void;
  /** How many different states to visit before giving up. */
  readonly limit?: number;
};

export type Walk = {
  /** Transitions of the chart that no path took, by name. */
  readonly missed: readonly string[];
  readonly taken: readonly string[];
  /** Guards of the chart that never said no, by name. */
  readonly unrefused: readonly string[];
  /** Different state values that were reached. */
  readonly states: readonly string[];
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

type Replayed = { readonly snapshot: AnyMachineSnapshot; readonly taken: ReadonlySet<string> };

type Start = { readonly input: unknown } | { readonly snapshot: AnyMachineSnapshot };

const replay = (machine: AnyStateMachine, start: Start, path: readonly EventObject[]): Replayed => {
  const taken = new Set<string>();
  const inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.microstep') return;
    for (const transition of inspected._transitions)
      if (transition.eventType !== 'xstate.init') taken.add(nameOfTaken(machine, transition));
  };
  const actor = createActor(machine, { ...start, inspect, clock: new SimulatedClock() });
  actor.subscribe({ error: () => {} });
  actor.start();
  for (const event of path) actor.send(event);
  const snapshot = actor.getSnapshot();
  actor.stop();
  return { snapshot, taken };
};

/**
 * Takes every transition of a chart that its events and answers can reach, from every state they lead to, on a machine
 * whose actors never answer by themselves.
 */
export function walk<TMachine extends AnyStateMachine>(machine: TMachine, options: WalkOptions<TMachine>): Walk {
  const { inputs = [undefined], from = [], outcomes = {}, project = () => null, invariant = () => {}, limit = 2000 } = options;
  const refused = new Set<string>();
  const model = listening(inert(machine), refused);
  const candidates: readonly EventObject[] = [...options.events, ...answers(outcomes), ...delays(model)];
  const taken = new Set<string>();
  const values = new Set<string>();
  const keyOf = (snapshot: AnyMachineSnapshot): string => JSON.stringify([snapshot.value, project(snapshot as SnapshotFrom<TMachine>)]);

  const starts: readonly Start[] = [
    ...inputs.map((input) => ({ input })),
    ...from.map((state) => ({ snapshot: model.resolveState(state) })),
  ];
  for (const start of starts) {
    const seen = new Set<string>();
    const waiting: (readonly EventObject[])[] = [];
    const visit = (path: readonly EventObject[]): AnyMachineSnapshot => {
      const { snapshot, taken: steps } = replay(model, start, path);
      for (const step of steps) taken.add(step);
      if (snapshot.status === 'error') throw snapshot.error;
      const key = keyOf(snapshot);
      if (seen.has(key)) return snapshot;
      if (seen.size >= limit) throw new Error(`More than ${limit} states of ${machine.id}: leave counters and times out of project.`);
      seen.add(key);
      values.add(JSON.stringify(snapshot.value));
      invariant(snapshot as SnapshotFrom<TMachine>);
      if (snapshot.status === 'active') waiting.push(path);
      return snapshot;
    };
    visit([]);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const heard = new Set(getNextTransitions(replay(model, start, path).snapshot).map(({ eventType }) => eventType));
      for (const event of candidates) if (heard.has(event.type)) visit([...path, event]);
    }
  }
  return {
    missed: namesOf(model).filter((name) => !taken.has(name)),
    taken: [...taken],
    unrefused: unrefused(model, refused),
    states: [...values],
  };
}
