import type { ReadChannelSnapshot } from './read-channel.machine.ts';

export type ReadingState = 'opening' | 'failed' | 'reading';

export const selectReading = (snapshot: ReadChannelSnapshot): ReadingState =>
  snapshot.matches('opening') ? 'opening' : snapshot.matches('failed') ? 'failed' : 'reading';

/** Which side is being brought. */
export const selectPaging = (snapshot: ReadChannelSnapshot): string | null =>
  snapshot.matches({ open: { pages: 'paging' } }) ? snapshot.context.wanted.kind : null;
