import { useEffect, useMemo, useRef } from 'react';
import type { WizardStepActorRef } from '#machines/flows/launch/wizard/wizard-step.ts';
import { useReference } from '#src/cache/reference.ts';
import { focusField } from '#src/ui/focus.ts';
import { fieldId } from '../../request/launch-places.ts';
import { TargetingChoices } from './launch-wizard.documents.ts';
import { useStepForm, useValue } from './step-form.ts';
import { TargetingStepView } from './targeting-step.view.tsx';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import type { Option } from '#src/ui/option.ts';
import type { TargetingOffer } from './targeting-step.view.tsx';

type Entry = { readonly id: string; readonly name: string; readonly group?: string | null };
type Answer = ResultOf<typeof TargetingChoices>;
type Asked = { readonly isLoading: boolean; readonly hasFailed: boolean; readonly onRetry: () => void };

const option = ({ id, name, group }: Entry): Option => ({ id, label: name, ...(group == null ? {} : { group }) });

function targetingOffer(answer: Answer | undefined, { isLoading, hasFailed, onRetry }: Asked): TargetingOffer {
  const english = answer?.languages.find(({ name }) => name === 'English');
  return {
    options: {
      countries: (answer?.countries ?? []).map(({ id, name, code }) => ({ id, label: name, country: code })),
      languages: (answer?.languages ?? []).map(option),
      operatingSystemDeviceTypes: (answer?.operatingSystemDeviceTypes ?? []).map(option),
      operatingSystemVersions: (answer?.operatingSystemVersions ?? []).map(option),
      devices: (answer?.mobileDevices ?? []).map(option),
      internetBrowsers: (answer?.internetBrowsers ?? []).map(option),
    },
    isLoading,
    failure: hasFailed ? 'The choices could not be loaded.' : null,
    onRetry,
    preset: english === undefined ? [] : [{ id: english.id, name: english.name }],
  };
}

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
