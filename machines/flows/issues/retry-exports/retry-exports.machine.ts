import { act } from '#machines/lib/act.ts';
import { exportTexts } from '#schema/vocabulary/export.ts';

/** Sends again what a tracker refused of an export, or what was cancelled. */
export const retryExportsMachine = act({ id: 'retryExports', failed: exportTexts.notRetried });
