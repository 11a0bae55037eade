import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/launch-wizard/scope-step.machine.ts';
import { EarlierTests } from './launch-wizard.documents.ts';
import { KnownIssuesView } from './known-issues.view.tsx';
import { useFlags, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';

const none: readonly never[] = [];

type KnownIssuesProps = {
  readonly form: StepForm;
  readonly stepRef: ScopeStepActorRef;
  readonly onImport: () => void;
  readonly sheet: ReactNode;
};

/** The known issues, with the earlier tests they can start from. */
export function KnownIssuesHost({ form, stepRef, onImport, sheet }: KnownIssuesProps) {
  const platform = useValue(form, 'applicationType');
  const { autoLaunchingEnabled } = useFlags(form);
  const [{ data }] = useQuery({ query: EarlierTests, variables: { platform }, pause: !autoLaunchingEnabled });
  const earlier = data?.requestedTests ?? none;
  const latest = earlier[0]?.testCycleCode;
  useEffect(() => {
    if (latest !== undefined) stepRef.send({ type: 'earlier.found', testCycleCode: latest });
  }, [latest, stepRef]);
  return <KnownIssuesView form={form} earlier={earlier} onImport={onImport} sheet={sheet} />;
}
