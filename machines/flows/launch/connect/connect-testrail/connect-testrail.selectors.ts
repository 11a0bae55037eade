import { connectTexts } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ConnectTestrailSnapshot } from './connect-testrail.machine.ts';

export const selectRunId = ({ context }: ConnectTestrailSnapshot): string => context.testRunId;
export const selectProblem = ({ context }: ConnectTestrailSnapshot): string | null => context.problem;
export const selectIsReading = (snapshot: ConnectTestrailSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsRefused = (snapshot: ConnectTestrailSnapshot): boolean => snapshot.hasTag('refused');

/** Why 'Import' waits, or null. */
export const selectImportReason = ({ context }: ConnectTestrailSnapshot): string | null =>
  context.testRunId.trim() === '' ? connectTexts.noRunId : null;
