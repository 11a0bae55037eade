import { graphql } from '#schema/generated/client/gql.ts';

export const TargetingChoices = graphql(`
  query LaunchWizard_TargetingChoices($applicationType: String) {
    countries {
      id
      code
      name
    }
    languages {
      id
      name
    }
    operatingSystemVersions(applicationType: $applicationType) {
      id
      name
      group
    }
    mobileDevices(applicationType: $applicationType) {
      id
      name
      group
    }
    internetBrowsers {
      id
      name
    }
    operatingSystemDeviceTypes(applicationType: $applicationType) {
      id
      name
    }
  }
`);

export const EarlierTests = graphql(`
  query LaunchWizard_EarlierTests($platform: String!) {
    requestedTests(platform: $platform) {
      id
      name
      testCycleCode
    }
  }
`);
