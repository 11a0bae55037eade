import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { EarlierTests } from './launch-wizard.documents.ts';
import { KnownIssuesView } from './known-issues.view.tsx';
import { useFlags, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';

const none: readonly never[] = [];

type KnownIssuesProps = { readonly form: StepForm; readonly onImport: () => void; readonly sheet: ReactNode };

/** The known issues, with the earlier tests they can start from; the latest is taken until another is chosen. */
export function KnownIssuesHost({ form, onImport, sheet }: KnownIssuesProps) {
  const { change } = form;
  const platform = useValue(form, 'applicationType');
  const startingFrom = useValue(form, 'kilStartingFromTestCycleCode');
  const { autoLaunchingEnabled } = useFlags(form);
  const [{ data }] = useQuery({ query: EarlierTests, variables: { platform }, pause: !autoLaunchingEnabled });
  const earlier = data?.requestedTests ?? none;
  const [latest] = earlier;
  useEffect(() => {
    if (latest === undefined || startingFrom !== '') return;
    change({ kind: 'fields', fields: { kilStartingFromTestCycleCode: latest.testCycleCode } });
  }, [latest, startingFrom, change]);
  return <KnownIssuesView form={form} earlier={earlier} onImport={onImport} sheet={sheet} />;
}
