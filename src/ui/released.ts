/**
 * Does something once the press that is under way has arrived: what a field says as it is left moves the page, and the press that left
 * it would miss what it was meant for.
 */
export function whenReleased(act: () => void): void {
  if (document.querySelector(':active') === null) return act();
  const ends = new AbortController();
  const end = (): void => {
    ends.abort();
    setTimeout(act, 0);
  };
  for (const type of ['mouseup', 'dragend', 'blur']) window.addEventListener(type, end, { signal: ends.signal });
}
