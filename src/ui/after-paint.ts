/** A page that is not looked at paints nothing. */
const atMost = 100;

/** Runs something once what was changed is painted; gives the way to call it off. */
export function afterPaint(act: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  const callOff = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(next);
    clearTimeout(last);
  };
  const run = (): void => {
    callOff();
    act();
  };
  const frame = requestAnimationFrame(() => {
    next = setTimeout(run);
  });
  const last = setTimeout(run, atMost);
  return callOff;
}
