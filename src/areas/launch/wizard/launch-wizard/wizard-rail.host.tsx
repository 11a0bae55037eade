import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useMemo } from 'react';
import { selectFlags } from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectTestId, selectWizardValues } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { openReadiness } from '#schema/rules/launch/readiness.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { Rail } from '#src/ui/page.tsx';
import { ReadinessSheet } from '#src/areas/launch/request/readiness-sheet.tsx';
import { wizardPlace } from '../../request/launch-places.ts';
import { useRequestActor } from '../../request/request-actor.ts';
import { TestEstimateView } from '../../estimate/estimate-launch/estimate-launch.view.tsx';
import { useIsTried } from './use-steps.ts';
import { roomSheetLines, sheetLines } from '../../estimate/estimate-launch/sheet-lines.ts';
import { useRoom } from '#src/launch-room.ts';
import { selectCredits } from '#machines/flows/launch/estimate/estimate-launch.ts';
import { useEstimate, useFacts } from '../../estimate/estimate-launch/estimate-launch.ports.ts';

type SheetsProps = {
  readonly id: string;
  readonly values: RequestedTestValues;
  readonly flags: LaunchFlags;
  readonly isTried: boolean;
};

const Sheets = memo(function Sheets({ id, values, flags, isTried }: SheetsProps) {
  const test = useMemo(() => ({ id, values }), [id, values]);
  const tests = useMemo(() => [test], [test]);
  const estimateRef = useEstimate(tests, flags);
  const facts = useFacts(estimateRef, tests).get(id);
  const room = useRoom({ tests: 1, credits: useSelector(estimateRef, selectCredits) });
  const lines = useMemo(() => openReadiness(values, flags, facts), [values, flags, facts]);
  return (
    <Rail label="Estimate and readiness">
      <TestEstimateView estimateRef={estimateRef} test={test} flags={flags} />
      <ReadinessSheet
        isTried={isTried}
        lines={[...roomSheetLines(room), ...sheetLines(lines, ({ step, field }) => wizardPlace(id, step, field))]}
      />
    </Rail>
  );
});

/** Deferred, so that typing does not wait for it. */
export function WizardRailHost({ wizardRef }: { readonly wizardRef: LaunchWizardActorRef }) {
  const flags = useSelector(useRequestActor(), selectFlags);
  const id = useSelector(wizardRef, selectTestId);
  const values = useDeferredValue(useSelector(wizardRef, selectWizardValues));
  return <Sheets id={id} values={values} flags={flags} isTried={useIsTried(wizardRef)} />;
}
