/** In milliseconds: a page without queries or responses does not delay prefetching longer. */
const patience = 2_500;

/** When the browser is idle, as what was rendered may query more. */
const whenDrawn = (then: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: 500 });
  else then();
};

/** In milliseconds: a component may unsubscribe and query the same again while it mounts. */
const drawing = 100;

let answered: Promise<void> = Promise.resolve();

/** Settles once the first page has its data, so that prefetching does not compete with it. */
export const afterFirstAnswer = (): Promise<void> => answered;

/** To be told of each query that is sent, and of the end of each. */
export function awaitFirstAnswer() {
  let settle = (): void => undefined;
  answered = new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    settle = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  const open = new Set<number>();
  const close = (key: number): void => {
    if (open.delete(key) && open.size === 0) whenDrawn(() => open.size === 0 && settle());
  };
  return {
    sent: (key: number) => void open.add(key),
    answered: close,
    left: (key: number, isSentAgain: () => boolean): void => {
      if (open.has(key)) setTimeout(() => isSentAgain() || close(key), drawing);
    },
  };
}
