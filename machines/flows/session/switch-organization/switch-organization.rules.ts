import type { Answer } from '#machines/lib/answer.ts';

export const notPicked = 'Ensure you select organization from the list';
export const switchFailed = 'There was an issue changing organization';

/** The server's messages joined, or one sentence when it gave none. */
export const switchRefused = ({ messages }: Answer): string =>
  messages.length > 0 ? messages.join(', ') : 'Failed to change organization';
