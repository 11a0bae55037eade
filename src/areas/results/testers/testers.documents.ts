import { graphql } from '#schema/generated/client/gql.ts';

export const ParticipantRow = graphql(`
  fragment Results_ParticipantRow on Participant {
    id
    testerId
    fullName
    country {
      code
      name
    }
    status
    invitedAt
    assignedCasesCount
    approvedTestCasesCount
    completedCasesCount
    reportedIssuesCount
    hasReportedIssue
    highestSeverity
    moderationStatus
    numberOfPendingIssueModerations
    resultsPublishable
    issueGeneration
    issueGenerationProcessing
    issueGenerationFailed
    publishingFailReason
    isActiveInTestCasesExecution
    lastCaseResultCompletedAt
    communityTestManagersEnabled
    version
  }
`);

export const TestersOfTest = graphql(`
  query Testers_Groups($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on FlexibleTestingTest {
        id
        supportsAutomaticTesterManagement
        automaticTesterManagementEnabled
        selectionRequirementsGroups {
          id
          name
          status
          numberOfApprovedResults
          numberOfResultsNeeded
          numberOfPublishedResults
          numberOfAssignedCases
          participants {
            ...Results_ParticipantRow
          }
        }
      }
    }
  }
`);
