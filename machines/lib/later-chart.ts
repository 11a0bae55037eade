import type { ActorLogic, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** What runs a chart, without its code. */
export type LogicOf<Chart extends AnyStateMachine> = ActorLogic<SnapshotFrom<Chart>, EventFromLogic<Chart>, InputFrom<Chart>>;

/**
 * Stands for a chart whose code is fetched when it is needed. The state that invokes it comes after one that waits for the code; by default nobody has
 * brought it, and it fails loudly.
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
