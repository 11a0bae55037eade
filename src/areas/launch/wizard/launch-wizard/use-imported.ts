import { useEffect } from 'react';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { begunSource } from '#machines/flows/launch/wizard/import-step.selectors.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { goneWords } from '../../request/gone-words.tsx';
import { importPart } from '../../import/import-rows/later-import.ts';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import type { TestDataStepActorRef } from '#machines/flows/launch/wizard/test-data-step.ts';

const failed: Readonly<Record<ImportKind, string>> = {
  test_cases: launchTexts.testCasesFailed,
  known_issues: launchTexts.knownIssuesFailed,
  test_data: launchTexts.testDataFailed,
};

const id = 'import-cancelled';
const importedId = 'rows-imported';

type Importing = Pick<ScopeStepActorRef, 'on' | 'send'> | Pick<TestDataStepActorRef, 'on' | 'send'>;

/** Says how an import of a step ended; undoes a finished one, and brings a cancelled one back; stands where the step and its import both stand. */
export function useImported(wizardRef: LaunchWizardActorRef, stepRef: Importing | undefined): void {
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
