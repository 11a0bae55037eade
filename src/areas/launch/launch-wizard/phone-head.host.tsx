import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import type { LaunchWizardActorRef } from '#machines/flows/launch/launch-wizard/launch-wizard.machine.ts';
import { selectStep } from '#machines/flows/launch/launch-wizard/launch-wizard.selectors.ts';
import { WizardPhoneHead } from '#src/ui/wizard-stepper.tsx';
import { useSavedWords } from '../build-request/draft-line.host.tsx';
import { useRequestActor } from '../build-request/request-actor.ts';
import { useSteps } from './use-steps.ts';

const back = { label: 'Request', href: '/launch' };

/** The stepper of a phone, with how the draft stands; its steps follow a moment after what is typed or chosen. */
export function PhoneHead({ wizardRef }: { readonly wizardRef: LaunchWizardActorRef }) {
  const steps = useDeferredValue(useSteps(wizardRef));
  const current = useSelector(wizardRef, selectStep);
  const { sentence } = useSavedWords(useRequestActor());
  return useMemo(
    () => (
      <WizardPhoneHead
        current={current}
        saved={sentence}
        back={back}
        steps={steps.map(({ step: id, title, note, state }) => ({ id, title, note, state, href: '' }))}
      />
    ),
    [current, sentence, steps],
  );
}
