import type { MouseEvent } from 'react';
import { isKeyAgain, watchKeyPresses } from './key-presses.ts';
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
 * double press, by the pointer or a key, does nothing where that is asked for: by then something else may stand there.
 */
export function pressOf({ isBusy, refuse, trigger, onPress, isOnce = false }: Press) {
  watchKeyPresses();
  return (event: MouseEvent<HTMLButtonElement>) => {
    const isAgain = isOnce && (event.detail > 1 || (event.detail === 0 && isKeyAgain(event.nativeEvent)));
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
