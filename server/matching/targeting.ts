import type { TargetingGroupInput } from '#schema/rules/launch/requested-test.ts';
import type { TesterWishes } from './wishes.ts';

/** What a targeting group wishes of testers; browsers are told to the testers and do not filter. */
export const wishesOf = (group: TargetingGroupInput): TesterWishes => ({
  countryIds: group.countryIds,
  languageIds: group.languageIds,
  deviceTypeIds: group.operatingSystemDeviceTypeIds,
  operatingSystemVersionIds: group.operatingSystemVersionIds,
  mobileDeviceIds: group.mobileDeviceIds,
});
