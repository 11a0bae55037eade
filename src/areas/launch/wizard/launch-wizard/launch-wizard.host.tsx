import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectIsNewTest, selectIsReading, selectWizardRef } from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectScopeRef, selectStep, selectStepRef, selectTestDataRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import { wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import { ReadOnly } from '#src/ui/read-only.tsx';
import { useRequestActor } from '../../request/request-actor.ts';
import { PhoneHead } from './phone-head.host.tsx';
import { LaunchWizardView } from './launch-wizard.view.tsx';
import { ScopeStep, TestDataStep, useLaterParts, WizardRail } from './later-parts.ts';
import { StepHost } from './step.host.tsx';
import { useAddressedImport } from './import-route.ts';
import type { ImportWays } from './import-route.ts';
import { useOpenImport } from './use-open-import.ts';
import { useAddressedField, useAddressedStep, useAddressedTest } from './wizard-route.ts';
import type { Navigate, WizardAddress } from './wizard-route.ts';
import { Named, NamedImport, placeOf } from './wizard-names.host.tsx';
import { useEditedCase } from './use-edited-case.ts';
import { useResets } from './use-resets.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useWizardKeys, wizardKeys } from './use-wizard-keys.ts';

type WizardProps = { readonly address: WizardAddress; readonly hash: string; readonly navigate: Navigate; readonly ways: ImportWays };
type OpenProps = WizardProps & { readonly wizardRef: LaunchWizardActorRef; readonly test: string };

function OpenWizard({ wizardRef, test, address, hash, navigate, ways }: OpenProps) {
  const actorRef = useRequestActor();
  const step = useSelector(wizardRef, selectStep);
  const stepRef = useSelector(wizardRef, selectStepRef);
  const scopeRef = useSelector(wizardRef, selectScopeRef);
  const testDataRef = useSelector(wizardRef, selectTestDataRef);
  const importing = scopeRef ?? testDataRef;
  const { importRef, importKind, importTitle, importKeys } = useOpenImport(wizardRef, scopeRef, testDataRef);
  const isNew = useSelector(actorRef, selectIsNewTest);
  const over = useSelector(actorRef, placeOf(test));
  useLaterParts();
  useAddressedStep(wizardRef, test, address.step, navigate);
  useAddressedImport(importing, { addressed: address.importing, importKind, importRef }, ways);
  useAddressedField(hash, step);
  useResets(wizardRef, stepRef ?? scopeRef);
  useEditedCase(wizardRef, scopeRef);
  useStepFocus({ step, importKind }, address.step, hash);
  const next = useWizardKeys(wizardRef, stepRef ?? scopeRef ?? testDataRef, { importKind, importRef });
  const line = (
    <Named
      wizardRef={wizardRef}
      title={importKind === null ? wizardStepLabels[step] : importTitle}
      over={over}
      keys={importKind === null ? wizardKeys : importKeys}
    />
  );

  if (importKind !== null && importing !== undefined) {
    return (
      <Suspense>
        {line}
        <NamedImport wizardRef={wizardRef} stepRef={importing} actorRef={importRef} step={step} />
      </Suspense>
    );
  }
  return (
    <>
      {line}
      <LaunchWizardView
        actorRef={wizardRef}
        isNew={isNew}
        over={over}
        phoneHead={<PhoneHead wizardRef={wizardRef} />}
        rail={<WizardRail wizardRef={wizardRef} />}
        onNext={next}
      >
        {scopeRef === undefined ? null : <ScopeStep stepRef={scopeRef} />}
        {testDataRef === undefined ? null : <TestDataStep stepRef={testDataRef} />}
        {stepRef === undefined ? null : <StepHost key={step} stepRef={stepRef} step={step} testId={test} />}
      </LaunchWizardView>
    </>
  );
}

/** The wizard at an address: the test it names, at the step it names. */
export function LaunchWizardHost(props: WizardProps) {
  const { address, navigate } = props;
  const actorRef = useRequestActor();
  const wizardRef = useSelector(actorRef, selectWizardRef);
  const isReading = useSelector(actorRef, selectIsReading);
  useAddressedTest(actorRef, address, navigate);
  if (wizardRef === undefined || address.test === undefined) return null;
  return (
    <ReadOnly on={isReading}>
      <OpenWizard key={address.test} wizardRef={wizardRef} test={address.test} {...props} />
    </ReadOnly>
  );
}
