import { useEffect, useCallback, useMemo, Suspense } from 'react';
import type { ReactNode } from 'react';
import { selectScopeRef, selectStep, selectStepRef, selectTestDataRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import type { CaseReset } from '#machines/flows/launch/wizard/resets.rules.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { goneWords } from '../../request/gone-words.tsx';
import type { ImportRowsActorRef } from '#machines/flows/launch/import/import-rows.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { useKeys } from '#src/keys.ts';
import { useSelector } from '@xstate/react';
import { selectIsNewTest, selectIsReading, selectWizardRef } from '#machines/flows/launch/request/build-request.selectors.ts';
import { wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import { ReadOnly } from '#src/ui/read-only.tsx';
import { useOpenLaunch } from '../../request/open-launch.ports.ts';
import { useRequestActor } from '../../request/request-actor.ts';
import { Named, NamedImport, PhoneHead, placeOf } from './wizard-names.host.tsx';
import { LaunchWizardView } from './launch-wizard.view.tsx';
import { ScopeStep, Taken, TestDataStep, useLaterParts, WizardRail } from './later-parts.ts';
import { StepHost } from './step.host.tsx';
import { useAddressedImport } from './import-route.ts';
import type { ImportWays } from './import-route.ts';
import { useOpenImport } from './use-open-import.ts';
import { useAddressedField, useAddressedStep, useAddressedTest } from './wizard-route.ts';
import type { Navigate, WizardAddress } from './wizard-route.ts';
import { useResets } from './use-resets.ts';
import { useStepFocus } from './use-step-focus.ts';

const id = 'case-edited';

const changedWords = ({ before, after }: CaseReset): ReactNode =>
  goneWords(
    (after ?? before)?.name ?? '',
    'The test case',
    before === null ? 'was added.' : after === null ? 'was removed.' : 'was changed.',
  );

/** Undo of a changed case or removed step, while the case is there. */
function useEditedCase(wizardRef: LaunchWizardActorRef, stepRef: ScopeStepActorRef | undefined): void {
  useEmitted(stepRef, {
    'case.edited': ({ reset }) =>
      showToast({
        id,
        type: 'success',
        text: changedWords(reset),
        undo: () => wizardRef.send({ type: 'values.restore', step: 'scope', reset }),
      }),
    'step.removed': ({ reset }) =>
      showToast({
        id,
        type: 'info',
        text: 'The step was removed.',
        undo: () => wizardRef.send({ type: 'values.restore', step: 'scope', reset }),
      }),
    'rows.imported': ({ kind }) => kind === 'test_cases' && dismissToast(id),
  });
  useEffect(() => () => dismissToast(id), [wizardRef]);
}

type Submitted = { readonly send: (event: { readonly type: 'step.submit' }) => void };

const wizardKeys = [
  { keys: 'Ctrl Enter', label: 'next step' },
  { keys: 'Alt ArrowUp', label: 'step before' },
];

/** No key leaves an open import by accident. */
function useWizardKeys(
  wizardRef: LaunchWizardActorRef,
  stepRef: Submitted | undefined,
  { importKind, importRef }: { readonly importKind: ImportKind | null; readonly importRef: ImportRowsActorRef | undefined },
): () => void {
  const next = useCallback(() => {
    if (importKind === null) stepRef?.send({ type: 'step.submit' });
    else importRef?.send({ type: 'import.confirm' });
  }, [importKind, importRef, stepRef]);
  const ahead = useCallback(() => {
    if (importKind === null) next();
  }, [importKind, next]);
  const back = useCallback(() => {
    if (importKind === null) wizardRef.send({ type: 'step.back' });
  }, [importKind, wizardRef]);
  useKeys(useMemo(() => ({ '$mod+Enter': next, 'Alt+ArrowUp': back, 'Alt+ArrowDown': ahead }), [next, back, ahead]));
  return next;
}

type WizardProps = { readonly address: WizardAddress; readonly hash: string; readonly navigate: Navigate; readonly ways: ImportWays };
type OpenProps = WizardProps & { readonly wizardRef: LaunchWizardActorRef; readonly test: string };

function OpenWizard({ wizardRef, test, address, hash, navigate, ways }: OpenProps) {
  const actorRef = useRequestActor();
  const step = useSelector(wizardRef, selectStep);
  const stepRef = useSelector(wizardRef, selectStepRef);
  const scopeRef = useSelector(wizardRef, selectScopeRef);
  const testDataRef = useSelector(wizardRef, selectTestDataRef);
  const importing = scopeRef ?? testDataRef;
  const takerRef = stepRef ?? scopeRef;
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
        {takerRef === undefined || (step !== 'app' && step !== 'scope' && step !== 'targeting') ? null : (
          <Suspense>
            <Taken stepRef={takerRef} step={step} />
          </Suspense>
        )}
        {scopeRef === undefined ? null : <ScopeStep stepRef={scopeRef} />}
        {testDataRef === undefined ? null : <TestDataStep stepRef={testDataRef} />}
        {stepRef === undefined ? null : <StepHost key={step} stepRef={stepRef} step={step} testId={test} />}
      </LaunchWizardView>
    </>
  );
}

export function LaunchWizardHost(props: WizardProps) {
  const { address, navigate } = props;
  const actorRef = useRequestActor();
  const wizardRef = useSelector(actorRef, selectWizardRef);
  const isReading = useSelector(actorRef, selectIsReading);
  useAddressedTest(actorRef, useOpenLaunch(), address, navigate);
  if (wizardRef === undefined || address.test === undefined) return null;
  return (
    <ReadOnly on={isReading}>
      <OpenWizard key={address.test} wizardRef={wizardRef} test={address.test} {...props} />
    </ReadOnly>
  );
}
