import type { ToggleAutoExportSnapshot } from './toggle-auto-export.machine.ts';

export const selectIsBusy = (snapshot: ToggleAutoExportSnapshot): boolean => snapshot.hasTag('busy');
/** How many issues the question is about; null while nothing is asked. */
export const selectAskedMatching = (snapshot: ToggleAutoExportSnapshot): number | null =>
  snapshot.hasTag('asking') ? snapshot.context.matching : null;
