import { graphql } from '#schema/generated/client/gql.ts';

export const CloneSourceDocument = graphql(`
  query CloneTest_Source($id: ID!) {
    launchDrafts {
      id
    }
    platformTest(id: $id) {
      __typename
      ... on AdvancedTestRequest {
        id
        code
        name
        sdlcStage
        desiredOutcomes {
          code
        }
        customDesiredOutcomes
        files {
          id
          name
          mediaKind
          size
        }
        accessToApplication
        testObjective
        notes
        platformsToTestOn
        deviceRequirements
        testLocalisation
        testCasesUrl
        knownIssuesUrl
        capabilities
        requestedTests {
          id
          name
          testCasesCount
        }
      }
      ... on FlexibleTestingTest {
        id
        code
        name
        sdlcStage
        desiredOutcomes {
          code
        }
        customDesiredOutcomes
        files {
          id
          name
          mediaKind
          size
        }
        applicationUrl
        description
        credentialsAndAccessInstructions
        additionalUrlsAndResources
        environments {
          platform
        }
        activityType
        requestedTestId
        cases(first: 1) {
          totalCount
        }
      }
    }
  }
`);

export const RequestedTestToClone = graphql(`
  query CloneTest_Requested($id: ID!) {
    requestedTest(id: $id) {
      id
      name
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
      hasKnownIssuesList
      knownIssuesListUrl
      knownIssuesSource
      knownIssuesUrl
      knownIssues
      kilStartingFromTestCycleCode
      testCases
      testCasesUrl
      testCasesSource
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
      needsVideoEvidence
      videoRequirementStrategy
      customTargetingRequirements
      requiresTestData
      testDataPool
      targetingGroups {
        id
        countries {
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
        }
        devices {
          id
          name
        }
        internetBrowsers {
          id
          name
        }
      }
    }
  }
`);

export const CasesToClone = graphql(`
  query CloneTest_Cases($id: ID!, $after: String, $hasResults: Boolean!) {
    platformTest(id: $id) {
      __typename
      ... on FlexibleTestingTest {
        id
        cases(first: 200, after: $after) {
          totalCount
          nodes {
            id
            code
            name
            section
            completedCaseResults @include(if: $hasResults) {
              id
              status
              isRejected
            }
            prerequisites
            steps {
              id
              instruction
              expectedResult
            }
            additionalInformationFields {
              id
              label
            }
            tags
            requireVideoAttachment
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`);

export const KeepClone = graphql(`
  mutation CloneTest_Keep($input: SaveLaunchDraftInput!) {
    saveLaunchDraft(input: $input) {
      successful
      result {
        id
        version
      }
      errors {
        ...Refusal
      }
    }
  }
`);
