import { selectArrivals, selectIsHeld, selectKeeping } from '#machines/flows/supervised/hold-form.ts';
import type { HoldFormActorRef, KeptSupervised } from '#machines/flows/supervised/hold-form.ts';
import { selectIsUnsent, selectSavedAt, selectVersion } from '#machines/flows/shared/keep-form.ts';
import type {
  LaunchSupervisedActorRef,
  LaunchSupervisedSnapshot,
  LaunchSupervisedContext,
} from '#machines/flows/supervised/launch-supervised.ts';
import { keptForm } from '#machines/flows/supervised/kept-form.rules.ts';
import { selectIsLaunched, selectLaunchRefusal } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { useLayoutEffect } from 'react';
import { keepCopy } from './form-copy.ts';
import { forgetKept } from '#src/keeping/kept.ts';

const pause = 300;

const isOver = (snapshot: LaunchSupervisedSnapshot): boolean => selectIsLaunched(snapshot) || selectLaunchRefusal(snapshot) !== null;

/** Whether something typed differs: what was found for a group is not typed. */
const differs = (one: LaunchSupervisedContext, other: LaunchSupervisedContext): boolean =>
  (['values', 'attempt', 'unread'] as const).some((part) => one[part] !== other[part]) ||
  (one.groups !== other.groups &&
    (one.groups.length !== other.groups.length || one.groups.some(({ values }, at) => values !== other.groups[at]?.values)));

/** Keeps the form on this device and the server while it is filled in here, and forgets it once the test is launched, here or elsewhere. */
export const useKeptForm = (actorRef: LaunchSupervisedActorRef, holdRef: HoldFormActorRef, place: string): void => {
  useLayoutEffect(() => {
    const arrivals = selectArrivals(holdRef.getSnapshot());
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = actorRef.getSnapshot().context;
    let latest: KeptSupervised | null = null;
    const keep = () => {
      timer = undefined;
      const keeping = selectKeeping(holdRef.getSnapshot())?.getSnapshot();
      if (latest === null || keeping === undefined || selectArrivals(holdRef.getSnapshot()) !== arrivals) return;
      const saved = { version: selectVersion(keeping), savedAt: selectSavedAt(keeping), isUnsent: selectIsUnsent(latest)(keeping) };
      keepCopy(place, { forms: latest, ...saved });
    };
    const forget = () => {
      clearTimeout(timer);
      timer = undefined;
      if (selectIsHeld(holdRef.getSnapshot())) holdRef.send({ type: 'test.launched' });
      forgetKept(place);
    };
    if (isOver(actorRef.getSnapshot())) forget();
    const subscription = actorRef.subscribe((snapshot) => {
      if (isOver(snapshot)) return forget();
      const { context } = snapshot;
      if (!differs(context, known)) return;
      known = context;
      latest = { form: keptForm(context) };
      holdRef.send({ type: 'form.change', forms: latest });
      timer ??= setTimeout(keep, pause);
    });
    const leave = () => {
      if (selectIsHeld(holdRef.getSnapshot())) holdRef.send({ type: 'form.leave' });
    };
    const leaving = actorRef.on('preview.opened', leave);
    const keepNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
    window.addEventListener('pagehide', keepNow);
    return () => {
      subscription.unsubscribe();
      leaving.unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
      leave();
    };
  }, [actorRef, holdRef, place]);
};
