/** Fails while no server answers. */
export const tryLine = async (): Promise<void> => {
  const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error('No server answers.');
};

/** Hears the browser's word about the network; also what it says at once where there is none. */
export const watchNetwork = (lost: () => void, found: () => void): (() => void) => {
  window.addEventListener('offline', lost);
  window.addEventListener('online', found);
  if (!navigator.onLine) lost();
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', found);
  };
};
