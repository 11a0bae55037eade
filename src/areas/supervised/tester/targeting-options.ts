import { dimensions } from '#machines/flows/supervised/select-testers.ts';
import type { Dimension } from '#machines/flows/supervised/select-testers.ts';
import type { Option } from '#src/ui/option.ts';

type Entry = {
  readonly id: string;
  readonly name: string;
  readonly group?: string | null;
  readonly code?: string;
  readonly isRetired: boolean;
};
type Reference = Readonly<
  Record<
    | 'countries'
    | 'languages'
    | 'operatingSystems'
    | 'operatingSystemVersions'
    | 'operatingSystemDeviceTypes'
    | 'mobileDevices'
    | 'manufacturers'
    | 'internetBrowsers',
    readonly Entry[]
  >
>;

/** What targeting chooses from, and whether it has come. */
export type TargetingOffer = {
  readonly stage: 'loading' | 'failed' | 'ready';
  readonly fields: readonly TargetingField[];
  readonly onRetry: () => void;
};

/** What is retired stands there for groups that name it, and is offered to no other. */
export type TargetingOption = Option & { readonly isRetired?: true };
export type TargetingField = { readonly dimension: Dimension; readonly label: string; readonly options: readonly TargetingOption[] };

/** What may be chosen, and what is chosen. */
export const offeredOptions = (options: readonly TargetingOption[], chosen: readonly string[]): readonly Option[] =>
  options.filter(({ id, isRetired }) => isRetired === undefined || chosen.includes(id));

const fields: Readonly<Record<Dimension, { readonly label: string; readonly from: keyof Reference }>> = {
  countryIds: { label: 'Countries', from: 'countries' },
  languageIds: { label: 'Languages', from: 'languages' },
  deviceTypeIds: { label: 'Device types', from: 'operatingSystemDeviceTypes' },
  operatingSystemIds: { label: 'Operating systems', from: 'operatingSystems' },
  operatingSystemVersionIds: { label: 'Operating system versions', from: 'operatingSystemVersions' },
  manufacturerIds: { label: 'Manufacturers', from: 'manufacturers' },
  mobileDeviceIds: { label: 'Mobile devices', from: 'mobileDevices' },
  internetBrowserIds: { label: 'Internet browsers', from: 'internetBrowsers' },
};

/** What each dimension is called. */
export const targetingLabels = Object.fromEntries(dimensions.map((dimension) => [dimension, fields[dimension].label]));

const optionOf = ({ id, name, group, code, isRetired }: Entry): TargetingOption => ({
  id,
  label: name,
  ...(group != null && { group }),
  ...(code !== undefined && { country: code }),
  ...(isRetired && { isRetired: true, description: 'Retired' }),
});

/** What each dimension of a group offers; empty lists until they are known. */
export const targetingOptions = (reference: Reference | undefined): readonly TargetingField[] =>
  dimensions.map((dimension) => ({
    dimension,
    label: fields[dimension].label,
    options: (reference?.[fields[dimension].from] ?? []).map(optionOf),
  }));
