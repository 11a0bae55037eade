import { act } from '#machines/lib/act.ts';
import { exportTexts } from '#schema/vocabulary/export.ts';

/** Cancels what has not been sent of an export. */
export const cancelExportsMachine = act({ id: 'cancelExports', failed: exportTexts.notCancelled });
