/** In milliseconds: a hidden page never paints. */
const atMost = 100;

/** At once where the page is left before. Returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  const callOff = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(next);
    clearTimeout(last);
    removeEventListener('pagehide', run);
  };
  const run = (): void => {
    callOff();
    act();
  };
  const frame = requestAnimationFrame(() => {
    next = setTimeout(run);
  });
  const last = setTimeout(run, atMost);
  addEventListener('pagehide', run);
  return callOff;
}

/** Runs each after the next paint, or as soon as all is over. */
export const afterPaints = (painted: (act: () => void) => unknown) => {
  const waiting = new Set<() => void>();
  return {
    run: (act: () => void): void => {
      const once = (): void => {
        if (waiting.delete(once)) act();
      };
      waiting.add(once);
      painted(once);
    },
    end: (): void => waiting.forEach((once) => once()),
  };
};
