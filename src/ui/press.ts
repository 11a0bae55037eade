import type { MouseEvent } from 'react';
import type { Trigger } from './trigger.ts';

type Press = {
  isBusy: boolean;
  refuse: (() => void) | null;
  trigger: Trigger | null;
  onPress: (() => void) | undefined;
  isOnce?: boolean | undefined;
};

/**
 * What a press does: nothing while busy, the reason when refused, else the trigger's overlay and the callback. The second half of a
 * double press does nothing where that is asked for: by then something else may stand under the pointer.
 */
export function pressOf({ isBusy, refuse, trigger, onPress, isOnce = false }: Press) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    const isAgain = isOnce && event.detail > 1;
    if (isBusy || isAgain || refuse) event.preventDefault();
    if (isBusy || isAgain) return;
    if (refuse) return refuse();
    if (trigger) {
      event.currentTarget.focus();
      trigger.toggle();
    }
    onPress?.();
  };
}
