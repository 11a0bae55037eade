import type { Client } from 'urql';
import { laterChart } from '#machines/lib/later-chart.ts';
import type { importRowsMachine } from '#machines/flows/launch/import/import-rows.ts';
// oxlint-disable-next-line import/default
import engineUrl from './engine/import-engine.worker.ts?worker&url';
import type * as ImportRowsModule from './import-rows.host.tsx';
import type { ImportStore } from './begun-imports.ts';

type ImportPart = typeof ImportRowsModule;

let part: ImportPart | undefined;

/** Throws before `fetchImport`. */
export function importPart(): ImportPart {
  if (part === undefined) throw new Error('The import was not fetched.');
  return part;
}

/** Also loads the worker's code, so that rows can be read offline. */
export async function fetchImport(): Promise<ImportPart> {
  fetch(engineUrl, { priority: 'low' }).catch(() => undefined);
  part = await import('./import-rows.host.tsx');
  return part;
}

export const laterImport = (client: Client, store: ImportStore) =>
  laterChart<typeof importRowsMachine>(() => importPart().importRowsFor(client, store));
