import type { MouseEvent } from 'react';
import type { Trigger } from './trigger.ts';

type Press = { isBusy: boolean; refuse: (() => void) | null; trigger: Trigger | null; onPress: (() => void) | undefined };

/** What a press does: nothing while busy, the reason when refused, else the trigger's overlay and the callback. */
export function pressOf({ isBusy, refuse, trigger, onPress }: Press) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || refuse) event.preventDefault();
    if (isBusy) return;
    if (refuse) return refuse();
    if (trigger) {
      event.currentTarget.focus();
      trigger.toggle();
    }
    onPress?.();
  };
}
