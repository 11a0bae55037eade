import type { TargetingGroupInput } from '#schema/rules/launch/requested-test.ts';

/** Any value within a list, every list that is not empty, all device lists on one device. */
export type TesterWishes = {
  readonly countryIds?: readonly (string | number)[] | null;
  readonly languageIds?: readonly (string | number)[] | null;
  readonly deviceTypeIds?: readonly (string | number)[] | null;
  readonly operatingSystemIds?: readonly (string | number)[] | null;
  readonly operatingSystemVersionIds?: readonly (string | number)[] | null;
  readonly manufacturerIds?: readonly (string | number)[] | null;
  readonly mobileDeviceIds?: readonly (string | number)[] | null;
};

export type Facet = {
  readonly kind: string;
  readonly searchColumn: string;
  readonly deviceColumn: string;
  readonly values: readonly number[];
};

const noReference = -1;

export const readReference = (id: string | number): number | null => {
  const number = typeof id === 'number' ? id : /^\d{1,9}$/.test(id) ? Number(id) : null;
  return Number.isSafeInteger(number) ? number : null;
};

/** As searched and as stored; an impossible id matches nothing. */
export const referenceNumbers = (ids: readonly (string | number)[] | null | undefined): readonly number[] =>
  (ids ?? []).map((id) => readReference(id) ?? noReference);

const facet = (kind: string, searchColumn: string, ids: readonly (string | number)[] | null | undefined): readonly Facet[] =>
  ids === null || ids === undefined || ids.length === 0
    ? []
    : [{ kind, searchColumn, deviceColumn: `${kind}_id`, values: referenceNumbers(ids) }];

export const personFacets = (wishes: TesterWishes): readonly Facet[] => [
  ...facet('country', 'country_id', wishes.countryIds),
  ...facet('language', 'language_ids', wishes.languageIds),
];

const deviceFacetColumn = 'operating_system_device_type_id';

export const deviceFacets = (wishes: TesterWishes): readonly Facet[] => [
  ...facet('device_type', 'device_type_ids', wishes.deviceTypeIds).map((found) => ({ ...found, deviceColumn: deviceFacetColumn })),
  ...facet('operating_system', 'operating_system_ids', wishes.operatingSystemIds),
  ...facet('operating_system_version', 'operating_system_version_ids', wishes.operatingSystemVersionIds),
  ...facet('manufacturer', 'manufacturer_ids', wishes.manufacturerIds),
  ...facet('mobile_device', 'mobile_device_ids', wishes.mobileDeviceIds),
];

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const knownIds = (ids: readonly string[] | null | undefined): readonly string[] => (ids ?? []).filter((id) => uuid.test(id));

/** Browsers are shown to testers and filter nothing. */
export const wishesOf = (group: TargetingGroupInput): TesterWishes => ({
  countryIds: group.countryIds,
  languageIds: group.languageIds,
  deviceTypeIds: group.operatingSystemDeviceTypeIds,
  operatingSystemVersionIds: group.operatingSystemVersionIds,
  mobileDeviceIds: group.mobileDeviceIds,
});
