import { getNextTransitions } from 'xstate';
import type { AnyStateMachine, EventObject, SnapshotFrom, StateValue } from 'xstate';
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

/** A state that the projection tells apart, with the shortest way there. */
export type Place = Way & { readonly id: string; readonly state: StateValue };

/** What an event does at a place, by the names of the transitions it takes. */
export type Move = { readonly from: string; readonly event: EventObject; readonly to: string; readonly transitions: readonly string[] };

export type Walk = {
  /** Transitions never taken and guards that never refused; for a lifecycle `disagreements` checks the guards, over many rows. */
  readonly missed: readonly string[];
  readonly untaken: readonly string[];
  readonly taken: readonly string[];
  readonly unrefused: readonly string[];
  readonly states: readonly string[];
  /** By transition name: the shortest way whose last event takes it. */
  readonly ways: ReadonlyMap<string, Way>;
  readonly places: readonly Place[];
  readonly moves: readonly Move[];
};

/** Takes every transition that events and results can reach, with stubbed actors. */
export function walk<TMachine extends AnyStateMachine>(machine: TMachine, options: WalkOptions<TMachine>): Walk {
  const { invariant = () => {}, limit = 2000 } = options;
  const refused = new Set<string>();
  const { machine: model, starts, candidates, keyOf, replay } = modelOf(machine, options, refused);
  const ways = new Map<string, Way>();
  const values = new Set<string>();
  const places: Place[] = [];
  const moves: Move[] = [];
  for (const [at, start] of starts.entries()) {
    const seen = new Set<string>();
    const waiting: Place[] = [];
    const visit = (events: readonly EventObject[], from: string | null): void => {
      const { snapshot, taken, last } = replay(start, events);
      for (const step of taken) if (!ways.has(step)) ways.set(step, { start, events });
      if (snapshot.status === 'error') throw snapshot.error;
      const id = `${at} ${keyOf(snapshot)}`;
      const [event] = events.slice(-1);
      if (from !== null && event !== undefined && last.size > 0) moves.push({ from, event, to: id, transitions: [...last] });
      if (seen.has(id)) return;
      if (seen.size >= limit) throw new Error(`More than ${limit} states of ${machine.id}: leave counters and times out of project.`);
      seen.add(id);
      values.add(JSON.stringify(snapshot.value));
      const place = { start, events, id, state: snapshot.value };
      places.push(place);
      invariant(snapshot as SnapshotFrom<TMachine>);
      if (snapshot.status === 'active') waiting.push(place);
    };
    visit([], null);
    for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
      const { events, id } = place;
      const heard = new Set(getNextTransitions(replay(start, events).snapshot).map(({ eventType }) => eventType));
      for (const event of candidates) if (heard.has(event.type)) visit([...events, event], id);
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
    moves,
  };
}
