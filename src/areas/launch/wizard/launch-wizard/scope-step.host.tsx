import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useMemo, useEffect } from 'react';
import { selectPickerRef, selectTestRunId } from '#machines/flows/launch/wizard/scope-step.ts';
import type { ScopeStepActorRef, ScopeStepSnapshot } from '#machines/flows/launch/wizard/scope-step.ts';
import { selectValues } from '#machines/flows/launch/wizard/wizard-step.ts';
import { testCasesCsv } from '#schema/rules/launch/import/test-case-export.ts';
import type { TestCasesSource } from '#schema/vocabulary/launch/options.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { saveFile } from '#src/ui/save-file.ts';
import { BegunImport } from './begun-import.host.tsx';
import { ScopeStepView } from './scope-step.view.tsx';
import { StepProblems } from './step-problems.host.tsx';
import { useStepForm, useFlags, useValue } from './step-form.ts';
import type { ReactNode } from 'react';
import type { SheetKind } from '#machines/flows/launch/connect/connect-spreadsheet.ts';
import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import { ConnectSpreadsheetHost } from '../../connect/connect-spreadsheet/connect-spreadsheet.host.tsx';
import { ConnectTestrailHost } from '../../connect/connect-testrail/connect-testrail.host.tsx';
import { ZephyrSourcesHost } from '../../connect/connect-zephyr/zephyr-sources.host.tsx';
import type { CaseSources } from './scope-cases.view.tsx';
import { useQuery } from 'urql';
import { EarlierTests } from './launch-wizard.documents.ts';
import { KnownIssuesView } from './known-issues.view.tsx';
import type { EarlierTests as Earlier } from './known-issues.view.tsx';
import type { StepForm } from './step-form.ts';

type KnownIssuesProps = {
  readonly form: StepForm;
  readonly stepRef: ScopeStepActorRef;
  readonly onImport: () => void;
  readonly sheet: ReactNode;
};

function KnownIssuesHost({ form, stepRef, onImport, sheet }: KnownIssuesProps) {
  const platform = useValue(form, 'applicationType');
  const { autoLaunchingEnabled } = useFlags(form);
  const [{ data, error }, ask] = useQuery({ query: EarlierTests, variables: { platform }, pause: !autoLaunchingEnabled });
  const latest = data?.requestedTests[0]?.testCycleCode;
  useEffect(() => {
    if (latest !== undefined) stepRef.send({ type: 'earlier.found', testCycleCode: latest });
  }, [latest, stepRef]);
  const earlier: Earlier =
    data !== undefined
      ? { stage: 'known', tests: data.requestedTests }
      : error === undefined
        ? { stage: 'loading' }
        : { stage: 'failed', onRetry: () => ask({ requestPolicy: 'network-only' }) };
  return <KnownIssuesView form={form} earlier={earlier} onImport={onImport} sheet={sheet} />;
}

type SheetProps = {
  readonly stepRef: ScopeStepActorRef;
  readonly kind: SheetKind;
  readonly select: (snapshot: ScopeStepSnapshot) => string;
  readonly onRows: (given: GivenRows) => void;
};

const selectCasesUrl = (snapshot: ScopeStepSnapshot): string => selectValues(snapshot).testCasesUrl;
const selectIssuesUrl = (snapshot: ScopeStepSnapshot): string => selectValues(snapshot).knownIssuesUrl;

function SpreadsheetSource({ stepRef, kind, select, onRows }: SheetProps) {
  return <ConnectSpreadsheetHost kind={kind} url={useSelector(stepRef, select)} onRows={onRows} />;
}

function TestrailSource({ stepRef }: Pick<SheetProps, 'stepRef'>) {
  const onRows = useCallback(
    (given: GivenRows, testRunId: string) => stepRef.send({ type: 'import.open', kind: 'test_cases', given, testRunId }),
    [stepRef],
  );
  return <ConnectTestrailHost testRunId={useSelector(stepRef, selectTestRunId)} onRows={onRows} />;
}

function useSources(stepRef: ScopeStepActorRef): CaseSources & { readonly issues: ReactNode } {
  const onCases = useCallback((given: GivenRows) => stepRef.send({ type: 'import.open', kind: 'test_cases', given }), [stepRef]);
  const onIssues = useCallback((given: GivenRows) => stepRef.send({ type: 'import.open', kind: 'known_issues', given }), [stepRef]);
  return useMemo(
    () => ({
      zephyr: <ZephyrSourcesHost stepRef={stepRef} onRows={onCases} />,
      testRail: <TestrailSource stepRef={stepRef} />,
      sheet: <SpreadsheetSource stepRef={stepRef} kind="test_cases" select={selectCasesUrl} onRows={onCases} />,
      issues: <SpreadsheetSource stepRef={stepRef} kind="known_issues" select={selectIssuesUrl} onRows={onIssues} />,
    }),
    [stepRef, onCases, onIssues],
  );
}

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
      onAdd: () => stepRef.send({ type: 'case.add' }),
      onRemove: () => stepRef.send({ type: 'case.remove' }),
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
