import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { selectIsEmptyRequest } from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectStep, selectTestId, selectTestName } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import { WizardPhoneHead } from '#src/ui/wizard-phone-head.tsx';
import { useSavedWords } from '../../request/draft-status.host.tsx';
import { wizardPlace } from '../../request/launch-places.ts';
import { useRequestActor } from '../../request/request-actor.ts';
import { useSteps } from './use-steps.ts';

const request = { label: 'Request', href: '/launch' };

export function PhoneHead({ wizardRef }: { readonly wizardRef: LaunchWizardActorRef }) {
  const actorRef = useRequestActor();
  const steps = useDeferredValue(useSteps(wizardRef));
  const current = useSelector(wizardRef, selectStep);
  const testId = useSelector(wizardRef, selectTestId);
  const name = useDeferredValue(useSelector(wizardRef, selectTestName));
  const isEmpty = useSelector(actorRef, selectIsEmptyRequest);
  const { sentence } = useSavedWords(actorRef);
  return useMemo(
    () => (
      <WizardPhoneHead
        label="Steps"
        title={name}
        current={current}
        saved={sentence}
        back={isEmpty ? null : request}
        steps={steps.map(({ step: id, title, note, state }) => ({ id, title, note, state, href: wizardPlace(testId, id) }))}
      />
    ),
    [testId, name, current, sentence, isEmpty, steps],
  );
}
