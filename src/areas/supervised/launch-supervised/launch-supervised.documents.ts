import { graphql } from '#schema/generated/client/gql.ts';

export const RequestToLaunch = graphql(`
  query LaunchSupervised_Request($id: ID!) {
    platformTest(id: $id) {
      __typename
      ... on AdvancedTestRequest {
        id
        code
        name
        accessToApplication
        testObjective
        rawTestCases {
          requestedTestId
        }
        requestedTests {
          id
          name
          activity
          applicationType
          accessToApplicationUrl
          testGoal
          inScope
          outOfScope
          accessToSecureEnvironmentInstructions
          predefinedUserAccountsInstructions
          customTargetingRequirements
          numberOfResultsPerTestCaseNeeded
          testCases
          ...AdvancedTestRow
          targetingGroups {
            id
            countries {
              id
            }
            languages {
              id
            }
            devices {
              id
            }
            internetBrowsers {
              id
            }
            operatingSystemDeviceTypes {
              id
            }
            operatingSystemVersions {
              id
            }
          }
        }
      }
    }
  }
`);

export const TargetingOptions = graphql(`
  query LaunchSupervised_Targeting {
    countries(retired: true) {
      id
      code
      name
      payoutMultiplier
      isRetired
    }
    languages(retired: true) {
      id
      name
      isRetired
    }
    operatingSystems(retired: true) {
      id
      name
      isRetired
    }
    operatingSystemVersions(retired: true) {
      id
      name
      group
      isRetired
    }
    operatingSystemDeviceTypes(retired: true) {
      id
      name
      isRetired
    }
    mobileDevices(retired: true) {
      id
      name
      group
      isRetired
    }
    manufacturers(retired: true) {
      id
      name
      isRetired
    }
    internetBrowsers(retired: true) {
      id
      name
      isRetired
    }
  }
`);

export const LaunchSupervisedTest = graphql(`
  mutation LaunchSupervised_Launch($input: LaunchSupervisedTestInput!) {
    launchSupervisedTest(input: $input) {
      successful
      result {
        testId
        resultsPageUrl
        advancedTestRequestId
      }
      errors {
        ...Refusal
        retryAt
      }
    }
  }
`);

export const InvalidDevices = graphql(`
  query LaunchSupervised_InvalidDevices($input: TesterDevicesInput!) {
    testersWithInvalidDevices(input: $input) {
      email
      fullName
      devices
    }
  }
`);

export const CreditBalance = graphql(`
  query LaunchSupervised_Credits {
    getCurrentOrganizationUser {
      id
      organization {
        id
        creditAccount {
          balance
        }
      }
    }
  }
`);
