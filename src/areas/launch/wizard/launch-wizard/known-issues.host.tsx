import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import { EarlierTests } from './launch-wizard.documents.ts';
import { KnownIssuesView } from './known-issues.view.tsx';
import type { EarlierTests as Earlier } from './known-issues.view.tsx';
import { useFlags, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';

type KnownIssuesProps = {
  readonly form: StepForm;
  readonly stepRef: ScopeStepActorRef;
  readonly onImport: () => void;
  readonly sheet: ReactNode;
};

export function KnownIssuesHost({ form, stepRef, onImport, sheet }: KnownIssuesProps) {
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
