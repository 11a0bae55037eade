import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useMemo } from 'react';
import { useQuery } from 'urql';
import type { ScopeStepActorRef } from '#machines/flows/launch/launch-wizard/scope-step.machine.ts';
import { selectPickerRef } from '#machines/flows/launch/launch-wizard/scope-step.selectors.ts';
import { selectProblems } from '#machines/flows/launch/launch-wizard/wizard-step.selectors.ts';
import { testCasesCsv } from '#schema/rules/launch/import/test-case-export.ts';
import { standardOnlyProblems } from '#schema/rules/launch/scope-rules.ts';
import type { TestCasesSource } from '#schema/vocabulary/launch/options.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useSources } from './use-sources.tsx';
import { fieldId } from '../build-request/launch-places.ts';
import { saveFile } from './save-file.ts';
import { EarlierTests } from './launch-wizard.documents.ts';
import { ScopeStepView } from './scope-step.view.tsx';
import { StepProblemsView } from './step-problems.view.tsx';
import { useBeside, useStepForm } from './step-form.ts';
import { useRefusals } from './step.host.tsx';

const Picker = lazyPart(async () => ({ default: (await import('./pick-video-cases.view.tsx')).PickVideoCasesView }), {
  leave: ({ actorRef }) => actorRef.send({ type: 'picker.close' }),
});
const none: readonly never[] = [];
const words = ['inScope', 'outOfScope', 'testGoal'] as const;

/** The Scope step with the tests it can start from and its file of test cases. */
export function ScopeStepHost({ stepRef }: { readonly stepRef: ScopeStepActorRef }) {
  const form = useStepForm(stepRef);
  const problems = useSelector(stepRef, selectProblems);
  const refusals = useRefusals(stepRef);
  const picker = useSelector(stepRef, selectPickerRef);
  const beside = useBeside(form, words);
  const { values, flags, change } = beside;
  const [{ data }] = useQuery({ query: EarlierTests, variables: { platform: values.applicationType }, pause: !flags.autoLaunchingEnabled });
  const earlier = data?.requestedTests ?? none;
  const [latest] = earlier;
  const conflicts = useMemo(() => standardOnlyProblems(values, flags), [values, flags]);

  useEffect(() => {
    if (latest === undefined || values.kilStartingFromTestCycleCode !== '') return;
    change({ kind: 'fields', fields: { kilStartingFromTestCycleCode: latest.testCycleCode } });
  }, [latest, values.kilStartingFromTestCycleCode, change]);
  const sources = useSources(stepRef, values);
  const actions = useMemo(
    () => ({
      onSource: (source: TestCasesSource) => stepRef.send({ type: 'source.choose', source }),
      onImport: () => stepRef.send({ type: 'import.open', kind: 'test_cases' }),
      onImportIssues: () => stepRef.send({ type: 'import.open', kind: 'known_issues' }),
      onDownload: () => saveFile(`${values.name || 'test-cases'}.csv`, testCasesCsv(values.testCases)),
      onPick: () => stepRef.send({ type: 'picker.open' }),
    }),
    [stepRef, values],
  );

  return (
    <>
      <StepProblemsView key={refusals} isRefused={refusals > 0} problems={problems} hrefOf={(path) => `#${fieldId(path)}`} />
      <ScopeStepView form={form} beside={beside} conflicts={conflicts} earlier={earlier} sources={sources} actions={actions} />
      {picker === undefined ? null : (
        <Suspense>
          <Picker actorRef={picker} />
        </Suspense>
      )}
    </>
  );
}
