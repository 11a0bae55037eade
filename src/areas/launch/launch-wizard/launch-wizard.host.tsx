import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { selectIsNewTest, selectTests, selectWizardRef } from '#machines/flows/launch/build-request/build-request.selectors.ts';
import type { LaunchWizardActorRef } from '#machines/flows/launch/launch-wizard/launch-wizard.machine.ts';
import {
  selectScopeRef,
  selectStep,
  selectStepRef,
  selectWizardValues,
} from '#machines/flows/launch/launch-wizard/launch-wizard.selectors.ts';
import { selectImportRef } from '#machines/flows/launch/launch-wizard/scope-step.selectors.ts';
import type { ScopeStepSnapshot } from '#machines/flows/launch/launch-wizard/scope-step.machine.ts';
import { wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import { useKeys } from '#src/keys.ts';
import { usePageTitle } from '#src/title.ts';
import { DraftLine } from '../build-request/draft-line.host.tsx';

import { useRequestActor } from '../build-request/request-actor.ts';
import { PhoneHead } from './phone-head.host.tsx';
import { LaunchWizardView } from './launch-wizard.view.tsx';
import { ScopeStepHost } from './scope-step.host.tsx';
import { StepHost } from './step.host.tsx';
import { useAddressedField, useAddressedStep, useAddressedTest } from './wizard-route.ts';
import type { Navigate, WizardAddress } from './wizard-route.ts';

const Import = lazy(async () => ({ default: (await import('../import-test-cases/import-test-cases.view.tsx')).ImportTestCasesView }));

type WizardProps = { readonly address: WizardAddress; readonly hash: string; readonly navigate: Navigate };
type OpenProps = WizardProps & { readonly wizardRef: LaunchWizardActorRef; readonly test: string };

const keys = [
  { keys: 'Ctrl Enter', label: 'next step' },
  { keys: 'Alt ArrowUp', label: 'step before' },
];
const importOf = (snapshot: ScopeStepSnapshot | undefined) => (snapshot === undefined ? undefined : selectImportRef(snapshot));

function OpenWizard({ wizardRef, test, address, hash, navigate }: OpenProps) {
  const actorRef = useRequestActor();
  const step = useSelector(wizardRef, selectStep);
  const stepRef = useSelector(wizardRef, selectStepRef);
  const scopeRef = useSelector(wizardRef, selectScopeRef);
  const importRef = useSelector(scopeRef, importOf);
  const { name } = useSelector(wizardRef, selectWizardValues);
  const isNew = useSelector(actorRef, selectIsNewTest);
  const tests = useSelector(actorRef, selectTests);
  const position = isNew ? tests.length + 1 : tests.findIndex(({ id }) => id === test) + 1;
  const over = `Test ${position} of ${Math.max(tests.length, position)}`;
  useAddressedStep(wizardRef, test, address.step, navigate);
  useAddressedField(hash, step);
  usePageTitle(importRef === undefined ? `${wizardStepLabels[step]}, ${name}` : `Import test cases, ${name}`);
  const next = useCallback(() => (stepRef ?? scopeRef)?.send({ type: 'step.submit' }), [stepRef, scopeRef]);
  useKeys(
    useMemo(
      () => ({ '$mod+Enter': next, 'Alt+ArrowUp': () => wizardRef.send({ type: 'step.back' }), 'Alt+ArrowDown': next }),
      [next, wizardRef],
    ),
  );
  const line = <DraftLine actorRef={actorRef} note={`${name}, ${over.toLowerCase()}`} keys={keys} />;

  if (importRef !== undefined) {
    return (
      <Suspense>
        {line}
        <Import actorRef={importRef} testName={name} />
      </Suspense>
    );
  }
  return (
    <>
      {line}
      <LaunchWizardView actorRef={wizardRef} isNew={isNew} over={over} phoneHead={<PhoneHead wizardRef={wizardRef} />} onNext={next}>
        {scopeRef === undefined ? null : <ScopeStepHost stepRef={scopeRef} />}
        {stepRef === undefined ? null : <StepHost key={step} stepRef={stepRef} step={step} testId={test} />}
      </LaunchWizardView>
    </>
  );
}

/** The wizard at an address: the test it names, at the step it names. */
export function LaunchWizardHost({ address, hash, navigate }: WizardProps) {
  const actorRef = useRequestActor();
  const wizardRef = useSelector(actorRef, selectWizardRef);
  useAddressedTest(actorRef, address, navigate);
  if (wizardRef === undefined || address.test === undefined) return null;
  return <OpenWizard key={address.test} wizardRef={wizardRef} test={address.test} address={address} hash={hash} navigate={navigate} />;
}
