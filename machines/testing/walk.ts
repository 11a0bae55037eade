import { getNextTransitions } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, SnapshotFrom } from 'xstate';
import { unrefused } from './listening.ts';
import { modelOf } from './model.ts';
import type { ModelOptions, Start } from './model.ts';
import { namesOf } from './transition-names.ts';

export type WalkOptions<TMachine extends AnyStateMachine> = ModelOptions<TMachine> & {
  readonly invariant?: (snapshot: SnapshotFrom<TMachine>) => void;
  /** Fails beyond so many states, where a projection lets a counter through. */
  readonly limit?: number;
};

export type Way = { readonly start: Start; readonly events: readonly EventObject[] };

export type Walk = {
  /** Transitions never taken and guards that never refused; for a lifecycle `disagreements` checks the guards, over many rows. */
  readonly missed: readonly string[];
  readonly untaken: readonly string[];
  readonly taken: readonly string[];
  readonly unrefused: readonly string[];
  readonly states: readonly string[];
  /** By transition name: the shortest way whose last event takes it. */
  readonly ways: ReadonlyMap<string, Way>;
  readonly places: readonly Way[];
};

/** Takes every transition that events and results can reach, with stubbed actors. */
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
