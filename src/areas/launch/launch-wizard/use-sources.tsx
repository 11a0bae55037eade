import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { ScopeStepActorRef } from '#machines/flows/launch/launch-wizard/scope-step.machine.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { ConnectSpreadsheetHost } from '../connect-spreadsheet/connect-spreadsheet.host.tsx';
import { ConnectTestrailHost } from '../connect-testrail/connect-testrail.host.tsx';
import { ZephyrSourcesHost } from '../connect-zephyr/zephyr-sources.host.tsx';
import type { CaseSources } from './scope-cases.view.tsx';

type Addresses = Pick<RequestedTestValues, 'testCasesUrl' | 'knownIssuesUrl'>;

/** What brings rows into the Scope step beside files; each opens the import with what it found. */
export function useSources(
  stepRef: ScopeStepActorRef,
  { testCasesUrl, knownIssuesUrl }: Addresses,
): CaseSources & { readonly issues: ReactNode } {
  const onCases = useCallback((given: GivenRows) => stepRef.send({ type: 'import.open', kind: 'test_cases', given }), [stepRef]);
  const onIssues = useCallback((given: GivenRows) => stepRef.send({ type: 'import.open', kind: 'known_issues', given }), [stepRef]);
  return useMemo(
    () => ({
      zephyr: <ZephyrSourcesHost onRows={onCases} />,
      testRail: <ConnectTestrailHost onRows={onCases} />,
      sheet: <ConnectSpreadsheetHost kind="test_cases" url={testCasesUrl} onRows={onCases} />,
      issues: <ConnectSpreadsheetHost kind="known_issues" url={knownIssuesUrl} onRows={onIssues} />,
    }),
    [onCases, onIssues, testCasesUrl, knownIssuesUrl],
  );
}
