import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { SheetKind } from '#machines/flows/launch/connect/connect-spreadsheet.ts';
import { selectTestRunId } from '#machines/flows/launch/wizard/scope-step.ts';
import type { ScopeStepActorRef, ScopeStepSnapshot } from '#machines/flows/launch/wizard/scope-step.ts';
import { selectValues } from '#machines/flows/launch/wizard/wizard-step.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import { ConnectSpreadsheetHost } from '../../connect/connect-spreadsheet/connect-spreadsheet.host.tsx';
import { ConnectTestrailHost } from '../../connect/connect-testrail/connect-testrail.host.tsx';
import { ZephyrSourcesHost } from '../../connect/connect-zephyr/zephyr-sources.host.tsx';
import type { CaseSources } from './scope-cases.view.tsx';

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

export function useSources(stepRef: ScopeStepActorRef): CaseSources & { readonly issues: ReactNode } {
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
