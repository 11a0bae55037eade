import type { KeyingConfig } from '@urql/exchange-graphcache';

const none = (): null => null;
const by =
  (field: string) =>
  (entity: object): string | null => {
    const value: unknown = Reflect.get(entity, field);
    return typeof value === 'string' ? value : null;
  };

const own: KeyingConfig = {
  OrganizationOption: by('publicId'),
  Notification: by('publicId'),
  FeatureFlag: by('name'),
  ImportMapping: by('kind'),
  // Ids that are unique within one list only: two testers have the same case, each with a result of their own.
  AssignedCase: none,
  AvailableCommunityTestManager: none,
  ComparedCase: none,
  ReferenceEntry: none,
};

/** By id; what has none is embedded in its parent. */
export const keys: KeyingConfig = new Proxy(own, { get: (known, name: string) => known[name] ?? by('id') });

export const possibleTypes = { PlatformTest: ['AdvancedTestRequest', 'FlexibleTestingTest'] };
