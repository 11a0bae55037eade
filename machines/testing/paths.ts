import { getNextTransitions } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import type { StatePath } from 'xstate/graph';
import { modelOf } from './model.ts';
import type { ModelOptions, Start } from './model.ts';

export type Step = { readonly event: EventObject; readonly state: StateValue };

export type Path = { readonly start: Start; readonly state: StateValue; readonly steps: readonly Step[] };

export type PathOptions<TMachine extends AnyStateMachine> = ModelOptions<TMachine> & {
  /** The shortest path to each state, or every path without a repeated state. */
  readonly kind?: 'shortest' | 'simple';
};

const finders = { shortest: getShortestPaths, simple: getSimplePaths };

export function paths<TMachine extends AnyStateMachine>(machine: TMachine, options: PathOptions<TMachine>): readonly Path[] {
  const { kind = 'shortest' } = options;
  const { machine: model, starts, candidates, keyOf, replay } = modelOf(machine, options);
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
