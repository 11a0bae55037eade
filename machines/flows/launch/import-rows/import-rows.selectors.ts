import type { ImportRowsSnapshot } from './import-rows.machine.ts';

export const selectIsReading = (snapshot: ImportRowsSnapshot): boolean => snapshot.hasTag('busy');
export const selectProblem = (snapshot: ImportRowsSnapshot): string | null => snapshot.context.problem;
