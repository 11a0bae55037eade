import { selectIsAutomatic, selectMatch, selectPart } from '#machines/flows/supervised/tester-group.ts';
import type { TesterGroupActorRef } from '#machines/flows/supervised/tester-group.ts';
import { chosenFrom } from '#machines/flows/supervised/tester-group.rules.ts';
import { useSelector } from '@xstate/react';

const printed = new Intl.NumberFormat('en');

/** How many testers fit a group, in two lines at the foot of a phone. */
export function MatchNoteView({ actorRef }: { readonly actorRef: TesterGroupActorRef }) {
  const match = useSelector(actorRef, selectMatch);
  const numberOfResultsNeeded = useSelector(actorRef, selectPart('numberOfResultsNeeded'));
  const isAutomatic = useSelector(actorRef, selectIsAutomatic);
  if (match === null) return null;
  const covered = chosenFrom(match, { numberOfResultsNeeded }).selected.length;
  return (
    <p className="flex min-w-0 flex-col justify-center leading-snug">
      <b className="font-strong">{`${printed.format(match.totalNumber)} match`}</b>
      {isAutomatic ? <span className="text-small text-ink-3">{`${covered} of ${numberOfResultsNeeded ?? 0} covered`}</span> : null}
    </p>
  );
}
