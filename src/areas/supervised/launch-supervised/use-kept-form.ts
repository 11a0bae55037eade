import type {
  LaunchSupervisedActorRef,
  LaunchSupervisedSnapshot,
} from '#machines/flows/supervised/launch-supervised/launch-supervised.machine.ts';
import { selectIsLaunched, selectLaunchRefusal } from '#machines/flows/supervised/launch-supervised/launch-supervised.selectors.ts';
import { useEffect, useState } from 'react';
import { forgetForm, keepForm } from './kept-form.ts';

const pause = 300;

/** Keeps the form on this device while it is filled in, and forgets it once the test is launched, here or elsewhere; whether the device takes it. */
export const useKeptForm = (actorRef: LaunchSupervisedActorRef, place: string): boolean => {
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let kept = actorRef.getSnapshot().context;
    const keep = () => {
      timer = undefined;
      setKept(keepForm(place, kept));
    };
    const isOver = (snapshot: LaunchSupervisedSnapshot) => selectIsLaunched(snapshot) || selectLaunchRefusal(snapshot) !== null;
    const forget = () => {
      clearTimeout(timer);
      timer = undefined;
      forgetForm(place);
    };
    if (isOver(actorRef.getSnapshot())) forget();
    const subscription = actorRef.subscribe((snapshot) => {
      if (isOver(snapshot)) return forget();
      const { context } = snapshot;
      const isTyped = (['values', 'groups', 'attempt', 'unread'] as const).some((part) => context[part] !== kept[part]);
      kept = context;
      if (isTyped) timer ??= setTimeout(keep, pause);
    });
    const keepNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
    window.addEventListener('pagehide', keepNow);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [actorRef, place]);
  return isKept;
};
