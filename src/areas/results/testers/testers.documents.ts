import { graphql } from '#schema/generated/client/gql.ts';

export const ParticipantRow = graphql(`
  fragment Results_ParticipantRow on Participant {
    ...ParticipantRow
    moderationClaim {
      name
      ...ModerationClaimRow
    }
    testerId
    fullName
    country {
      code
      name
    }
    invitedAt
    completedCasesCount
    reportedIssuesCount
    hasReportedIssue
    highestSeverity
    moderationStatus
    numberOfPendingIssueModerations
    numberOfPendingResultModerations
    issueGenerationProcessing
    issueGenerationFailed
    publishingFailReason
    publishesAt
    isActiveInTestCasesExecution
    lastCaseResultCompletedAt
    version
    chatChannels {
      id
      externalId
      chatType
      status
      unreadCount
    }
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
        assignedCommunityTestManagers {
          id
          status
        }
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

export const TakeBackPublishing = graphql(`
  mutation Testers_TakeBack($input: TakeBackPublishingInput!) @repeatable {
    takeBackPublishing(input: $input) {
      successful
      result {
        ...ParticipantRow
        issueGenerationProcessing
        issueGenerationFailed
        publishingFailReason
        publishesAt
        version
      }
      errors {
        ...Refusal
      }
    }
  }
`);
