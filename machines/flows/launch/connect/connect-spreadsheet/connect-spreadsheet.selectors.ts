import { connectTexts } from '#schema/vocabulary/launch/connect-texts.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import type { ConnectSpreadsheetSnapshot } from './connect-spreadsheet.machine.ts';

const none: readonly string[] = [];

export const selectIsBusy = (snapshot: ConnectSpreadsheetSnapshot): boolean => snapshot.hasTag('busy');
export const selectCanCancel = (snapshot: ConnectSpreadsheetSnapshot): boolean => snapshot.can({ type: 'import.cancel' });
export const selectIsRefused = (snapshot: ConnectSpreadsheetSnapshot): boolean => snapshot.hasTag('refused');
export const selectProblem = ({ context }: ConnectSpreadsheetSnapshot): string | null => context.problem;
export const selectSheetName = ({ context }: ConnectSpreadsheetSnapshot): string | null => context.sheetName;

/** The sheets to choose from, once there are several. */
export const selectSheetNames = (snapshot: ConnectSpreadsheetSnapshot): readonly string[] =>
  snapshot.context.sheetNames.length > 1 && !snapshot.matches('idle') ? snapshot.context.sheetNames : none;

/** Why 'Import' waits, or null. */
export function selectImportReason(snapshot: ConnectSpreadsheetSnapshot): string | null {
  if (snapshot.hasTag('busy') || snapshot.can({ type: 'sheet.import' })) return null;
  return snapshot.matches('choosing') ? connectTexts.sheetMissing : launchMessages.spreadsheetUrl;
}
