import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import type { BuildRequestSnapshot } from '#machines/flows/launch/request/build-request.ts';
import { selectIsEmptyRequest, selectIsNewTest, selectTests } from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectStep, selectTestId, selectTestName } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import { wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { usePageTitle } from '#src/title.ts';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import { DraftStatus, useSavedWords } from '../../request/draft-status.host.tsx';
import { useRequestActor } from '../../request/request-actor.ts';
import type { ImportRowsHostProps } from '../../import/import-rows/import-rows.host.tsx';
import { ImportRows } from './later-parts.ts';
import { WizardPhoneHead } from '#src/ui/wizard-phone-head.tsx';
import { wizardPlace } from '../../request/launch-places.ts';
import { useSteps } from './use-steps.ts';

export const placeOf =
  (test: string) =>
  (snapshot: BuildRequestSnapshot): string => {
    const tests = selectTests(snapshot);
    const position = selectIsNewTest(snapshot) ? tests.length + 1 : tests.findIndex(({ id }) => id === test) + 1;
    return `Test ${position} of ${Math.max(tests.length, position)}`;
  };

type NamedProps = {
  readonly wizardRef: LaunchWizardActorRef;
  readonly title: string;
  readonly over: string;
  readonly keys: readonly StatusBarKey[];
};

/** Deferred. */
export function Named({ wizardRef, title, over, keys: shown }: NamedProps) {
  const name = useDeferredValue(useSelector(wizardRef, selectTestName));
  usePageTitle(useDeferredValue(`${title}, ${name}`));
  return <DraftStatus actorRef={useRequestActor()} note={`${name}, ${over.toLowerCase()}`} keys={shown} />;
}

type NamedImportProps = Omit<ImportRowsHostProps, 'back'> & { readonly wizardRef: LaunchWizardActorRef; readonly step: WizardStep };

export function NamedImport({ wizardRef, step, ...along }: NamedImportProps) {
  const name = useSelector(wizardRef, selectTestName);
  return <ImportRows {...along} back={`${wizardStepLabels[step]}, ${name}`} />;
}

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
