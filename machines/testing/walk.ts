import { getNextTransitions } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, SnapshotFrom } from 'xstate';
import { unrefused } from './listening.ts';
import { modelOf } from './model.ts';
import type { ModelOptions, Start } from './model.ts';
import { namesOf } from './transition-names.ts';

export type WalkOptions<TMachine extends AnyStateMachine> = ModelOptions<TMachine> & {
  /** Asserts what holds in every state that is reached. */
  readonly invariant?: (snapshot: SnapshotFrom<TMachine>) => void;
  /** How many different states to visit before giving up. */
  readonly limit?: number;
};

/** The shortest way from a start to a transition or a state. */
export type Way = { readonly start: Start; readonly events: readonly EventObject[] };

export type Walk = {
  /** Transitions that no path took and guards that never said no; of a lifecycle `disagreements` asks the guards, with many rows. */
  readonly missed: readonly string[];
  /** Transitions of the chart that no path took, by name. */
  readonly untaken: readonly string[];
  readonly taken: readonly string[];
  /** Guards of the chart that never said no, by name. */
  readonly unrefused: readonly string[];
  /** Different state values that were reached. */
  readonly states: readonly string[];
  /** The shortest way that takes each transition with its last event, by its name. */
  readonly ways: ReadonlyMap<string, Way>;
  /** The shortest way to each different state. */
  readonly places: readonly Way[];
};

/**
 * Takes every transition of a chart that its events and answers can reach, from every state they lead to, on a machine
 * whose actors never answer by themselves.
 */
export function walk<TMachine extends AnyStateMachine>(machine: TMachine, options: WalkOptions<TMachine>): Walk {
  const { invariant = () => {}, limit = 2000 } = options;
  const refused = new Set<string>();
  const { machine: model, starts, candidates, keyOf, replay } = modelOf(machine, options, refused);
  const ways = new Map<string, Way>();
  const values = new Set<string>();
  const places: Way[] = [];
  for (const start of starts) {
    const seen = new Set<string>();
    const waiting: (readonly EventObject[])[] = [];
    const visit = (events: readonly EventObject[]): AnyMachineSnapshot => {
      const { snapshot, taken } = replay(start, events);
      for (const step of taken) if (!ways.has(step)) ways.set(step, { start, events });
      if (snapshot.status === 'error') throw snapshot.error;
      const key = keyOf(snapshot);
      if (seen.has(key)) return snapshot;
      if (seen.size >= limit) throw new Error(`More than ${limit} states of ${machine.id}: leave counters and times out of project.`);
      seen.add(key);
      values.add(JSON.stringify(snapshot.value));
      places.push({ start, events });
      invariant(snapshot as SnapshotFrom<TMachine>);
      if (snapshot.status === 'active') waiting.push(events);
      return snapshot;
    };
    visit([]);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const heard = new Set(getNextTransitions(replay(start, path).snapshot).map(({ eventType }) => eventType));
      for (const event of candidates) if (heard.has(event.type)) visit([...path, event]);
    }
  }
  const untaken = namesOf(model).filter((name) => !ways.has(name));
  const willing = unrefused(model, refused);
  return {
    missed: [...untaken, ...willing.map((name) => `${name} never says no`)],
    untaken,
    taken: [...ways.keys()],
    unrefused: willing,
    states: [...values],
    ways,
    places,
  };
}
