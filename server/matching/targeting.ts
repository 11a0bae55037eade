import type { TargetingGroupInput } from '#schema/rules/launch/requested-test.ts';
import type { TesterWishes } from './wishes.ts';

/** Browsers are shown to testers and filter nothing. */
export const wishesOf = (group: TargetingGroupInput): TesterWishes => ({
  countryIds: group.countryIds,
  languageIds: group.languageIds,
  deviceTypeIds: group.operatingSystemDeviceTypeIds,
  operatingSystemVersionIds: group.operatingSystemVersionIds,
  mobileDeviceIds: group.mobileDeviceIds,
});
