import type { ActorLogic, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

export type LogicOf<Chart extends AnyStateMachine> = ActorLogic<SnapshotFrom<Chart>, EventFromLogic<Chart>, InputFrom<Chart>>;

/**
 * Stands for a chart whose code is loaded on demand. A state that waits for the code precedes the one that invokes it; without a provided
 * one it throws.
 */
export function laterChart<Chart extends AnyStateMachine>(
  find: () => LogicOf<Chart> = () => {
    throw new Error('The code of this chart was not fetched.');
  },
): LogicOf<Chart> {
  let known: LogicOf<Chart> | undefined;
  const chart = (): LogicOf<Chart> => (known ??= find());
  return {
    getInitialSnapshot: (scope, input) => chart().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => chart().transition(snapshot, event, scope),
    start: (snapshot, scope) => chart().start?.(snapshot, scope),
    getPersistedSnapshot: (snapshot, options) => chart().getPersistedSnapshot(snapshot, options),
  };
}
