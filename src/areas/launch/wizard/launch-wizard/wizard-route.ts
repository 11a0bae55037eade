import { useSelector } from '@xstate/react';
import { useCallback, useDeferredValue, useEffect } from 'react';
import { selectIsSettled, selectShownTest } from '#machines/flows/launch/open-launch.ts';
import type { OpenLaunchActorRef } from '#machines/flows/launch/open-launch.ts';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import { selectStage, selectWizardTestId } from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectStep } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { fieldAt, focusField, isNowhere } from '#src/ui/focus.ts';
import { useAgreed } from '#src/use-agreed.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { newTestPlace, wizardPlace } from '../../request/launch-places.ts';

export type Navigate = (href: string, options?: { readonly replace: boolean }) => void;
export type WizardAddress = {
  readonly test: string | undefined;
  readonly step: WizardStep | undefined;
  readonly importing: ImportKind | undefined;
};

/** Opens the URL's test, or begins it unless it was removed here; without one it resumes, or starts a new test. */
export function useAddressedTest(
  actorRef: BuildRequestActorRef,
  openRef: OpenLaunchActorRef,
  { test, step }: Pick<WizardAddress, 'test' | 'step'>,
  navigate: Navigate,
): void {
  const stage = useSelector(actorRef, selectStage);
  const open = useSelector(actorRef, selectWizardTestId);
  useEmitted(actorRef, { 'test.settled': () => openRef.send({ type: 'test.settled' }) });
  useEffect(
    () => () => {
      actorRef.send({ type: 'wizard.leave' });
      openRef.send({ type: 'wizard.left' });
    },
    [actorRef, openRef],
  );
  useEffect(() => {
    if (selectIsSettled(openRef.getSnapshot())) return;
    if (stage === 'wizard' && test !== undefined && test === open) openRef.send({ type: 'test.shown', testId: test });
    else if (stage === 'wizard' && test !== undefined) actorRef.send({ type: 'wizard.leave' });
    if (stage !== 'summary') return;
    if (test === undefined && open !== null) navigate(wizardPlace(open), { replace: true });
    else if (test === undefined || newTestPlace.endsWith(`=${test}`)) navigate(wizardPlace(crypto.randomUUID(), step), { replace: true });
    else if (test === open && step === undefined) actorRef.send({ type: 'wizard.resume' });
    else if (actorRef.getSnapshot().can({ type: 'test.edit', testId: test, step: step ?? 'activity' }))
      actorRef.send({ type: 'test.edit', testId: test, step: step ?? 'activity' });
    else if (test !== selectShownTest(openRef.getSnapshot()) && actorRef.getSnapshot().can({ type: 'test.begin', testId: test }))
      actorRef.send({ type: 'test.begin', testId: test });
    else navigate('/launch', { replace: true });
  }, [actorRef, openRef, navigate, stage, open, test, step]);
}

/** Synchronizes URL and step both ways; the URL follows after the paint. */
export function useAddressedStep(wizardRef: LaunchWizardActorRef, test: string, step: WizardStep | undefined, navigate: Navigate): void {
  const go = useCallback(
    (to: WizardStep | undefined) => {
      if (to !== undefined) wizardRef.send({ type: 'step.open', step: to });
      return to === undefined || selectStep(wizardRef.getSnapshot()) === to;
    },
    [wizardRef],
  );
  const name = useCallback((at: WizardStep, replace: boolean) => navigate(wizardPlace(test, at), { replace }), [test, navigate]);
  useAgreed({ addressed: step, current: useDeferredValue(useSelector(wizardRef, selectStep)), go, name });
}

/** A step without the field after so many frames does not have it. */
const mostFrames = 600;

/** Waits until the step has rendered; a person who moved focus meanwhile keeps it. */
export function useAddressedField(hash: string, step: WizardStep): void {
  useEffect(() => {
    if (hash === '') return undefined;
    const from = document.activeElement;
    let frame = 0;
    const look = (left: number): void => {
      const at = document.activeElement;
      if (at !== from && !isNowhere(at)) return;
      const field = fieldAt(hash.replace(/^#/, ''));
      if (field === null && left > 0) frame = requestAnimationFrame(() => look(left - 1));
      if (field !== null) focusField(field);
    };
    frame = requestAnimationFrame(() => look(mostFrames));
    return () => cancelAnimationFrame(frame);
  }, [hash, step]);
}
