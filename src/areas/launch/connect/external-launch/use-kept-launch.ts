import { useEffect } from 'react';
import type {
  ExternalLaunchActorRef,
  ExternalLaunchSnapshot,
} from '#machines/flows/launch/connect/external-launch/external-launch.machine.ts';
import {
  selectAttempt,
  selectDetails,
  selectIsPristine,
  selectUnread,
  selectValues,
} from '#machines/flows/launch/connect/external-launch/external-launch.selectors.ts';
import { forgetLaunch, keepLaunch } from './kept-launch.ts';

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
        if (known !== '') forgetLaunch(place);
        known = '';
        return;
      }
      known = text;
      keepLaunch(place, kept);
    };
    const subscription = actorRef.subscribe(keep);
    const listener = actorRef.on('launch.answered', ({ answer: { testId } }) => {
      if (testId === null) keepLaunch(place, { ...keptOf(actorRef.getSnapshot()), attempt: null });
      else forgetLaunch(place);
    });
    return () => {
      subscription.unsubscribe();
      listener.unsubscribe();
    };
  }, [actorRef, place]);
}
