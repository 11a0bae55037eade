import { choiceMachine, selectChosen } from '#machines/lib/choice.ts';
import type { ChoiceActorRef } from '#machines/lib/choice.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useOnce } from './ui/local.ts';

export type Choose<Value> = (next: Value | ((before: Value) => Value)) => void;

/** Begins the chart of what is typed or chosen at one place of a page, and sent nowhere. */
export function useChoiceActor<Value>(atFirst: Value | (() => Value)): ChoiceActorRef {
  const input = useOnce(() => ({ chosen: typeof atFirst === 'function' ? (atFirst as () => Value)() : atFirst }));
  return useActorRef(choiceMachine, { input });
}

/** What is chosen, and how another is. */
export function useChosen<Value>(actorRef: ChoiceActorRef): readonly [Value, Choose<Value>] {
  const choose: Choose<Value> = useCallback(
    (next) => {
      const before = selectChosen(actorRef.getSnapshot()) as Value;
      actorRef.send({ type: 'choice.make', chosen: typeof next === 'function' ? (next as (before: Value) => Value)(before) : next });
    },
    [actorRef],
  );
  return [useSelector(actorRef, selectChosen) as Value, choose];
}

/** Runs the chart of what is typed or chosen at one place of a page, and sent nowhere. */
export const useChoice = <Value>(atFirst: Value | (() => Value)): readonly [Value, Choose<Value>] =>
  useChosen<Value>(useChoiceActor(atFirst));
