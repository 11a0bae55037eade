/** After the pointer is released: an error shown on blur moves the page, and the click that caused the blur would miss its target. */
export function whenReleased(act: () => void): void {
  if (document.querySelector(':active') === null) return act();
  const ends = new AbortController();
  const end = (): void => {
    ends.abort();
    setTimeout(act, 0);
  };
  for (const type of ['mouseup', 'dragend', 'blur']) window.addEventListener(type, end, { signal: ends.signal });
}
