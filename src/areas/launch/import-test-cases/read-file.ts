import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import { readSheet, sheetFault } from '#schema/rules/launch/import/sheet.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import type { ParsedCsv } from './parse-csv.ts';

/** Reads a chosen file in a worker, so that a large one never holds up typing. */
export async function readCsvFile(file: File, signal: AbortSignal): Promise<ParsedCsv> {
  if (file.size > importLimits.bytes) return { faults: [sheetFault('too_large', launchTexts.fileUnreadable)] };
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./parse-csv.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  try {
    return await new Promise<ParsedCsv>((resolve, reject) => {
      worker.addEventListener('message', (event: MessageEvent<ParsedCsv>) => resolve(event.data), { once: true });
      worker.addEventListener('error', () => reject(new Error(launchTexts.uploaderFailed)), { once: true });
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}

/** Reads rows that another program handed over. */
export function readGiven({ headers, rows, source }: GivenRows): ParsedCsv {
  const read = readSheet([headers, ...rows]);
  return 'faults' in read ? read : { sheet: read.sheet, delimiter: source, encoding: '' };
}
