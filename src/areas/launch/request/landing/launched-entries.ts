import type { RouterHistory } from '@tanstack/react-router';

type Entries = Pick<RouterHistory, 'location' | 'subscribe'>;

/** Where the success page stands in the history of this tab; the entries before it are of a request that is launched. */
let success = -1;
let forget = (): void => {};

/** Notes the place of the success page, until an entry takes its place: what is opened then is another request. */
export function rememberSuccess(history: Entries): void {
  forget();
  success = history.location.state.__TSR_index;
  const stop = history.subscribe(({ action, location }) => {
    if (action.type === 'PUSH' && location.state.__TSR_index <= success) forget();
  });
  forget = () => {
    stop();
    success = -1;
  };
}

/** Whether a person went back to a page of the request that was launched here: there is nothing to see, and nobody wants the success page again. */
export const isBehindSuccess = (place: number): boolean => place > 0 && place < success;
