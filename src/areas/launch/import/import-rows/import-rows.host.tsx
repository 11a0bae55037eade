import { useEffect } from 'react';
import type { Client } from 'urql';
import { importRowsMachine } from '#machines/flows/launch/import/import-rows.ts';
import type { ImportRowsActorRef, ImportRowsPorts, ImportRowsSnapshot } from '#machines/flows/launch/import/import-rows.ts';
import { selectKind, selectSought, selectStage } from '#machines/flows/launch/import/import-rows.selectors.ts';
import type { Sought } from '#machines/flows/launch/import/import-rows.selectors.ts';
import { saveFile } from '#src/ui/save-file.ts';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import type { ImportStore } from './begun-imports.ts';
import { ImportRowsView } from './import-rows.view.tsx';
import { templateCsv } from '#schema/rules/launch/import/templates.ts';
import { isTestRailSource } from '#schema/rules/launch/import/external-cases.ts';
import { connectTexts } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { importTexts } from '#schema/vocabulary/launch/import-texts.ts';
import { fromCallback, fromPromise } from 'xstate';
import type { EngineAnswer, EngineInput, EngineOrder } from '#machines/flows/launch/import/import-rows.rules.ts';
import type { RememberedColumns } from '#schema/rules/launch/import/columns.ts';
import { sheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { EngineStart } from './engine/import-engine.ts';
// oxlint-disable-next-line import/default
import engineUrl from './engine/import-engine.worker.ts?worker&url';
import { KeepMapping, RememberedMapping } from './import-rows.documents.ts';
import { keepImport, readBegun } from './begun-imports.ts';

const patience = 1_000;

const mappingOf = (client: Client, kind: ImportKind) =>
  client.query(RememberedMapping, { kind }, { requestPolicy: 'cache-first' }).toPromise();

/** Does not wait for a slow server. */
async function remembered(client: Client, kind: ImportKind): Promise<RememberedColumns> {
  const nothing = new Promise<RememberedColumns>((resolve) => setTimeout(() => resolve([]), patience));
  const known = mappingOf(client, kind).then(({ data }) => data?.importMapping.columns ?? []);
  return Promise.race([known, nothing]);
}

const lost: EngineAnswer = { type: 'read.refused', faults: [sheetFault('unreadable', importTexts.uploaderFailed)], ways: null };

/** Reads rows in a worker, which ends with the import. */
const importRowsPorts = (client: Client, store: ImportStore): ImportRowsPorts => ({
  /** The mapping is asked for before a file is chosen, which would wait for it. */
  findImport: fromPromise(({ input }) => {
    for (const kind of input.kinds) void mappingOf(client, kind);
    return readBegun(store, input);
  }),
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

export { selectIsAtRisk, selectStage } from '#machines/flows/launch/import/import-rows.selectors.ts';

export const importRowsFor = (client: Client, store: ImportStore) => importRowsMachine.provide({ actors: importRowsPorts(client, store) });

const mappingKeys = (label: string): readonly StatusBarKey[] => [
  { keys: 'F8', label },
  { keys: 'Ctrl Enter', label: 'import' },
];
const keysFor: Readonly<Record<Sought, readonly StatusBarKey[]>> = {
  error: mappingKeys('next error'),
  warning: mappingKeys('next warning'),
};
const noKeys: readonly StatusBarKey[] = [];

export const selectKeys = (snapshot: ImportRowsSnapshot): readonly StatusBarKey[] =>
  selectStage(snapshot) === 'mapping' ? keysFor[selectSought(snapshot)] : noKeys;

export type ImportRowsHostProps = {
  readonly stepRef: { readonly send: (event: { readonly type: 'import.fetched' | 'import.leave' }) => void };
  readonly actorRef: ImportRowsActorRef | undefined;
  readonly back: string;
};

/** Mounted before its step begins the import. */
export function ImportRowsHost({ stepRef, actorRef, back }: ImportRowsHostProps) {
  useEffect(() => stepRef.send({ type: 'import.fetched' }), [stepRef]);
  if (actorRef === undefined) return null;
  const onTemplate = (): void => {
    const kind = selectKind(actorRef.getSnapshot());
    saveFile(`${kind.replace('_', '-')}-template.csv`, templateCsv(kind));
  };
  return <ImportRowsView actorRef={actorRef} back={back} onTemplate={onTemplate} />;
}

const imported: Readonly<Record<ImportKind, (count: number) => string>> = {
  test_cases: importTexts.testCasesImported,
  known_issues: importTexts.knownIssuesImported,
  test_data: importTexts.testDataImported,
};

export const importedWords = (kind: ImportKind, count: number, source: string): string =>
  isTestRailSource(source) ? connectTexts.testRailImported : imported[kind](count);
