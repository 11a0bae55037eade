import { useMemo } from 'react';
import { useQuery } from 'urql';
import type { WizardStepActorRef } from '#machines/flows/launch/launch-wizard/wizard-step.machine.ts';
import { TargetingChoices } from './launch-wizard.documents.ts';
import { useStepForm } from './step-form.ts';
import { targetingOffer } from './targeting-offer.ts';
import { TargetingStepView } from './targeting-step.view.tsx';

/** The Targeting step with the reference data it chooses from. */
export function TargetingStepHost({ stepRef }: { readonly stepRef: WizardStepActorRef }) {
  const form = useStepForm(stepRef);
  const [{ data, fetching, error }, ask] = useQuery({
    query: TargetingChoices,
    variables: { applicationType: form.values.applicationType },
    requestPolicy: 'cache-first',
  });
  const offer = useMemo(
    () =>
      targetingOffer(data, { isLoading: fetching, hasFailed: error !== undefined, onRetry: () => ask({ requestPolicy: 'network-only' }) }),
    [data, fetching, error, ask],
  );
  return <TargetingStepView form={form} offer={offer} />;
}
