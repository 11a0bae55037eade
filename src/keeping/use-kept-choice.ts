import { selectChosen } from '#machines/lib/choice.ts';
import type { ChoiceSnapshot } from '#machines/lib/choice.ts';
import { useCallback } from 'react';
import { useChoiceActor, useChosen } from '#src/use-choice.ts';
import type { Choose } from '#src/use-choice.ts';
import { useKeeping } from './kept.ts';

/** What is typed or chosen at one place of a page, kept on this device; `of` says what of it there is to keep. */
export function useKeptChoice<Value>(
  place: string,
  atFirst: Value | (() => Value),
  of: (value: Value) => object | null,
): readonly [Value, Choose<Value>] {
  const actorRef = useChoiceActor(atFirst);
  useKeeping(actorRef, { place, of: useCallback((snapshot: ChoiceSnapshot) => of(selectChosen(snapshot) as Value), [of]) });
  return useChosen<Value>(actorRef);
}
