import type { SelectTestersSnapshot } from './select-testers.machine.ts';

export type SearchStage = 'unasked' | 'searching' | 'matched' | 'failed';

export const selectSearchStage = (snapshot: SelectTestersSnapshot): SearchStage => {
  if (snapshot.hasTag('busy')) return 'searching';
  if (snapshot.hasTag('refused')) return 'failed';
  return snapshot.hasTag('settled') ? 'matched' : 'unasked';
};

export type Browsing = 'ended' | 'going' | 'failed' | 'more';

/** How the list of testers goes on. */
export const selectBrowsing = (snapshot: SelectTestersSnapshot): Browsing => {
  if (snapshot.hasTag('browsing')) return 'going';
  if (snapshot.hasTag('unbrowsed')) return 'failed';
  return snapshot.context.endCursor === null ? 'ended' : 'more';
};
