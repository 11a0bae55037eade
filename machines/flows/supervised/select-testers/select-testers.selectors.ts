import type { SelectTestersSnapshot } from './select-testers.machine.ts';

export type SearchStage = 'unasked' | 'searching' | 'matched' | 'failed';

export const selectSearchStage = (snapshot: SelectTestersSnapshot): SearchStage => {
  if (snapshot.hasTag('busy')) return 'searching';
  if (snapshot.hasTag('refused')) return 'failed';
  return snapshot.hasTag('settled') ? 'matched' : 'unasked';
};
