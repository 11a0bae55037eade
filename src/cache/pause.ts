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
