const longestPause = 30_000;

/** Exponential with jitter. */
export const pauseBefore = (retries: number): number => {
  const longest = Math.min(longestPause, 1000 * 2 ** retries);
  return 1000 + Math.random() * Math.max(0, longest - 1000);
};

/** Ends early when the network comes back. */
export const pauseUntilOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end, { signal: waiting.signal });
  });
