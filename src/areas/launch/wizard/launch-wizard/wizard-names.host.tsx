import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { BuildRequestSnapshot } from '#machines/flows/launch/request/build-request.ts';
import { selectIsNewTest, selectTests } from '#machines/flows/launch/request/build-request.selectors.ts';
import { selectTestName } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import { wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { usePageTitle } from '#src/title.ts';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import { DraftStatus } from '../../request/draft-status.host.tsx';
import { useRequestActor } from '../../request/request-actor.ts';
import type { ImportRowsHostProps } from '../../import/import-rows/import-rows.host.tsx';
import { ImportRows } from './later-parts.ts';

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
