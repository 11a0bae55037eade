import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { selectIsAtRisk, selectKind, selectSought, selectStage } from '#machines/flows/launch/import-rows/import-rows.selectors.ts';
import type { Sought } from '#machines/flows/launch/import-rows/import-rows.selectors.ts';
import type { ImportRowsActorRef, ImportRowsSnapshot } from '#machines/flows/launch/import-rows/import-rows.machine.ts';
import { selectImportRef } from '#machines/flows/launch/launch-wizard/import-step.selectors.ts';
import type { ImportStepSnapshot } from '#machines/flows/launch/launch-wizard/import-step.selectors.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/launch-wizard/scope-step.machine.ts';
import type { TestDataStepActorRef } from '#machines/flows/launch/launch-wizard/test-data-step.machine.ts';
import { importWords } from '#schema/vocabulary/launch/import-kinds.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { findFocus } from '#src/ui/focus.ts';
import { useImported } from './use-imported.ts';

type OpenImport = {
  readonly importRef: ImportRowsActorRef | undefined;
  readonly importKind: ImportKind | null;
  readonly importTitle: string;
  readonly importKeys: Keys;
};
type Keys = readonly { readonly keys: string; readonly label: string }[];

const mappingKeys = (label: string): Keys => [
  { keys: 'F8', label },
  { keys: 'Ctrl Enter', label: 'import' },
];
const keysFor: Readonly<Record<Sought, Keys>> = { error: mappingKeys('next error'), warning: mappingKeys('next warning') };
const noKeys: Keys = [];

const stageIn = (snapshot: ImportRowsSnapshot | undefined) => (snapshot === undefined ? null : selectStage(snapshot));
const keysIn = (snapshot: ImportRowsSnapshot | undefined): Keys =>
  snapshot === undefined || selectStage(snapshot) !== 'mapping' ? noKeys : keysFor[selectSought(snapshot)];
const importOf = (snapshot: ImportStepSnapshot | undefined): ImportRowsActorRef | undefined =>
  snapshot === undefined ? undefined : selectImportRef(snapshot);

/** Warns before the page closes over work that this device does not keep. */
function useWarning(importRef: ImportRowsActorRef | undefined): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (importRef !== undefined && selectIsAtRisk(importRef.getSnapshot())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [importRef]);
}

/** The import that a step has open, and what it is called; how it ended is said in a toast. */
export function useOpenImport(scopeRef: ScopeStepActorRef | undefined, testDataRef: TestDataStepActorRef | undefined): OpenImport {
  useImported(scopeRef);
  useImported(testDataRef);
  const ofScope = useSelector(scopeRef, importOf);
  const ofTestData = useSelector(testDataRef, importOf);
  const importRef = ofScope ?? ofTestData;
  const stage = useSelector(importRef, stageIn);
  useWarning(importRef);
  useEffect(() => {
    if (stage !== null) findFocus();
  }, [stage]);
  const importKind = importRef === undefined ? null : selectKind(importRef.getSnapshot());
  return {
    importRef,
    importKind,
    importKeys: useSelector(importRef, keysIn),
    importTitle: importKind === null ? '' : importWords[importKind].title,
  };
}
