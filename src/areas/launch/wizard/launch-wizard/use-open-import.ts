import { useEffect } from 'react';
import { importWords } from '#schema/vocabulary/launch/import-kinds.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { begunSource, selectImportKind, selectImportRef } from '#machines/flows/launch/wizard/import-step.selectors.ts';
import type { ImportStepSnapshot } from '#machines/flows/launch/wizard/import-step.selectors.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { goneWords } from '../../request/gone-words.tsx';
import { importPart } from '../../import/import-rows/later-import.ts';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import type { TestDataStepActorRef } from '#machines/flows/launch/wizard/test-data-step.ts';
import { useSelector } from '@xstate/react';
import type { ImportRowsActorRef, ImportRowsSnapshot } from '#machines/flows/launch/import/import-rows.ts';
import { findFocus } from '#src/ui/focus.ts';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';

const failed: Readonly<Record<ImportKind, string>> = {
  test_cases: launchTexts.testCasesFailed,
  known_issues: launchTexts.knownIssuesFailed,
  test_data: launchTexts.testDataFailed,
};

const id = 'import-cancelled';
const importedId = 'rows-imported';

type Importing = Pick<ScopeStepActorRef, 'on' | 'send'> | Pick<TestDataStepActorRef, 'on' | 'send'>;

/** Undo of a finished import, restoring of a cancelled one. */
function useImported(wizardRef: LaunchWizardActorRef, stepRef: Importing | undefined): void {
  useEmitted(stepRef as Pick<TestDataStepActorRef, 'on'> | undefined, {
    'rows.imported': ({ kind, count, source, reset }) =>
      showToast({
        id: importedId,
        type: 'success',
        text: importPart().importedWords(kind, count, source),
        undo: () => wizardRef.send({ type: 'values.restore', step: kind === 'test_data' ? 'test-data' : 'scope', reset }),
      }),
    'rows.refused': ({ kind }) => showToast({ type: 'danger', text: failed[kind] }),
    'import.cancelled': ({ begun }) =>
      showToast({
        id,
        type: 'info',
        text: goneWords(begunSource(begun), 'The import', 'was not imported.'),
        undo: () => stepRef?.send({ type: 'import.resume', kind: begun.kind, begun }),
      }),
  });
  useEffect(() => () => dismissToast(id), [stepRef]);
  useEffect(() => () => dismissToast(importedId), [wizardRef]);
}

type OpenImport = {
  readonly importRef: ImportRowsActorRef | undefined;
  readonly importKind: ImportKind | null;
  readonly importTitle: string;
  readonly importKeys: readonly StatusBarKey[];
};

const noKeys: readonly StatusBarKey[] = [];

const stageIn = (snapshot: ImportRowsSnapshot | undefined) => (snapshot === undefined ? null : importPart().selectStage(snapshot));
const keysIn = (snapshot: ImportRowsSnapshot | undefined) => (snapshot === undefined ? noKeys : importPart().selectKeys(snapshot));
const importOf = (snapshot: ImportStepSnapshot | undefined) => (snapshot === undefined ? undefined : selectImportRef(snapshot));
const kindIn = (snapshot: ImportStepSnapshot | undefined) => (snapshot === undefined ? null : selectImportKind(snapshot));

/** On closing the page, for work that this device has not saved. */
function useWarning(importRef: ImportRowsActorRef | undefined): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (importRef !== undefined && importPart().selectIsAtRisk(importRef.getSnapshot())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [importRef]);
}

export function useOpenImport(
  wizardRef: LaunchWizardActorRef,
  scopeRef: ScopeStepActorRef | undefined,
  testDataRef: TestDataStepActorRef | undefined,
): OpenImport {
  useImported(wizardRef, scopeRef);
  useImported(wizardRef, testDataRef);
  const ofScope = useSelector(scopeRef, importOf);
  const ofTestData = useSelector(testDataRef, importOf);
  const kindOfScope = useSelector(scopeRef, kindIn);
  const importKind = useSelector(testDataRef, kindIn) ?? kindOfScope;
  const importRef = ofScope ?? ofTestData;
  const stage = useSelector(importRef, stageIn);
  useWarning(importRef);
  useEffect(() => {
    if (stage !== null) findFocus();
  }, [stage]);
  return {
    importRef,
    importKind,
    importKeys: useSelector(importRef, keysIn),
    importTitle: importKind === null ? '' : importWords[importKind].title,
  };
}
