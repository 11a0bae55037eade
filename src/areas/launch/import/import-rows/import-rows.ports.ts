import type { Client } from 'urql';
import { fromCallback, fromPromise } from 'xstate';
import type { ImportRowsPorts } from '#machines/flows/launch/import/import-rows.ts';
import type { EngineAnswer, EngineInput, EngineOrder } from '#machines/flows/launch/import/import-rows.rules.ts';
import type { RememberedColumns } from '#schema/rules/launch/import/columns.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { sheetFault } from '#schema/rules/launch/import/sheet.ts';
import { importTexts } from '#schema/vocabulary/launch/import-texts.ts';
import type { EngineStart } from './engine/import-engine.ts';
// oxlint-disable-next-line import/default
import engineUrl from './engine/import-engine.worker.ts?worker&url';
import { KeepMapping, RememberedMapping } from './import-rows.documents.ts';
import { findImport, keepImport } from './begun-imports.ts';
import type { ImportStore } from './begun-imports.ts';

const patience = 1_000;

/** Does not wait for a slow server. */
async function remembered(client: Client, kind: ImportKind): Promise<RememberedColumns> {
  const nothing = new Promise<RememberedColumns>((resolve) => setTimeout(() => resolve([]), patience));
  const known = client
    .query(RememberedMapping, { kind }, { requestPolicy: 'cache-first' })
    .toPromise()
    .then(({ data }) => data?.importMapping.columns ?? []);
  return Promise.race([known, nothing]);
}

const lost: EngineAnswer = { type: 'read.refused', faults: [sheetFault('unreadable', importTexts.uploaderFailed)] };

/** Reads rows in a worker, which ends with the import. */
export const importRowsPorts = (client: Client, store: ImportStore): ImportRowsPorts => ({
  findImport: findImport(store),
  runEngine: fromCallback<EngineOrder, EngineInput>(({ input, sendBack, receive }) => {
    const worker = new Worker(engineUrl, { type: 'module' });
    const ask = (order: EngineStart | EngineOrder): void => worker.postMessage(order);
    worker.addEventListener('message', (event: MessageEvent<EngineAnswer>) => sendBack(event.data));
    worker.addEventListener('error', () => sendBack(lost));
    receive(ask);
    void remembered(client, input.kind).then((columns) => ask({ type: 'source.read', ...input, remembered: columns }));
    return () => worker.terminate();
  }),
  keepImport: keepImport(store),
  keepMapping: fromPromise(async ({ input: { kind, columns } }) => {
    if (columns.length === 0) return;
    const { error } = await client.mutation(KeepMapping, { input: { kind, columns: [...columns] } }).toPromise();
    if (error !== undefined) throw error;
  }),
});
