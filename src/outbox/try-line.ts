/** Fails while no server answers. */
export const tryLine = async (): Promise<void> => {
  const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error('No server answers.');
};
