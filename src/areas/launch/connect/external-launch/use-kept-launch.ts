import { useEffect } from 'react';
import {
  selectAttempt,
  selectDetails,
  selectIsPristine,
  selectUnread,
  selectValues,
} from '#machines/flows/launch/connect/external-launch.ts';
import type { ExternalLaunchActorRef, ExternalLaunchSnapshot } from '#machines/flows/launch/connect/external-launch.ts';
import { forgetKept, keepHere } from '#src/keeping/kept.ts';

const keptOf = (snapshot: ExternalLaunchSnapshot) => ({
  values: selectValues(snapshot),
  attempt: selectAttempt(snapshot),
  unread: selectUnread(snapshot),
});

/** Keeps what is typed on this device until the request is made, and a wish until its answer is known. */
export function useKeptLaunch(actorRef: ExternalLaunchActorRef, place: string): void {
  useEffect(() => {
    let known = '';
    const keep = (snapshot: ExternalLaunchSnapshot): void => {
      const kept = keptOf(snapshot);
      const text = JSON.stringify(kept);
      if (snapshot.status !== 'active' || selectDetails(snapshot) === null || text === known) return;
      if (selectIsPristine(snapshot)) {
        if (known !== '') forgetKept(place);
        known = '';
        return;
      }
      known = text;
      keepHere(place, kept);
    };
    const subscription = actorRef.subscribe(keep);
    const listener = actorRef.on('launch.answered', ({ answer: { testId } }) => {
      if (testId === null) keepHere(place, { ...keptOf(actorRef.getSnapshot()), attempt: null });
      else forgetKept(place);
    });
    return () => {
      subscription.unsubscribe();
      listener.unsubscribe();
    };
  }, [actorRef, place]);
}
