import { choiceMachine, selectChosen } from '#machines/lib/choice.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useOnce } from './ui/local.ts';

type Next<Value> = Value | ((before: Value) => Value);

/** Runs the chart of what is typed or chosen at one place of a page, and sent nowhere. */
export function useChoice<Value>(atFirst: Value | (() => Value)): readonly [Value, (next: Next<Value>) => void] {
  const input = useOnce(() => ({ chosen: typeof atFirst === 'function' ? (atFirst as () => Value)() : atFirst }));
  const actorRef = useActorRef(choiceMachine, { input });
  const choose = useCallback(
    (next: Next<Value>) => {
      const before = selectChosen(actorRef.getSnapshot()) as Value;
      actorRef.send({ type: 'choice.make', chosen: typeof next === 'function' ? (next as (before: Value) => Value)(before) : next });
    },
    [actorRef],
  );
  return [useSelector(actorRef, selectChosen) as Value, choose];
}
