import type { ResultOf } from '#schema/generated/client/gql.ts';
import type { Option } from '#src/ui/option.ts';
import type { TargetingChoices } from './launch-wizard.documents.ts';
import type { TargetingOffer } from './targeting-step.view.tsx';

type Entry = { readonly id: string; readonly name: string; readonly group?: string | null };
type Answer = ResultOf<typeof TargetingChoices>;
type Asked = { readonly isLoading: boolean; readonly hasFailed: boolean; readonly onRetry: () => void };

const option = ({ id, name, group }: Entry): Option => ({ id, label: name, ...(group == null ? {} : { group }) });

export function targetingOffer(answer: Answer | undefined, { isLoading, hasFailed, onRetry }: Asked): TargetingOffer {
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
