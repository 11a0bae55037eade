import { useEffect } from 'react';
import type { Client } from 'urql';
import { importRowsMachine } from '#machines/flows/launch/import/import-rows.ts';
import type { ImportRowsActorRef, ImportRowsSnapshot } from '#machines/flows/launch/import/import-rows.ts';
import { selectSought, selectStage } from '#machines/flows/launch/import/import-rows.selectors.ts';
import type { Sought } from '#machines/flows/launch/import/import-rows.selectors.ts';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import { importRowsPorts } from './import-rows.ports.ts';
import type { ImportStore } from './begun-imports.ts';
import { ImportRowsView } from './import-rows.view.tsx';

export { selectIsAtRisk, selectStage } from '#machines/flows/launch/import/import-rows.selectors.ts';
export { importedWords } from './imported-words.ts';

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
  return actorRef === undefined ? null : <ImportRowsView actorRef={actorRef} back={back} />;
}
