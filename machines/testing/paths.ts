import { getNextTransitions } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import type { StatePath } from 'xstate/graph';
import { modelOf } from './model.ts';
import type { Start } from './model.ts';
import { randomFrom } from './random.ts';
import { namesOf } from './transition-names.ts';
import { walk } from './walk.ts';
import type { Move, WalkOptions } from './walk.ts';

export type Step = { readonly event: EventObject; readonly state: StateValue };

export type Path = { readonly start: Start; readonly state: StateValue; readonly steps: readonly Step[] };

/** How much is enough: a share of the transitions or of the states that the samples reach, from 0 to 1, or so many steps. */
export type Until = { readonly transitions: number } | { readonly states: number } | { readonly steps: number };

export type PathOptions<TMachine extends AnyStateMachine> = WalkOptions<TMachine> & {
  /** The shortest path to each state, every path without a repeated state, one that ends in each transition, or random ones. */
  readonly kind?: 'shortest' | 'simple' | 'transitions' | 'random';
  /** Of random paths: the same seed gives the same paths. */
  readonly seed?: number;
  /** How likely an event is beside those of weight 1; 0 leaves it out. */
  readonly weights?: Readonly<Record<string, number>>;
  readonly until?: Until;
  /** Steps after which a random path begins anew, if it meets no end before. */
  readonly length?: number;
};

const finders = { shortest: getShortestPaths, simple: getSimplePaths };

/** Beyond so many, what is asked for is out of reach of the weights. */
const most = 10_000;

const drawn = (moves: readonly Move[], weightOf: (move: Move) => number, below: (limit: number) => number): Move | undefined => {
  const total = moves.reduce((sum, move) => sum + weightOf(move), 0);
  let left = (below(1_000_000) / 1_000_000) * total;
  return moves.find((move) => {
    left -= weightOf(move);
    return left < 0;
  });
};

function randomPaths<TMachine extends AnyStateMachine>(machine: TMachine, options: PathOptions<TMachine>): readonly Path[] {
  const { seed = 1, weights = {}, until = { transitions: 1 }, length = 50 } = options;
  const { places, moves, taken, states } = walk(machine, options);
  const starts = places.filter(({ events }) => events.length === 0);
  const stateOf = new Map(places.map(({ id, state }) => [id, state]));
  const below = randomFrom(seed);
  const met = { transitions: new Set<string>(), states: new Set<string>(), steps: 0 };
  const isEnough = (): boolean => {
    if ('steps' in until) return met.steps >= until.steps;
    if ('states' in until) return met.states.size >= until.states * states.length;
    return met.transitions.size >= until.transitions * taken.length;
  };
  const found: Path[] = [];
  while (!isEnough()) {
    if (found.length >= most) throw new Error(`${most} random paths of ${machine.id} do not reach ${JSON.stringify(until)}.`);
    const begun = starts[below(starts.length)];
    if (begun === undefined) break;
    const steps: Step[] = [];
    let at = begun.id;
    met.states.add(JSON.stringify(begun.state));
    while (steps.length < length && !isEnough()) {
      const move = drawn(
        moves.filter(({ from }) => from === at),
        ({ event }) => weights[event.type] ?? 1,
        below,
      );
      if (move === undefined) break;
      at = move.to;
      const state = stateOf.get(at) ?? {};
      met.states.add(JSON.stringify(state));
      met.steps += 1;
      for (const name of move.transitions) met.transitions.add(name);
      steps.push({ event: move.event, state });
    }
    found.push({ start: begun.start, state: stateOf.get(at) ?? {}, steps });
  }
  return found;
}

export function paths<TMachine extends AnyStateMachine>(machine: TMachine, options: PathOptions<TMachine>): readonly Path[] {
  const { kind = 'shortest' } = options;
  if (kind === 'random') return randomPaths(machine, options);
  const { machine: model, starts, candidates, keyOf, replay } = modelOf(machine, options);
  if (kind === 'transitions')
    return [...walk(machine, options).ways.values()].map(({ start, events }) => {
      const stateAfter = (count: number): StateValue => replay(start, events.slice(0, count)).snapshot.value;
      return { start, state: stateAfter(events.length), steps: events.map((event, at) => ({ event, state: stateAfter(at + 1) })) };
    });
  const heardIn = (snapshot: AnyMachineSnapshot): EventObject[] => {
    if (snapshot.status !== 'active') return [];
    const heard = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
    return candidates.filter((event) => heard.has(event.type) && snapshot.can(event));
  };
  const plain = ({ steps }: StatePath<AnyMachineSnapshot, EventObject>): readonly Step[] =>
    steps.filter(({ event }) => event.type !== 'xstate.init').map(({ event, state }) => ({ event, state: state.value }));
  return starts.flatMap((start) =>
    finders[kind](model, {
      fromState: replay(start, []).snapshot,
      events: heardIn,
      serializeState: (snapshot) => keyOf(snapshot) as never,
      serializeEvent: (event) => JSON.stringify(event) as never,
    }).map((path) => ({ start, state: path.state.value, steps: plain(path) })),
  );
}

export type Coverage = { readonly transitions: number; readonly states: number; readonly missed: readonly string[] };

/** Which share of a chart paths take, and the transitions that they leave out. */
export function coverageOf<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: WalkOptions<TMachine>,
  taken: readonly Path[],
): Coverage {
  const { machine: model, replay } = modelOf(machine, options);
  const names = namesOf(model);
  const walked = walk(machine, options);
  const transitions = new Set<string>();
  const states = new Set<string>();
  for (const { start, steps } of taken) {
    const { taken: all } = replay(
      start,
      steps.map(({ event }) => event),
    );
    for (const name of all) transitions.add(name);
    for (const value of [replay(start, []).snapshot.value, ...steps.map(({ state }) => state)]) states.add(JSON.stringify(value));
  }
  return {
    transitions: transitions.size / names.length,
    states: states.size / walked.states.length,
    missed: names.filter((name) => !transitions.has(name)),
  };
}
