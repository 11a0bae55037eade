/** In milliseconds: a hidden page never paints. */
const atMost = 100;

/** Returns a function that cancels it. */
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
