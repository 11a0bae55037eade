import { act } from '#machines/lib/act.ts';
import { runResultTexts } from '#schema/vocabulary/run-result.ts';

/** Sends again what a test-management tool refused of a test. */
export const retryRunResultsMachine = act({ id: 'retryRunResults', failed: runResultTexts.notRetried });
