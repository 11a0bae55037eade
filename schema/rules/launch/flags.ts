export type LaunchFlags = {
  readonly advancedTestsAccess: boolean;
  readonly newLaunchUxEnabled: boolean;
  readonly autoLaunchingEnabled: boolean;
  readonly googleSheetsAutoImportEnabled: boolean;
  readonly knownIssuesUploadEnabled: boolean;
  readonly videoRequirementEnabled: boolean;
  readonly uniqueTestData: boolean;
  readonly scopeRequirements: boolean;
  readonly testCaseUploader: boolean;
  readonly testRailImporter: boolean;
  readonly deliveryModeSelection: boolean;
};

export type OrganizationSwitches = Pick<
  LaunchFlags,
  | 'advancedTestsAccess'
  | 'newLaunchUxEnabled'
  | 'autoLaunchingEnabled'
  | 'googleSheetsAutoImportEnabled'
  | 'knownIssuesUploadEnabled'
  | 'videoRequirementEnabled'
>;

/** By feature flag, the switch that it sets. */
export const launchFeatures = {
  uniqueTestData: 'routing-unique-test-data',
  scopeRequirements: 'scope-requirements',
  testCaseUploader: 'customer-test-case-uploader',
  testRailImporter: 'customer-test-rails-test-case-importer',
  deliveryModeSelection: 'delivery-mode-selection',
} as const;

export function launchFlags(organization: OrganizationSwitches, enabledFeatures: Iterable<string>): LaunchFlags {
  const enabled = new Set(enabledFeatures);
  return {
    advancedTestsAccess: organization.advancedTestsAccess,
    newLaunchUxEnabled: organization.newLaunchUxEnabled,
    autoLaunchingEnabled: organization.autoLaunchingEnabled,
    googleSheetsAutoImportEnabled: organization.googleSheetsAutoImportEnabled,
    knownIssuesUploadEnabled: organization.knownIssuesUploadEnabled,
    videoRequirementEnabled: organization.videoRequirementEnabled,
    uniqueTestData: enabled.has(launchFeatures.uniqueTestData),
    scopeRequirements: enabled.has(launchFeatures.scopeRequirements),
    testCaseUploader: enabled.has(launchFeatures.testCaseUploader),
    testRailImporter: enabled.has(launchFeatures.testRailImporter),
    deliveryModeSelection: enabled.has(launchFeatures.deliveryModeSelection),
  };
}
