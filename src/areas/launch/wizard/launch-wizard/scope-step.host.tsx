import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';
import { selectPickerRef } from '#machines/flows/launch/wizard/scope-step.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import { selectValues } from '#machines/flows/launch/wizard/wizard-step.ts';
import { testCasesCsv } from '#schema/rules/launch/import/test-case-export.ts';
import type { TestCasesSource } from '#schema/vocabulary/launch/options.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { saveFile } from '#src/ui/save-file.ts';
import { BegunImport } from './begun-import.host.tsx';
import { useSources } from './use-sources.tsx';
import { KnownIssuesHost } from './known-issues.host.tsx';
import { ScopeStepView } from './scope-step.view.tsx';
import { StepProblems } from './step-problems.host.tsx';
import { useStepForm } from './step-form.ts';

const Picker = lazyPart(async () => ({ default: (await import('./pick-video-cases.view.tsx')).PickVideoCasesView }), {
  leave: ({ actorRef }) => actorRef.send({ type: 'picker.close' }),
});

export function ScopeStepHost({ stepRef }: { readonly stepRef: ScopeStepActorRef }) {
  const form = useStepForm(stepRef);
  const picker = useSelector(stepRef, selectPickerRef);
  const sources = useSources(stepRef);
  const actions = useMemo(
    () => ({
      onSource: (source: TestCasesSource) => stepRef.send({ type: 'source.choose', source }),
      onImport: () => stepRef.send({ type: 'import.open', kind: 'test_cases' }),
      onImportIssues: () => stepRef.send({ type: 'import.open', kind: 'known_issues' }),
      onDownload: () => {
        const { name, testCases } = selectValues(stepRef.getSnapshot());
        saveFile(`${name || 'test-cases'}.csv`, testCasesCsv(testCases));
      },
      onEdit: (index: number) => stepRef.send({ type: 'case.edit', index }),
      onEdited: () => stepRef.send({ type: 'case.close' }),
      onPick: () => stepRef.send({ type: 'picker.open' }),
    }),
    [stepRef],
  );

  return (
    <>
      <StepProblems stepRef={stepRef} />
      <BegunImport stepRef={stepRef} />
      <ScopeStepView
        form={form}
        sources={sources}
        actions={actions}
        knownIssues={<KnownIssuesHost form={form} stepRef={stepRef} onImport={actions.onImportIssues} sheet={sources.issues} />}
      />
      {picker === undefined ? null : (
        <Suspense>
          <Picker actorRef={picker} />
        </Suspense>
      )}
    </>
  );
}
