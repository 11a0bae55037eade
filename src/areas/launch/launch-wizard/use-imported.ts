import { useEffect } from 'react';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { isTestRailSource } from '#schema/rules/launch/import/test-rail-run.ts';
import { connectTexts } from '#schema/vocabulary/launch/connect-texts.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { showToast } from '#src/ui/toast.tsx';
import type { ScopeStepActorRef } from '#machines/flows/launch/launch-wizard/scope-step.machine.ts';
import type { TestDataStepActorRef } from '#machines/flows/launch/launch-wizard/test-data-step.machine.ts';

const imported: Readonly<Record<ImportKind, (count: number) => string>> = {
  test_cases: launchTexts.testCasesImported,
  known_issues: launchTexts.knownIssuesImported,
  test_data: launchTexts.testDataImported,
};
const failed: Readonly<Record<ImportKind, string>> = {
  test_cases: launchTexts.testCasesFailed,
  known_issues: launchTexts.knownIssuesFailed,
  test_data: launchTexts.testDataFailed,
};

type Importing = Pick<ScopeStepActorRef, 'on'> | Pick<TestDataStepActorRef, 'on'>;

/** Says how an import of a step ended; stands where the step and its import both stand. */
export function useImported(stepRef: Importing | undefined): void {
  useEffect(() => {
    if (stepRef === undefined) return;
    const listeners = [
      stepRef.on('rows.imported', ({ kind, count, source = '' }) =>
        showToast({ type: 'success', text: isTestRailSource(source) ? connectTexts.testRailImported : imported[kind](count) }),
      ),
      stepRef.on('rows.refused', ({ kind }) => showToast({ type: 'danger', text: failed[kind] })),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [stepRef]);
}
