import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import { selectTests } from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectReadiness } from '#machines/flows/launch/request/readiness.selectors.ts';
import { focusField } from '#src/ui/focus.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { fieldId, wizardPlace } from '../launch-places.ts';

function firstProblem(actorRef: BuildRequestActorRef): HTMLElement | null {
  const snapshot = actorRef.getSnapshot();
  const [first] = selectReadiness(snapshot);
  if (first === undefined) return null;
  const { test, step, field } = first;
  if (test === null) return document.getElementById(fieldId(field));
  const { id = '' } = selectTests(snapshot)[test] ?? {};
  return document.querySelector<HTMLElement>(`a[href="${wizardPlace(id, step)}"]`);
}

/** Moves focus after a refused launch, before the next key is typed. */
export function useFirstProblem(actorRef: BuildRequestActorRef): void {
  useEmitted(actorRef, {
    'problems.found': () => {
      const place = firstProblem(actorRef);
      if (place !== null) focusField(place);
    },
  });
}
