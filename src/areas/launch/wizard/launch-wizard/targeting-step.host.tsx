import { useEffect, useMemo, useRef } from 'react';
import type { WizardStepActorRef } from '#machines/flows/launch/wizard/wizard-step.ts';
import { useReference } from '#src/cache/reference.ts';
import { focusField } from '#src/ui/focus.ts';
import { fieldId } from '../../request/launch-places.ts';
import { TargetingChoices } from './launch-wizard.documents.ts';
import { useStepForm, useValue } from './step-form.ts';
import { targetingOffer } from './targeting-offer.ts';
import { TargetingStepView } from './targeting-step.view.tsx';

/** To an added group, or to a neighbour of a removed one. */
function useGroupFocus(count: number): void {
  const known = useRef(count);
  useEffect(() => {
    const isMore = count > known.current;
    if (count === known.current) return;
    known.current = count;
    const field = document.getElementById(fieldId(isMore ? `targetingGroups[${count - 1}]` : 'targetingGroups'));
    if (field !== null) focusField(field);
  }, [count]);
}

export function TargetingStepHost({ stepRef }: { readonly stepRef: WizardStepActorRef }) {
  const form = useStepForm(stepRef);
  const { data, error, retry } = useReference(TargetingChoices, { applicationType: useValue(form, 'applicationType') });
  const hasFailed = error !== undefined;
  const offer = useMemo(
    () => targetingOffer(data, { isLoading: data === undefined && !hasFailed, hasFailed, onRetry: retry }),
    [data, hasFailed, retry],
  );
  useGroupFocus(useValue(form, 'targetingGroups').length);
  return <TargetingStepView form={form} offer={offer} />;
}
