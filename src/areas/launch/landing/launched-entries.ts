/** Where the success page stands in the history of this tab; the entries before it are of a request that is launched. */
let success = -1;

/** Notes the place of the success page. */
export const rememberSuccess = (place: number): void => {
  success = place;
};

/** Whether a person went back to a page of the request that was launched here: there is nothing to see, and nobody wants the success page again. */
export const isBehindSuccess = (place: number): boolean => place > 0 && place < success;
