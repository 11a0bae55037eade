import type { ExportResultsSnapshot } from './export-results.machine.ts';

export type ExportStage = 'init' | 'exporting' | 'success' | 'error';

/** What the dialog shows. */
export const selectStage = (snapshot: ExportResultsSnapshot): ExportStage => {
  if (snapshot.hasTag('busy')) return 'exporting';
  return snapshot.matches('success') ? 'success' : snapshot.matches('error') ? 'error' : 'init';
};
export const selectDone = ({ context }: ExportResultsSnapshot): number => context.done;
export const selectFailure = ({ context }: ExportResultsSnapshot): string => context.failure;
