import { graphql } from '#schema/generated/client/gql.ts';

export const DetailedFile = graphql(`
  fragment TestDetails_File on RequestFile {
    id
    name
    size
    url
  }
`);

export const TestDetails = graphql(`
  query TestDetails_Test($testId: ID!, $isStaff: Boolean!) {
    featureFlags {
      name
      enabled
    }
    platformTest(id: $testId) {
      __typename
      ... on AdvancedTestRequest {
        id
        createdAt
        creditsDeducted
        testWindow {
          ...WholeWindow
        }
        files {
          ...TestDetails_File
        }
        accessToApplication
        testObjective
        notes
        platformsToTestOn
        deviceRequirements
        testLocalisation
        testCasesUrl
        knownIssuesUrl
        sdlcStage
        desiredOutcomes {
          code
          name
        }
        customDesiredOutcomes
        schedule {
          ...ManageSchedule_Schedule
        }
        requestedTests {
          id
          name
          testCycleCode
          activity
          applicationType
          applicationName
          applicationVersion
          accessToApplicationUrl
          requiresAccessToSecureEnvironment
          accessToSecureEnvironmentInstructions
          requiresPredefinedUserAccounts
          predefinedUserAccountsInstructions
          requiresFinancialTransactions
          financialTransactionsInstructions
          requiresKycIdentityCheck
          kycIdentityCheckInstructions
          requiresPersonalIdentifyingInformation
          personalIdentifyingInformationInstructions
          requiresMovingToDifferentLocation
          movingToDifferentLocationInstructions
          testCasesCount
          testCasesUrl
          hasKnownIssuesList
          knownIssuesListUrl
          knownIssuesUrl
          knownIssuesCount
          kilStartingFromTestCycleCode
          needsVideoEvidence
          videoRequirementStrategy
          requiresTestData
          testDataRowsCount
          numberOfResultsPerTestCaseNeeded
          inScope
          outOfScope
          scopeRequirements {
            content
            answers
            other
          }
          testGoal
          moderationEnabled
          customTargetingRequirements
          targetingGroups {
            id
            countries {
              id
              name
            }
            devices {
              id
              name
            }
            internetBrowsers {
              id
              name
            }
            languages {
              id
              name
            }
            operatingSystemDeviceTypes {
              id
              name
            }
            operatingSystemVersions {
              id
              name
              group
            }
          }
          ...AdvancedTestRow
          failedConditions {
            code
            message
          }
        }
      }
      ... on FlexibleTestingTest {
        id
        createdAt
        creditsDeducted
        testWindow {
          ...WholeWindow
        }
        files {
          ...TestDetails_File
        }
        activityType
        applicationUrl
        description
        credentialsAndAccessInstructions
        additionalUrlsAndResources
        testerSpecificationLink
        environments {
          platform
        }
        requiredAttachmentForPass
        ...TestSettings_Test
        schedule {
          ...ManageSchedule_Schedule
        }
        selectionRequirementsGroups @include(if: $isStaff) {
          id
          name
          platforms
          tags
          other
          isFull
          ...ResultsNeededRow
          countries {
            id
            name
          }
          languages {
            id
            name
          }
          operatingSystems {
            id
            name
          }
          operatingSystemVersions {
            id
            name
            group
          }
          operatingSystemDeviceTypes {
            id
            name
          }
          manufacturers {
            id
            name
          }
          mobileDevices {
            id
            name
            group
          }
          internetBrowsers {
            id
            name
          }
        }
      }
    }
  }
`);
