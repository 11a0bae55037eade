import { useSelector } from '@xstate/react';
import { selectKind } from '#machines/flows/launch/import-rows/import-rows.selectors.ts';
import type { ImportRowsActorRef } from '#machines/flows/launch/import-rows/import-rows.machine.ts';
import type { ScopeStepActorRef, ScopeStepSnapshot } from '#machines/flows/launch/launch-wizard/scope-step.machine.ts';
import { selectImportRef } from '#machines/flows/launch/launch-wizard/scope-step.selectors.ts';
import type { TestDataStepActorRef, TestDataStepSnapshot } from '#machines/flows/launch/launch-wizard/test-data-step.machine.ts';
import { importWords } from '#schema/vocabulary/launch/import-kinds.ts';
import { useImported } from './use-imported.ts';

type OpenImport = { readonly importRef: ImportRowsActorRef | undefined; readonly importTitle: string };

const importOf = (snapshot: ScopeStepSnapshot | TestDataStepSnapshot | undefined): ImportRowsActorRef | undefined =>
  snapshot === undefined ? undefined : selectImportRef(snapshot);

/** The import that a step has open, and what it is called; how it ended is said in a toast. */
export function useOpenImport(scopeRef: ScopeStepActorRef | undefined, testDataRef: TestDataStepActorRef | undefined): OpenImport {
  useImported(scopeRef);
  useImported(testDataRef);
  const ofScope = useSelector(scopeRef, importOf);
  const ofTestData = useSelector(testDataRef, importOf);
  const importRef = ofScope ?? ofTestData;
  return { importRef, importTitle: importRef === undefined ? '' : importWords[selectKind(importRef.getSnapshot())].title };
}
